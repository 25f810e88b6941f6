import { addHours } from 'date-fns';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { WHILE_HELD } from '#domain/users/account-hold.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PassportLinkModel } from '../../src/features/passports/passport-link.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { paymentTaker, staff, staffInPerson, staffMember } from '../../src/operation/access.ts';
import { aReset } from '../account-builders.ts';
import { PASSWORD, aCourse, aStaffMember, aStudent, anEmail, givePoints, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { mailOf } from '../mail-scene.ts';
import { startMailbox } from '../mailbox.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';
import { linkTo } from './security-scene.ts';

const WAITING = Object.entries(WHILE_HELD).flatMap(([name, held]) =>
  held === 'waits' || held === 'waitsForFormerOwner' ? [name] : [],
);
const GUARDS: unknown[] = [staff, staffMember, staffInPerson, paymentTaker];
const isForStaff = ({ access }: { access: unknown }) => GUARDS.includes(access);

const CONFIRM = '/confirmar-correo';
const STOP = '/no-fui-yo';
const NEW_PASSWORD = 'otro-secreto-2';

const mailbox = await startMailbox();
const server = useTestServer({ ...mailbox.settings, MAIL_PER_MINUTE: '6000' });
afterAll(() => mailbox.stop());
const visitor = () => connectGraphql(server.url);
const clerk = useBuilt(() => aStaffMember(server, 'desk'));

const confirm = (token: string) => visitor().confirmEmailChange({ token });
const stop = (token: string) => visitor().stopAccountChange({ token });
const status = async (email: string, password = PASSWORD) =>
  (await visitor().login({ email, password })).status;

const confirmed = async () => {
  const { id } = await aStudent(server);
  const email = anEmail();
  good(await clerk.api.updateUser({ id, email }));
  good(await confirm(await linkTo(mailbox, email, CONFIRM)));
  return { id, email };
};

describe('points and tokens', () => {
  const redeem = { points: 1, description: 'Gorra' };
  const aToken = { currentPassword: PASSWORD, name: 'Máquina', scopes: ['read'] };
  const held = (until: Date) => ({
    status: 409,
    detail: `${messages.accountHeld} ${longDayAndTime(until, academy.timeZone)}`,
  });

  const heldUntil = async (id: string) => (await UserModel.findById(id).lean())?.heldUntil;

  it.each([
    [
      'an email that staff has set',
      async () => {
        const { id, email } = await confirmed();
        return { id, email, password: PASSWORD };
      },
    ],
    [
      'a password by a link of staff',
      async () => {
        const { id, email } = await aStudent(server);
        good(await visitor().resetPassword({ token: await aReset(id), newPassword: NEW_PASSWORD }));
        return { id, email, password: NEW_PASSWORD };
      },
    ],
  ])('wait 72 hours after %s, on both surfaces', async (_way, happen) => {
    const before = Date.now();
    const { id, email, password } = await happen();
    await givePoints(id, 500);
    const token = good(await visitor().login({ email, password })).accessToken;
    const until = (await heldUntil(id)) ?? new Date(0);
    expect(until.getTime()).toBeGreaterThanOrEqual(addHours(before, 72).getTime());
    for (const connect of [connectGraphql, connectRest]) {
      const refused = await connect(server.url, token).redeem(redeem);
      expect(refused).toMatchObject(held(until));
    }
    const api = connectGraphql(server.url, token);
    expect(await api.createAccessToken({ ...aToken, currentPassword: password })).toMatchObject(held(until));
    await UserModel.updateOne({ _id: id }, { $set: { heldUntil: addHours(until, -72) } });
    good(await connectRest(server.url, token).redeem(redeem));
    good(await api.createAccessToken({ ...aToken, currentPassword: password }));
  });

  it('do not wait after a password that the person has asked for by mail, or has changed', async () => {
    const member = await aStudent(server);
    good(await visitor().requestPasswordReset({ email: member.email }));
    const token = await linkTo(mailbox, member.email, '/restablecer');
    good(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD }));
    expect(await heldUntil(member.id)).toBeUndefined();
  });
});

describe('while an account may be in other hands', () => {
  /** A student whose email the desk has changed to an own one, and a session with it. */
  const taken = async () => {
    const owner = await aStudent(server);
    const email = anEmail();
    good(await clerk.api.updateUser({ id: owner.id, email }));
    good(await confirm(await linkTo(mailbox, email, CONFIRM)));
    const { accessToken } = good(await visitor().login({ email, password: PASSWORD }));
    return { owner, token: accessToken, api: connectGraphql(server.url, accessToken) };
  };
  const HELD = { status: 409, detail: expect.stringContaining(messages.accountHeld) };

  it('every operation that is not for staff alone waits, is told or stays, by the table', () => {
    const own = operationList
      .filter(({ name, operation }) => name.startsWith('Mutation.') && !isForStaff(operation.declared))
      .map(({ name }) => name);
    expect(Object.keys(WHILE_HELD).sort()).toEqual(own.sort());
  });

  it.each(WAITING)('%s waits', async (name) => {
    const { token } = await taken();
    const field = rootFields.find((root) => root.name === name)?.field;
    if (!field) throw new Error(`no ${name}`);
    const { declared, call, variables } = rootCall(field);
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `mutation ${declared} { ${call} }`, variables }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual([HELD.detail]);
  });

  it('names and telephone stay, the address may change', async () => {
    const { owner, api } = await taken();
    const before = await UserModel.findById(owner.id).orFail().lean();
    for (const change of [{ phone: '+54 11 5550 0000' }, { firstName: 'Otra' }, { lastName: 'Otra' }]) {
      expect(await api.updateProfile(change)).toMatchObject(HELD);
    }
    good(await api.updateProfile({ phone: before.phone, address: 'Calle Nueva 123' }));
    const { phone, firstName } = await UserModel.findById(owner.id).orFail().lean();
    expect({ phone, firstName }).toEqual({ phone: before.phone, firstName: before.firstName });
    await UserModel.updateOne({ _id: owner.id }, { $set: { heldUntil: new Date() } });
    good(await api.updateProfile({ phone: '+54 11 5550 0000' }));
  });

  it('what was done is told to whoever takes it back, on the page and by mail, and bookings are cancelled', async () => {
    const before = await aStudent(server);
    const { id: own } = good(await before.api.enrol({ courseId: (await aCourse()).id }));
    const email = anEmail();
    good(await clerk.api.updateUser({ id: before.id, email }));
    const link = await linkTo(mailbox, before.email, STOP);
    good(await confirm(await linkTo(mailbox, email, CONFIRM)));
    const { accessToken } = good(await visitor().login({ email, password: PASSWORD }));
    const api = connectGraphql(server.url, accessToken);
    const booked = good(await api.enrol({ courseId: (await aCourse()).id }));
    good(await api.sharePassport({ parts: ['courses'], days: 3 }));
    good(await connectRest(server.url, accessToken).cancelEnrolment(own));

    const { detail } = good(await stop(link));
    for (const said of ['se inscribió en una clase', 'compartió el pasaporte', 'canceló una clase'])
      expect(detail).toContain(said);
    const statusOf = async (id: string) => (await EnrolmentModel.findById(id).orFail().lean()).status;
    expect([await statusOf(booked.id), await statusOf(own)]).toEqual(['cancelled', 'cancelled']);
    expect(await PassportLinkModel.countDocuments({ userId: before.id })).toBe(0);
    await vi.waitFor(async () => {
      const told = (await mailOf(before)).find(({ kind }) => kind === 'email_stopped');
      expect(told?.facts.acts).toContain('se inscribió en una clase');
    });
    const { heldActs, actsToUndo } = await UserModel.findById(before.id).orFail().lean();
    expect([heldActs, actsToUndo]).toEqual([undefined, undefined]);
  });

  it('is finished by the sweep after a crash', async () => {
    const { owner, api } = await taken();
    const { id } = good(await api.enrol({ courseId: (await aCourse()).id }));
    await UserModel.updateOne({ _id: owner.id }, { $set: { actsToUndo: 'due' } });
    await sweep(server.deps);
    expect((await EnrolmentModel.findById(id).orFail().lean()).status).toBe('cancelled');
  });

  it('nothing is remembered of an account that nobody can take back', async () => {
    const member = await aStudent(server);
    good(await member.api.enrol({ courseId: (await aCourse()).id }));
    expect((await UserModel.findById(member.id).orFail().lean()).heldActs).toBeUndefined();
  });
});

describe('a clerk who wants the points of a student', () => {
  it('takes nothing: the student reads it at once, keeps the account, and has seven days to take it back', async () => {
    const student = await aStudent(server, { firstName: 'Brígida' });
    await givePoints(student.id, 500);
    const mine = anEmail();
    good(await clerk.api.updateUser({ id: student.id, email: mine }));

    const told = await linkTo(mailbox, student.email, STOP);
    const read = mailbox.messages.find(({ to }) => to.includes(student.email))?.body ?? '';
    expect(read).toContain('La academia anotó otra dirección de correo para tu cuenta');
    expect(read).toContain('Todavía no vale: sigues entrando con esta.');
    expect(read).not.toContain(mine);

    good(await confirm(await linkTo(mailbox, mine, CONFIRM)));
    good(await visitor().requestPasswordReset({ email: mine }));
    const reset = await linkTo(mailbox, mine, '/restablecer');
    good(await visitor().resetPassword({ token: reset, newPassword: NEW_PASSWORD }));
    const taken = connectGraphql(
      server.url,
      good(await visitor().login({ email: mine, password: NEW_PASSWORD })).accessToken,
    );
    expect(await taken.redeem({ points: 400, description: 'Todo' })).toMatchObject({ status: 409 });
    expect(
      await taken.createAccessToken({ currentPassword: NEW_PASSWORD, name: 'Puerta', scopes: ['write'] }),
    ).toMatchObject({ status: 409 });
    expect(await clerk.api.createPasswordReset(student.id)).toMatchObject({ status: 403 });

    good(await stop(told));
    expect((await taken.me()).status).toBe(401);
    expect(await status(mine, NEW_PASSWORD)).toBe(401);
    good(await visitor().requestPasswordReset({ email: student.email }));
    const own = await linkTo(mailbox, student.email, '/restablecer');
    good(await visitor().resetPassword({ token: own, newPassword: 'propia-clave-3' }));
    const back = good(await visitor().login({ email: student.email, password: 'propia-clave-3' }));
    expect(good(await connectGraphql(server.url, back.accessToken).myPoints())).toBe(500);
    const kinds = (await mailOf(student)).filter(({ to }) => to === student.email).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['email_requested', 'email_changed']));
  });
});

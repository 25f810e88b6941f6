import { addHours } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aReset } from '../account-builders.ts';
import { PASSWORD, aStaffMember, aStudent, anEmail, givePoints, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { mailOf } from '../mail-scene.ts';
import { startMailbox } from '../mailbox.ts';
import { linkTo } from './security-scene.ts';

const CONFIRM = '/confirmar-correo';
const STOP = '/no-fui-yo';
const NEW_PASSWORD = 'otro-secreto-2';

const mailbox = await startMailbox();
const server = useTestServer({ ...mailbox.settings, MAIL_PER_MINUTE: '6000' });
afterAll(() => mailbox.stop());
const surface = () => ({ url: server.url, connect: connectGraphql });
const visitor = () => connectGraphql(server.url);
let clerk: Member;
const desk = () => connectGraphql(server.url, clerk.token);

beforeAll(async () => {
  clerk = await aStaffMember(surface(), 'desk');
});

const confirm = (token: string) => visitor().confirmEmailChange({ token });
const stop = (token: string) => visitor().stopAccountChange({ token });
const status = async (email: string, password = PASSWORD) =>
  (await visitor().login({ email, password })).status;

const confirmed = async () => {
  const { id } = await aStudent(surface());
  const email = anEmail();
  good(await desk().updateUser({ id, email }));
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
        const { id, email } = await aStudent(surface());
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
    const member = await aStudent(surface());
    good(await visitor().requestPasswordReset({ email: member.email }));
    const token = await linkTo(mailbox, member.email, '/restablecer');
    good(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD }));
    expect(await heldUntil(member.id)).toBeUndefined();
  });
});

describe('a clerk who wants the points of a student', () => {
  it('takes nothing: the student reads it at once, keeps the account, and has seven days to take it back', async () => {
    const student = await aStudent(surface(), { firstName: 'Brígida' });
    await givePoints(student.id, 500);
    const mine = anEmail();
    good(await desk().updateUser({ id: student.id, email: mine }));

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
    expect(await desk().createPasswordReset(student.id)).toMatchObject({ status: 403 });

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

import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { IdentityModel } from '../../src/features/auth/google/identity.model.ts';
import { ResetModel } from '../../src/features/auth/reset.model.ts';
import { ReferralModel } from '../../src/features/referrals/referral.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { claimForGoogle } from '../../src/features/users/user.credentials.ts';
import {
  completeUser,
  createUser,
  markSettled,
  newPendingDocument,
  requireUser,
} from '../../src/features/users/user.store.ts';
import { WithdrawalModel } from '../../src/features/withdrawals/withdrawal.model.ts';
import type { Payload } from '../academy-api.ts';
import { aReset, aWithdrawal, correctEmail } from '../account-builders.ts';
import { PASSWORD, aDocumentNumber, academyDay, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { storedWith } from '../stored-with.ts';

const server = useTestServer();
const runCommand = useCommandLine(server);
const visitor = () => connectGraphql(server.url);
const admin = useBuilt(() => anAdmin(server));

const correct = (id: string, changes: Payload) => admin.api.updateUser({ id, ...changes });

const correctTo = (id: string, email: string) => correctEmail(admin.api, id, email);

const conflict = (detail: string) => ({ ok: false, status: 409, detail });

const signIn = async (email: string) => (await visitor().login({ email, password: PASSWORD })).status;

const found = async (search: string) =>
  good(await admin.api.users({ search, first: 100 })).nodes.map(({ id }) => id);

const aPending = () =>
  createUser({
    email: anEmail(),
    firstName: 'Paula',
    lastName: 'Vega',
    documentNumber: newPendingDocument(),
    createdAt: new Date(),
  });

describe('the data of a person', () => {
  it('are corrected by staff, only the given fields, and found by the new words', async () => {
    const member = await aStudent(server, { firstName: 'Anterior', lastName: 'Apellidovich' });
    const before = good(await member.api.me());
    const changes = {
      firstName: 'Brígida',
      lastName: 'Ñancucheo',
      documentType: 'Pasaporte',
      documentNumber: `ZZ ${aDocumentNumber()}`,
      birthDate: '1979-02-28',
      gender: 'Mujer',
      phone: null,
      address: 'Ruta 8 km 50',
      city: 'Luján',
      province: 'Mendoza',
    };
    expect(good(await correct(member.id, changes))).toEqual({ ...before, ...changes });
    expect(good(await correct(member.id, { city: null }))).toEqual({ ...before, ...changes, city: null });
    expect(good(await member.api.me())).toEqual({ ...before, ...changes, city: null });
    expect(await found(`nancucheo brigida ${changes.documentNumber}`)).toEqual([member.id]);
    expect(await found('apellidovich')).toEqual([]);
    expect(await found(before.documentNumber)).toEqual([]);
  });

  it.each<[Payload, string]>([
    [{ firstName: 'X' }, messages.firstName],
    [{ lastName: null }, messages.lastName],
    [{ documentType: 'Carnet' }, 'Elige uno de estos valores: DNI, PASAPORTE, CEDULA'],
    [{ documentNumber: 'PENDING-123' }, messages.documentNumber],
    [{ birthDate: '2020-02-30' }, messages.birthDateInvalid],
    [{ birthDate: academyDay(1) }, messages.birthDateInvalid],
    [{ gender: null }, 'Elige uno de estos valores: HOMBRE, MUJER'],
    [{ email: 'x@y' }, messages.email],
    [{ address: '-' }, messages.address],
    [{ phone: '1'.repeat(31) }, messages.phone],
  ])('follow the rules of registration: %o', async (changes, detail) => {
    const member = await aStudent(server);
    const before = good(await member.api.me());
    const [field] = Object.keys(changes);
    expect(await correct(member.id, { city: 'Luján', ...changes })).toMatchObject({
      status: 422,
      detail,
      fields: [{ field }],
    });
    expect(good(await member.api.me())).toEqual(before);
  });

  it('are in the audit trail field by field, until the person is anonymised', async () => {
    const member = await aStudent(server, { firstName: 'Ana' });
    const email = anEmail();
    good(await correct(member.id, { firstName: 'Anna', email }));
    const entries = () => AuditEntryModel.find({ subjectId: member.id, action: 'user.update' }).lean();
    const [entry] = await entries();
    expect(entry).toMatchObject({ outcome: 'done', actorId: admin.id });
    expect(entry?.changes).toMatchObject([
      { field: 'firstName', before: 'Ana', after: 'Anna' },
      { field: 'pendingEmail', before: null, after: email },
      { field: 'pendingEmailUntil' },
    ]);
    expect((await runCommand(['user', 'anonymise', member.id])).code).toBe(0);
    expect(await entries()).toMatchObject([{ changes: [], subjectLabel: messages.anonymisedPerson }]);
  });

  it('of a pending profile are corrected, except the document', async () => {
    const { id } = await aPending();
    expect(good(await correct(id, { lastName: 'Vegas', email: anEmail() }))).toMatchObject({
      lastName: 'Vegas',
      needsSetup: true,
    });
    expect(await found('vegas paula')).toEqual([id]);
    expect(await correct(id, { documentNumber: aDocumentNumber() })).toEqual(
      conflict(messages.studentPending),
    );
  });

  it('stay corrected when the student completes the profile, or links it to Google, with former data', async () => {
    const before = await aPending();
    good(await correct(before.id, { lastName: 'Vegas' }));
    await correctTo(before.id, anEmail());
    const documentNumber = aDocumentNumber();
    expect(await completeUser(before, { documentNumber, lastName: 'Vega' })).toBeNull();
    expect(await claimForGoogle(before, `google:${before.id}`)).toBe(false);
    const now = await requireUser(before.id);
    expect(now).toMatchObject({ lastName: 'Vegas', needsSetup: true });
    expect(await completeUser(now, { documentNumber })).toMatchObject({ lastName: 'Vegas' });
    expect(await claimForGoogle(now, `google:${before.id}`)).toBe(true);
  });
});

describe('another email', () => {
  it('signs in with the same password; the former email does not, and its sessions have ended', async () => {
    const member = await aStudent(server);
    const [email, token] = [anEmail(), await aReset(member.id)];
    expect(await correctTo(member.id, ` ${email.toUpperCase()} `)).toMatchObject({ email });
    expect(await signIn(member.email)).toBe(401);
    expect(await signIn(email)).toBe(200);
    expect((await member.api.me()).status).toBe(401);
    expect(await ResetModel.countDocuments({ userId: member.id })).toBe(0);
    expect(await visitor().resetPassword({ token, newPassword: 'otro-secreto-2' })).toMatchObject({
      detail: messages.resetInvalid,
    });
    expect(await found(email)).toEqual([member.id]);
    expect(await found(member.email)).toEqual([]);
    good(await aStudent(server, { email: member.email }).then(({ api }) => api.me()));
  });

  it('ends the link to a Google account, so that staff can hand over a password', async () => {
    const member = await aStudent(server);
    const googleKey = `google:${member.id}`;
    await IdentityModel.create({ _id: googleKey, userId: member.id, createdAt: new Date() });
    await UserModel.updateOne({ _id: member.id }, { $set: { googleKey, passwordHash: null } });
    expect(await admin.api.createPasswordReset(member.id)).toEqual(conflict(messages.resetOfGoogle));
    await correctTo(member.id, anEmail());
    expect(await IdentityModel.exists({ userId: member.id })).toBeNull();
    good(await admin.api.createPasswordReset(member.id));
  });

  it('ends nothing if it is the present one', async () => {
    const member = await aStudent(server);
    await aReset(member.id);
    good(await correct(member.id, { email: member.email, firstName: 'Otra' }));
    expect(good(await member.api.me())).toMatchObject({ firstName: 'Otra' });
    expect(await ResetModel.countDocuments({ userId: member.id })).toBe(1);
  });

  it('that another account has is rejected, and so is a document; nothing is changed or ended', async () => {
    const [member, other] = [await aStudent(server), await aStudent(server)];
    const { documentNumber } = good(await other.api.me());
    const dotted = [...documentNumber].join('.').slice(0, 20);
    const before = good(await member.api.me());
    await aReset(member.id);
    expect(await correct(member.id, { firstName: 'X Æ', email: other.email })).toEqual(
      conflict(messages.emailTaken),
    );
    expect(await correct(member.id, { firstName: 'X Æ', documentNumber: dotted })).toEqual(
      conflict(messages.documentNumberTaken),
    );
    expect(good(await member.api.me())).toEqual(before);
    expect(await ResetModel.countDocuments({ userId: member.id })).toBe(1);
  });

  type Give = (id: string, value: string) => Promise<{ ok: boolean }>;

  const finish: Give = async (id, email) => {
    const asked = await correct(id, { email });
    return asked.ok ? admin.api.finishEmailChange({ userId: id, reason: 'Por teléfono' }) : asked;
  };

  it.each<[string, () => string, Give, string[]]>([
    ['email', anEmail, finish, [messages.emailTaken, messages.emailNotConfirmed]],
    [
      'documentNumber',
      aDocumentNumber,
      (id, documentNumber) => correct(id, { documentNumber }),
      [messages.documentNumberTaken],
    ],
  ])('the same %s for two people at once is stored for one', async (field, aValue, give, details) => {
    for (let round = 0; round < 3; round += 1) {
      const value = aValue();
      const members = [await aStudent(server), await aStudent(server)];
      const results = await Promise.all(members.map(({ id }) => give(id, value)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const refused = results.find(({ ok }) => !ok);
      expect(refused).toMatchObject({ status: 409, detail: expect.toBeOneOf(details) as string });
      expect(await UserModel.countDocuments({ [field]: value })).toBe(1);
    }
  });

  it('of an admin is set by the operator only', async () => {
    const [colleague, email] = [await anAdmin(server), anEmail()];
    for (const { id } of [colleague, admin]) {
      expect(await correct(id, { email, role: 'student' })).toEqual(conflict(messages.emailOfAdmin));
      good(await correct(id, { firstName: 'Inés' }));
    }
    good(await colleague.api.me());
    const { stdout } = await runCommand(['user', 'set-email', colleague.email, email]);
    expect(stdout).toBe(`${email}: admin, active\n`);
    expect(await signIn(email)).toBe(200);
  });

  it('takes over the invitations of the former one, so that an erasure finds them', async () => {
    const [host, second] = [await aStudent(server), await aStudent(server)];
    const [wrong, right] = [anEmail(), anEmail()];
    for (const referredEmail of [wrong, right]) good(await host.api.createReferral({ referredEmail }));
    good(await second.api.createReferral({ referredEmail: wrong }));
    const member = await aStudent(server, { email: wrong });
    await correctTo(member.id, right);
    const referrals = () => ReferralModel.find({ referrerId: { $in: [host.id, second.id] } }).lean();
    expect((await referrals()).map(({ referredEmail, status }) => [referredEmail, status])).toEqual([
      [right, 'registered'],
      [right, 'registered'],
    ]);
    expect(await UserModel.findById(member.id).lean()).not.toHaveProperty('formerEmails');
    expect((await runCommand(['user', 'anonymise', member.id])).code).toBe(0);
    expect((await referrals()).filter(({ referredEmail }) => [wrong, right].includes(referredEmail))).toEqual(
      [],
    );
  });

  it('lets an erasure find withdrawal requests by the former one, unless another account has it now', async () => {
    const [wrong, shared, right] = [anEmail(), anEmail(), anEmail()];
    const member = await aStudent(server, { email: wrong });
    for (const email of [shared, right]) await correctTo(member.id, email);
    await aStudent(server, { email: shared });
    const [ofWrong, ofShared] = [await aWithdrawal(wrong), await aWithdrawal(shared)];
    expect((await runCommand(['user', 'anonymise', member.id])).code).toBe(0);
    expect(await WithdrawalModel.findById(ofWrong).lean()).toMatchObject({
      name: messages.anonymisedPerson,
      about: '',
    });
    expect(await WithdrawalModel.findById(ofShared).lean()).toMatchObject({ email: shared, name: 'Ana Paz' });
    expect(await storedWith([new RegExp(wrong)])).toEqual([]);
  });

  it('that its new owner had invited earns no points', async () => {
    const [member, email] = [await aStudent(server), anEmail()];
    good(await member.api.createReferral({ referredEmail: email }));
    await correctTo(member.id, email);
    expect(await ReferralModel.findOne({ referrerId: member.id }).lean()).toMatchObject({
      status: 'pending',
    });
  });

  it('that changes while referrals are being settled leaves them due', async () => {
    const member = await aStudent(server);
    await UserModel.updateOne({ _id: member.id }, { referrals: 'due' });
    const state = async () => (await UserModel.findById(member.id).lean())?.referrals;
    await markSettled(member.id, anEmail());
    expect(await state()).toBe('due');
    await markSettled(member.id, member.email);
    expect(await state()).toBe('settled');
  });
});

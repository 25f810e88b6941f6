import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AccessTokenModel } from '../../src/features/access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Operation } from '../../src/operation/operation.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import { aToken } from '../account-builders.ts';
import {
  NO_SUCH_ID,
  PASSWORD,
  aBooking,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  textOfEverything,
  good,
  type Member,
} from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { guardClass, oneOfEach } from '../matrices.ts';
import { operationList } from '../operation-list.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer({
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  ...MAIL_AWAY,
  // One student has an enrolment of every call.
  MAX_ACTIVE_ENROLMENTS: '1000',
});
const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));

const NOT_FOR_TOKENS = { ok: false, status: 403, detail: messages.notForTokens };
const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };

describe('a personal access token', () => {
  it('is shown once, stored as a hash, and listed without it', async () => {
    const { token, accessToken } = good(
      await apiOf(student).createAccessToken({
        currentPassword: PASSWORD,
        name: ' Planilla ',
        scopes: ['write', 'read', 'read'],
      }),
    );
    expect(token).toMatch(/^acd_[\w-]{43}$/);
    expect(accessToken).toMatchObject({ name: 'Planilla', scopes: ['read', 'write'], lastUsedAt: null });
    const days = (Date.parse(accessToken.expiresAt) - Date.parse(accessToken.createdAt)) / 86_400_000;
    expect(days).toBe(90);
    expect(good(await apiOf(student).myAccessTokens())[0]).toEqual(accessToken);
    expect(await textOfEverything()).not.toContain(token);
  });

  it.each(surfaces)('acts for its owner by %s, and its use is recorded', async (_surface, connect) => {
    const { id, token } = await aToken(student.id, ['read', 'write']);
    const api = connect(server.url, token);
    expect(good(await api.me()).id).toBe(student.id);
    const { id: courseId } = await aPersonalisedCourse();
    good(await api.enrol(aBooking(courseId)));
    const used = good(await apiOf(student).myAccessTokens()).find((listed) => listed.id === id);
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each(surfaces)(
    'stops working by %s at once when it is revoked, and when it expires',
    async (_surface, connect) => {
      const [revoked, expired] = [await aToken(student.id), await aToken(student.id)];
      for (const { token } of [revoked, expired]) good(await connect(server.url, token).me());
      expect(good(await apiOf(student).revokeAccessToken(revoked.id))).toEqual({
        detail: messages.tokenRevoked,
      });
      await AccessTokenModel.updateOne({ _id: expired.id }, { expiresAt: addDays(new Date(), -1) });
      for (const { token } of [revoked, expired]) {
        expect(await connect(server.url, token).me()).toEqual(UNAUTHENTICATED);
      }
    },
  );

  it.each([{ isActive: false }, { role: 'student' }])(
    'ends when its owner is changed to %j',
    async (change) => {
      const owner = await anAdmin(server);
      const { token } = await aToken(owner.id);
      good(await apiOf({ token }).adminStats());
      good(await apiOf(admin).updateUser({ id: owner.id, ...change }));
      expect(await apiOf({ token }).me()).toEqual(UNAUTHENTICATED);
    },
  );

  it('has no more rights than its owner: none of a deactivated account, none of a former admin', async () => {
    const owner = await anAdmin(server);
    const { token } = await aToken(owner.id);
    await UserModel.updateOne({ _id: owner.id }, { role: 'student' });
    expect(await apiOf({ token }).adminStats()).toMatchObject({ status: 403, detail: messages.forbidden });
    await UserModel.updateOne({ _id: owner.id }, { isActive: false });
    expect(await apiOf({ token }).me()).toMatchObject({ status: 403, detail: messages.deactivated });
  });

  it.each([
    ['name', 'x', messages.tokenName],
    ['name', 'x'.repeat(81), messages.tokenName],
    ['scopes', [], messages.tokenScopes],
    ['expiresInDays', 0, messages.tokenDays],
    ['expiresInDays', 367, messages.tokenDays],
    ['scopes', ['read', 'admin'], messages.tokenAdminScope],
    ['scopes', ['payments'], messages.tokenPaymentsScope],
  ])('is not created with %s %j', async (field, value, message) => {
    const stored = await AccessTokenModel.countDocuments();
    const input = { name: 'Planilla', scopes: ['read'], currentPassword: PASSWORD, [field]: value };
    expect(await apiOf(student).createAccessToken(input)).toMatchObject({
      status: 422,
      fields: [{ field, message }],
    });
    expect(await AccessTokenModel.countDocuments()).toBe(stored);
  });

  it('is created only with the password, where the account has one', async () => {
    const owner = await aStudent(server);
    const input = { name: 'Planilla', scopes: ['read'] };
    for (const currentPassword of [undefined, null, '', 'otra-cosa']) {
      expect(await apiOf(owner).createAccessToken({ ...input, currentPassword })).toMatchObject({
        status: 422,
        fields: [{ field: 'currentPassword', message: messages.currentPassword }],
      });
    }
    expect(await AccessTokenModel.countDocuments({ userId: owner.id })).toBe(0);
    await UserModel.updateOne({ _id: owner.id }, { passwordHash: null });
    good(await apiOf(owner).createAccessToken(input));
  });

  it('is limited to 50 per owner', async () => {
    const owner = await aStudent(server);
    await Promise.all(Array.from({ length: 49 }, () => aToken(owner.id)));
    const another = { name: 'Otro', scopes: ['read'], currentPassword: PASSWORD };
    const results = await Promise.all([1, 2, 3, 4].map(() => apiOf(owner).createAccessToken(another)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual({
      ok: false,
      status: 409,
      detail: messages.tooManyTokens,
    });
  });

  it('of another user is not found and not changed', async () => {
    const { id, token } = await aToken(student.id);
    for (const unknown of [id, NO_SUCH_ID, 'x']) {
      expect(await apiOf(admin).revokeAccessToken(unknown)).toEqual({
        ok: false,
        status: 404,
        detail: messages.tokenNotFound,
      });
    }
    good(await apiOf({ token }).me());
  });

  it('is in the audit trail with its scopes, without its value', async () => {
    const { token, accessToken } = good(
      await apiOf(admin).createAccessToken({
        currentPassword: PASSWORD,
        name: 'Con rastro',
        scopes: ['read', 'admin'],
        expiresInDays: 7,
      }),
    );
    const [entry] = await AuditEntryModel.find({
      action: 'accessToken.create',
      subjectId: accessToken.id,
    }).lean();
    expect(entry?.changes).toEqual([
      { field: 'scopes', before: null, after: 'read, admin' },
      { field: 'expiresInDays', before: null, after: '7' },
    ]);
    expect(JSON.stringify(entry)).not.toContain(token.slice(4));
  });
});

/** What concerns the account itself. */
const IN_PERSON = [
  'Query.mySessions',
  'Query.myAccessTokens',
  'Query.myCalendarLinks',
  'Query.myPassportLinks',
  'Mutation.sharePassport',
  'Mutation.revokePassportLink',
  'Mutation.createCalendarLink',
  'Mutation.revokeCalendarLink',
  'Query.myMailPreferences',
  'Mutation.setMailPreference',
  'Query.mySecondFactor',
  'Query.myData',
  'Mutation.requestDeletion',
  'Mutation.withdrawDeletion',
  'Mutation.startSecondFactor',
  'Mutation.confirmSecondFactor',
  'Mutation.verifySecondFactor',
  'Mutation.confirmIdentity',
  'Mutation.endSecondFactor',
  'Mutation.logout',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.createAccessToken',
  'Mutation.revokeAccessToken',
  'Mutation.changePassword',
  'Mutation.acceptInstructorInvitation',
  'Mutation.keepMySecondFactor',
  'Mutation.stopMyEmailChange',
  'Query.serviceAccounts',
  'Mutation.createServiceAccount',
  'Mutation.updateServiceAccount',
  'Mutation.rotateServiceAccount',
  'Mutation.endServiceAccount',
  'Mutation.setPaymentInvoice',
  'Mutation.mailReceipt',
  'Mutation.refundPayment',
  'Mutation.undoPayment',
  'Mutation.openTill',
  'Mutation.closeTill',
  'Mutation.handOverTill',
  'Mutation.recordCashMovement',
  'Mutation.issueAmmunitionSheet',
  'Mutation.reportRangeAction',
];

const isForSessions = ({ name, operation }: { name: string; operation: Operation }) =>
  IN_PERSON.includes(name) || operation.declared.recentAuthentication === 'always';

describe.each(surfaces)('the scopes of a token over %s', (surfaceName, connect) => {
  const offered = operationList.filter(({ rest }) => connect === connectGraphql || rest);
  const listed = offered.flatMap(({ name, operation }) => {
    const row = ACCESS_TABLE[name];
    return row ? [{ name, operation, ...row }] : [];
  });
  const rows = oneOfEach(listed, ({ name, operation, statuses }) => [
    guardClass(name, operation),
    statuses,
    IN_PERSON.includes(name),
  ]);
  let scene: { asker: Member; student: Member; personalisedId: string; anEnrolment: () => Promise<string> };

  beforeAll(async () => {
    const { id: personalisedId } = await aPersonalisedCourse();
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    scene = { asker: admin, student, personalisedId, anEnrolment };
  });

  const callWith = async (call: (typeof rows)[number]['call'], token: string) =>
    call(connect(server.url, token), { ...scene, asker: { ...admin, token } });

  it.each(rows.filter(isForSessions))('$name rejects tokens', async ({ call }) => {
    const { token } = await aToken(admin.id);
    expect(await callWith(call, token)).toEqual(NOT_FOR_TOKENS);
  });

  it.each(rows.filter((row) => !isForSessions(row)))(
    `$name with all of them returns what its owner would get`,
    async ({ call, statuses }) => {
      const { token } = await aToken(admin.id);
      const result = await callWith(call, token);
      expect(result.ok ? 200 : result.status, `${surfaceName} ${JSON.stringify(result)}`).toBe(
        statuses.admin,
      );
    },
  );
});

describe('another student’s class, for an admin’s token without the admin scope', () => {
  it.each(surfaces)('is not found by %s', async (_surface, connect) => {
    const { id: courseId } = await aPersonalisedCourse();
    const { id } = good(await student.api.enrol(aBooking(courseId)));
    const { token } = await aToken(admin.id, ['read', 'write']);
    expect(await connect(server.url, token).enrolment(id)).toMatchObject({ status: 404 });
  });
});

describe('the command line', () => {
  const runCommand = useCommandLine(server);

  it('creates, lists and revokes the tokens of a user', async () => {
    const { email } = await aStudent(server);
    const created = await runCommand([
      'token',
      'create',
      email,
      '--name',
      'Consola',
      '--scope',
      'read',
      '--days',
      '5',
    ]);
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const token = created.stdout.trim();
    expect(good(await apiOf({ token }).me()).email).toBe(email);
    const listed = await runCommand(['token', 'list', email, '--json']);
    const [{ id, name }] = JSON.parse(listed.stdout) as [{ id: string; name: string }];
    expect(name).toBe('Consola');
    expect((await runCommand(['token', 'list', email])).stdout).toMatch(new RegExp(`${id} +Consola +read`));
    expect((await runCommand(['token', 'revoke', email, id])).stdout).toBe(`${id}: revoked.\n`);
    expect(await apiOf({ token }).me()).toEqual(UNAUTHENTICATED);
  });
});

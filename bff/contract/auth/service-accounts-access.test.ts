import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '#domain/access-tokens/access-token.ts';
import { messages } from '#domain/messages.ts';
import { systemContext, type ServiceActor } from '../../src/operation/context.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import type { Operation } from '../../src/operation/operation.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import type { Scene } from '../access/roles.ts';
import { aServiceAccount } from '../account-builders.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
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
const surface = () => ({ url: server.url, connect: connectGraphql });
let admin: Member;
let student: Member;

beforeAll(async () => {
  admin = await anAdmin(surface());
  student = await aStudent(surface());
});

const NOT_FOR_TOKENS = { ok: false, status: 403, detail: messages.notForTokens };
const SCOPE_REFUSED = {
  ok: false,
  status: 403,
  detail: expect.stringContaining(messages.tokenScopeMissing),
};
const NOT_FOUND = 404;

/** What belongs to the account of a person. */
const OF_A_PERSON = [
  'Mutation.reportRangeAction',
  'Query.me',
  'Query.myData',
  'Query.myEnrolments',
  'Query.myEntryCode',
  'Query.myPoints',
  'Query.myPointsTransactions',
  'Query.myReferrals',
  'Query.myWaitingList',
  'Query.mySessions',
  'Query.myAccessTokens',
  'Query.myCalendarLinks',
  'Mutation.createCalendarLink',
  'Mutation.revokeCalendarLink',
  'Query.myMailPreferences',
  'Mutation.setMailPreference',
  'Query.myPassportLinks',
  'Mutation.sharePassport',
  'Mutation.revokePassportLink',
  'Query.mySecondFactor',
  'Mutation.setupProfile',
  'Mutation.updateProfile',
  'Mutation.changePassword',
  'Mutation.acceptInstructorInvitation',
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
  'Mutation.enrol',
  'Mutation.bookClass',
  'Mutation.joinWaitingList',
  'Mutation.leaveWaitingList',
  'Mutation.keepMySecondFactor',
  'Mutation.stopMyEmailChange',
  'Mutation.redeemPoints',
  'Query.myMoneyAccount',
  'Query.myMoneyEntries',
  'Mutation.mailMyReceipt',
  'Mutation.createReferral',
];

/** What could make a secret permanent, moves money, or names the person who answers for it. */
const OF_AN_ADMIN_IN_PERSON = [
  'Mutation.correctFirearm',
  'Mutation.createAccessToken',
  'Mutation.revokeAccessToken',
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
];

/** With every scope. */
const aServiceActor: ServiceActor = {
  user: null,
  serviceAccount: { id: NO_SUCH_ID, name: 'Integración' },
  sessionId: '',
  scopes: TOKEN_SCOPES,
  isVerified: true,
  authenticatedAt: null,
};

const REFUSED = [...OF_A_PERSON, ...OF_AN_ADMIN_IN_PERSON];

const isRefused = ({ name, operation }: { name: string; operation: Operation }) =>
  REFUSED.includes(name) || operation.declared.recentAuthentication === 'always';

/** Of classes that only an instructor has. */
const OF_AN_INSTRUCTOR = ['Query.myClasses', 'Mutation.recordAttendance'];

it('is admitted by the guards of all operations but these', async () => {
  const ctx = { ...systemContext(server.deps), actor: aServiceActor };
  const refused: string[] = [];
  for (const { name, operation } of operationList) {
    await operation.authorise(ctx).catch((error: unknown) => {
      expect(error, name).toMatchObject({ message: messages.notForTokens });
      refused.push(name);
    });
  }
  expect(refused.sort()).toEqual([...REFUSED, ...OF_AN_INSTRUCTOR].sort());
});

const isQuery = (name: string) => name.startsWith('Query.');

describe.each(surfaces)('a service account over %s', (surfaceName, connect) => {
  const rows = operationList
    .filter(({ rest }) => connect === connectGraphql || rest)
    .flatMap(({ name, operation }) => {
      const row = ACCESS_TABLE[name];
      return row ? [{ name, operation, ...row }] : [];
    });
  /** A result that differs is a class of its own. */
  const cells = (chosen: typeof rows) =>
    oneOfEach(chosen, ({ name, operation, statuses }) => [guardClass(name, operation), statuses]);
  let scene: Scene;

  beforeAll(async () => {
    const { id: personalisedId } = await aPersonalisedCourse();
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    scene = { asker: admin, student, personalisedId, anEnrolment };
  });

  const callWith = (call: (typeof rows)[number]['call'], token: string) =>
    call(connect(server.url, token), { ...scene, asker: { ...admin, token } });

  it.each(cells(rows))('requires the read or the write scope for $name', async ({ name, call }) => {
    const { token } = await aServiceAccount(isQuery(name) ? ['write', 'admin'] : ['read', 'admin']);
    expect(await callWith(call, token)).toEqual(SCOPE_REFUSED);
  });

  it.each(cells(rows.filter(({ statuses }) => statuses.student === 403 && statuses.admin === 200)))(
    'requires the admin scope for $name',
    async ({ call }) => {
      const { token } = await aServiceAccount(['read', 'write']);
      expect(await callWith(call, token)).toEqual(SCOPE_REFUSED);
    },
  );

  it.each(cells(rows.filter(isRefused)))('may not call $name', async ({ call }) => {
    const { token } = await aServiceAccount();
    expect(await callWith(call, token)).toEqual(NOT_FOR_TOKENS);
  });

  it.each(cells(rows.filter((row) => !isRefused(row))))(
    'gets from $name what an admin would',
    async ({ call, statuses }) => {
      const { token } = await aServiceAccount();
      const result = await callWith(call, token);
      expect(result.ok ? 200 : result.status, `${surfaceName} ${JSON.stringify(result)}`).toBe(
        statuses.admin,
      );
    },
  );

  it.each(cells(rows.filter((row) => !isRefused(row) && row.statuses['other student'] === NOT_FOUND)))(
    'finds nothing by $name without the admin scope',
    async ({ call }) => {
      const { token } = await aServiceAccount(['read', 'write']);
      const result = await callWith(call, token);
      expect(result.ok ? 200 : result.status, JSON.stringify(result)).toBe(NOT_FOUND);
    },
  );
});

describe('the Idempotency-Key of a service account', () => {
  const course = (name: string) => ({
    name,
    description: 'Texto',
    location: 'Pilar',
    courseType: 'Grupal',
    price: 1,
  });

  it('is bound to it, the operation and the payload', async () => {
    const [one, other] = [await aServiceAccount(), await aServiceAccount()];
    const headers = { 'idempotency-key': randomUUID() };
    const by = ({ token }: { token: string }) => connectGraphql(server.url, token, headers);
    const first = good(await by(one).createCourse(course('De uno')));
    expect(good(await by(one).createCourse(course('De uno'))).id).toBe(first.id);
    expect(await by(one).createCourse(course('Otro'))).toMatchObject({
      status: 422,
      detail: messages.idempotencyKeyReused,
    });
    expect(await by(one).deactivateCourse({ id: first.id })).toMatchObject({ status: 422 });
    const ofOther = good(await by(other).createCourse(course('De uno')));
    const ofAdmin = good(await by(admin).createCourse(course('De uno')));
    expect(new Set([first.id, ofOther.id, ofAdmin.id]).size).toBe(3);
    expect(await CourseModel.countDocuments({ name: 'De uno' })).toBe(3);
  });
});

describe('the requests of a service account', () => {
  const limited = useTestServer({ RATE_LIMITS: 'on' });

  it('are limited to 600 a minute, for this service account only', async () => {
    const [one, other] = [await aServiceAccount(), await aServiceAccount()];
    const remaining = async ({ token }: { token: string }) => {
      const { headers } = await fetch(`${limited.url}/api/courses`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return headers.get('ratelimit');
    };
    expect(await remaining(one)).toMatch(/"requestByToken";r=599/);
    expect(await remaining(one)).toMatch(/"requestByToken";r=598/);
    expect(await remaining(other)).toMatch(/"requestByToken";r=599/);
  });
});

import { randomUUID } from 'node:crypto';
import { subMinutes, subSeconds } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { RECENT_AUTHENTICATION_MINUTES } from '#domain/auth/recent-authentication.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { SecondFactorModel } from '../../src/features/auth/second-factor/second-factor.model.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { recordRequest } from '../../src/features/deletions/deletion.store.ts';
import { ServiceAccountModel } from '../../src/features/service-accounts/service-account.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { ACCESS_TABLE, isOfTheAcademy, movesMoney } from '../access.table.ts';
import { only, type AccessRow, type Scene } from '../access/roles.ts';
import {
  aSecondFactor,
  aSecret,
  aServiceAccount,
  aToken,
  appOf,
  withoutSecondFactor,
} from '../account-builders.ts';
import {
  NO_SUCH_ID,
  PASSWORD,
  aBooking,
  aDeactivated,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anEmail,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { guardClass, oneOfEach } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { restRoutes } from '../../src/operations.ts';
import { surfaces } from '../surfaces.ts';
import { anEndpoint } from '../webhook-builders.ts';

/** They give power over an account, or change what a book of the authority says. */
const ASKING_OF_THE_ACADEMY = ['Mutation.correctFirearm', 'Mutation.inviteInstructor'];

/** Other mutations that ask for no recent password or code, by the reason. */
const NO_POWER: Record<string, readonly string[]> = {
  'it is how a session begins, or confirms who uses it': [
    'register',
    'login',
    'requestPasswordReset',
    'resetPassword',
    'confirmIdentity',
    'verifySecondFactor',
  ],
  'its own input has the password or the code': ['changePassword', 'endSecondFactor'],
  'the link in the message shows who asks': ['confirmEmailChange', 'stopAccountChange'],
  'it stops a change of an account, which must never wait': [
    'withdrawEmailChange',
    'stopMyEmailChange',
    'keepMySecondFactor',
    'cancelSecondFactorLoss',
  ],
  'it ends access, which must never wait': [
    'logout',
    'endSession',
    'endOtherSessions',
    'endUserSession',
    'endUserAccess',
    'revokeAccessToken',
    'revokeUserAccessToken',
    'revokePassportLink',
    'revokeCalendarLink',
    'revokeUserCalendarLink',
    'endServiceAccount',
    'deleteWebhookEndpoint',
    'withdrawDeletion',
  ],
  'it concerns the caller’s own data alone': [
    'setupProfile',
    'updateProfile',
    'setMailPreference',
    'sharePassport',
    'createCalendarLink',
    'redeemPoints',
    'createReferral',
    'mailMyReceipt',
    'requestWithdrawal',
  ],
  'it creates accounts of students that nobody can sign in to': ['createPerson', 'importUsers'],
  'it is the day’s work': [
    'addPersonNote',
    'removePersonNote',
    'resendMail',
    'resendFailedMail',
    'settleWithdrawal',
  ],
  'programs do it by token: points, within the balance and audited': ['adjustPoints', 'handOutRedemption'],
  'a clerk takes money at the desk; giving it back is bounded by the limit of the rules, and only in a session':
    [
      'recordPayment',
      'setPaymentInvoice',
      'mailReceipt',
      'refundPayment',
      'undoPayment',
      'openTill',
      'closeTill',
      'handOverTill',
      'recordCashMovement',
    ],
  'the endpoint and its secret stay the same': ['sendTestEvent', 'redeliver', 'redeliverMatching'],
};

type Call = AccessRow['call'];
type ByInput = { gives: Record<string, Call>; spares: Record<string, Call> };

const ofUser =
  (changes: object): Call =>
  (api, { student }) =>
    only(api, 'updateUser')({ id: student.id, ...changes });

const settle =
  (decided: object): Call =>
  async (api, { student: { id: userId } }) => {
    await recordRequest(userId, { at: new Date() });
    return only(api, 'settleDeletion')({ userId, ...decided });
  };

/** Operations whose input decides. */
const BY_INPUT: Record<string, ByInput> = {
  'Mutation.updateUser': {
    gives: {
      role: ofUser({ role: 'student' }),
      staffRole: ofUser({ staffRole: null }),
      email: (api, scene) => ofUser({ email: anEmail() })(api, scene),
      'isActive: true': async (api) =>
        only(api, 'updateUser')({ id: (await aDeactivated(server)).id, isActive: true }),
    },
    spares: {
      clu: ofUser({ clu: 'CLU-2' }),
      'isActive: false': async (api) =>
        only(api, 'updateUser')({ id: (await aStudent(server)).id, isActive: false }),
    },
  },
  'Mutation.updateServiceAccount': {
    gives: {
      scopes: async (api) => {
        const { id } = await aServiceAccount();
        return only(api, 'updateServiceAccount')({ id, scopes: ['read'], currentPassword: PASSWORD });
      },
    },
    spares: {
      name: async (api) => {
        const { id } = await aServiceAccount();
        return only(api, 'updateServiceAccount')({ id, name: `Sistema ${randomUUID()}` });
      },
    },
  },
  'Mutation.updateWebhookEndpoint': {
    gives: {
      url: async (api) =>
        only(api, 'updateWebhookEndpoint')({ id: await anEndpoint(), url: 'https://a.invalid/x' }),
    },
    spares: {
      description: async (api) =>
        only(api, 'updateWebhookEndpoint')({ id: await anEndpoint(), description: 'CRM' }),
    },
  },
  'Mutation.settleDeletion': {
    gives: { approve: settle({ decision: 'approve' }) },
    spares: { refuse: settle({ decision: 'refuse', reason: 'Pagos pendientes' }) },
  },
};

const server = useTestServer({ ...MAIL_AWAY });

const NOT_FOR_TOKENS = { ok: false, status: 403, detail: messages.notForTokens };
const REQUIRED = { ok: false, status: 403, detail: messages.recentAuthenticationRequired };

const requireRow = (name: string) => {
  const row = ACCESS_TABLE[name];
  if (!row) throw new Error(`add its row to bff/contract/access: who may call ${name}, and its cost`);
  return row;
};

const declaredBy = (name: string) =>
  operationList.find((listed) => listed.name === name)?.operation.declared.recentAuthentication ?? null;

/** Each call that gives power, and who may make it. */
const giving = operationList.flatMap(({ name, operation, rest }) => {
  const { recentAuthentication } = operation.declared;
  if (recentAuthentication === null) return [];
  const asked = recentAuthentication === 'always' ? { always: requireRow(name).call } : BY_INPUT[name]?.gives;
  return Object.entries(asked ?? {}).map(([input, call]) => ({ name, input, call, rest, operation }));
});

const kindsOfGiving = oneOfEach(giving, ({ name, input, operation }) => [guardClass(name, operation), input]);

const sparing = Object.entries(BY_INPUT).flatMap(([name, { spares }]) =>
  Object.entries(spares).map(([input, call]) => ({ name, input, call })),
);

describe('every mutation', () => {
  const mutations = operationList.filter(({ name }) => name.startsWith('Mutation.'));
  const spared = Object.values(NO_POWER).flatMap((fields) => fields.map((field) => `Mutation.${field}`));

  const isDayWork = (name: string) => isOfTheAcademy(name) && !movesMoney(name);
  const decided = mutations.filter(({ name }) => !isDayWork(name));

  it('about courses, classes and weapons asks for it if it is one of these', () => {
    const asking = mutations.filter(({ name }) => isDayWork(name) && declaredBy(name) !== null);
    expect(asking.map(({ name }) => name).toSorted()).toEqual(ASKING_OF_THE_ACADEMY);
  });

  it.each(decided)('$name asks for recent authentication, or gives no power', ({ name, operation }) => {
    const decisions = [operation.declared.recentAuthentication !== null, spared.includes(name)];
    expect(
      decisions.filter(Boolean),
      'declare `recentAuthentication` if it gives power over others or over money, else add it to NO_POWER with the reason',
    ).toHaveLength(1);
  });

  it('that the table spares exists, once', () => {
    const names = decided.map(({ name }) => name);
    expect(spared.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(spared).size).toBe(spared.length);
  });

  it('whose input decides has its cases', () => {
    const byInput = mutations.filter(({ name }) => declaredBy(name) === 'byInput').map(({ name }) => name);
    expect(Object.keys(BY_INPUT).toSorted()).toEqual(byInput.toSorted());
  });

  it('that asks says so in schema.graphql', () => {
    const silent = rootFields
      .filter(({ name }) => declaredBy(name) !== null)
      .filter(({ field }) => !field.description?.replaceAll(/\s+/g, ' ').includes('recent password or code'))
      .map(({ name }) => name);
    expect(silent, 'say in its description that it needs a recent password or code').toEqual([]);
  });

  it('of REST asks for none', () => {
    const asking = restRoutes.filter(({ operation }) => operation.declared.recentAuthentication !== null);
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});

/** Sets up a second factor, and returns a code of its app. */
const anAppCode = async (userId: string) => {
  const secret = await aSecret(userId);
  await SecondFactorModel.updateOne({ _id: userId }, { activeSince: new Date() });
  return appOf(secret)();
};

const age = (member: Member, minutes: number) =>
  SessionModel.updateMany({ userId: member.id }, { authenticatedAt: subMinutes(new Date(), minutes) });

describe('what gives power over others', () => {
  const admin = useBuilt(() => anAdmin(server));
  let scene: Scene;

  beforeAll(async () => {
    const { id: personalisedId } = await aPersonalisedCourse();
    const student = await aStudent(server);
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    scene = { asker: admin, student, personalisedId, anEnrolment };
  });

  const callBy = (token: string, call: Call) => call(connectGraphql(server.url, token), scene);

  /** The account stays as the other rows need it. */
  const callAs = async (call: Call) => {
    scene.student = await aStudent(server);
    const result = await callBy(admin.token, call);
    await withoutSecondFactor(admin.id);
    return result;
  };

  it.each(kindsOfGiving)(
    '$name ($input) rejects tokens, service accounts and old sessions',
    async ({ call }) => {
      await age(admin, RECENT_AUTHENTICATION_MINUTES);
      expect(await callBy((await aToken(admin.id)).token, call)).toEqual(NOT_FOR_TOKENS);
      expect(await callBy((await aServiceAccount()).token, call)).toEqual(NOT_FOR_TOKENS);
      expect(await callBy(admin.token, call)).toEqual(REQUIRED);
    },
  );

  it.each(kindsOfGiving)(
    '$name ($input) accepts a session with a recent password or code',
    async ({ call }) => {
      await age(admin, RECENT_AUTHENTICATION_MINUTES);
      good(await admin.api.confirmIdentity({ currentPassword: PASSWORD }));
      good(await callAs(call));
      await age(admin, RECENT_AUTHENTICATION_MINUTES);
      const code = await anAppCode(admin.id);
      good(await admin.api.verifySecondFactor({ code }));
      await withoutSecondFactor(admin.id);
      good(await callAs(call));
    },
  );

  it.each(sparing)('$name ($input) gives none: tokens and old sessions may', async ({ call }) => {
    await age(admin, RECENT_AUTHENTICATION_MINUTES);
    scene.student = await aStudent(server);
    const isInPerson = call === BY_INPUT['Mutation.updateServiceAccount']?.spares.name;
    if (!isInPerson) good(await callBy((await aToken(admin.id)).token, call));
    scene.student = await aStudent(server);
    good(await callBy(admin.token, call));
  });

  it('changes nothing, leaves no audit entry and does not use up the key when it is rejected', async () => {
    await age(admin, RECENT_AUTHENTICATION_MINUTES);
    const student = await aStudent(server);
    const api = connectGraphql(server.url, admin.token, { 'idempotency-key': randomUUID() });
    const promote = () => api.updateUser({ id: student.id, role: 'admin' });
    expect(await promote()).toEqual(REQUIRED);
    const { token } = await aToken(admin.id);
    expect(await connectGraphql(server.url, token).updateUser({ id: student.id, role: 'admin' })).toEqual(
      NOT_FOR_TOKENS,
    );
    expect((await UserModel.findById(student.id).lean())?.role).toBe('student');
    expect(await AuditEntryModel.countDocuments({ subjectId: student.id })).toBe(0);
    const accounts = await ServiceAccountModel.countDocuments();
    const row = requireRow('Mutation.createServiceAccount');
    expect(await callBy(admin.token, row.call)).toEqual(REQUIRED);
    expect(await ServiceAccountModel.countDocuments()).toBe(accounts);
    good(await admin.api.confirmIdentity({ currentPassword: PASSWORD }));
    expect(good(await promote()).role).toBe('admin');
    expect(good(await promote()).role).toBe('admin');
  });

  it('is rejected before its subject is looked up and its input is read', async () => {
    await age(admin, RECENT_AUTHENTICATION_MINUTES);
    const api = admin.api;
    expect(await api.createPasswordReset(NO_SUCH_ID)).toEqual(REQUIRED);
    expect(await api.updateUser({ id: NO_SUCH_ID, role: 'x' })).toEqual(REQUIRED);
    const query = 'mutation ($value: UpdateUserInput!) { updateUser(input: $value) { id } }';
    const { response, body } = await postGraphql(
      server.url,
      { query, variables: { value: { id: 7, role: 7 } } },
      admin.token,
    );
    expect(response.status).toBe(403);
    expect(JSON.stringify(body)).toContain('RECENT_AUTHENTICATION_REQUIRED');
  });

  it('is what others may not do at all, with their own reason', async () => {
    const student = await aStudent(server);
    await age(student, RECENT_AUTHENTICATION_MINUTES);
    const api = connectGraphql(server.url, student.token);
    expect(await api.updateUser({ id: student.id, role: 'admin' })).toMatchObject({
      detail: messages.forbidden,
    });
    expect(await connectGraphql(server.url).inviteInstructor(NO_SUCH_ID)).toMatchObject({
      status: 401,
    });
  });
});

describe.each(surfaces)('a confirmed identity by %s', (_surface, connect) => {
  const api = ({ token }: { token: string }) => connect(server.url, token);
  const power = async ({ token, id }: Member) => {
    const result = await connectGraphql(server.url, token).startSecondFactor({ currentPassword: PASSWORD });
    await withoutSecondFactor(id);
    return result.ok;
  };

  it('lasts ten minutes, and a sign-in is one', async () => {
    const member = await aStudent({ url: server.url, connect });
    expect(await power(member)).toBe(true);
    const limit = subMinutes(new Date(), RECENT_AUTHENTICATION_MINUTES);
    await SessionModel.updateMany({ userId: member.id }, { authenticatedAt: limit });
    expect(await power(member)).toBe(false);
    expect(good(await api(member).confirmIdentity({ currentPassword: PASSWORD }))).toEqual({
      detail: messages.identityConfirmed,
    });
    expect(await power(member)).toBe(true);
    await SessionModel.updateMany({ userId: member.id }, { authenticatedAt: subSeconds(new Date(), 540) });
    expect(await power(member)).toBe(true);
  });

  it('is that of one session', async () => {
    const member = await aStudent({ url: server.url, connect });
    const { email } = member;
    const other = good(await connect(server.url).login({ email, password: PASSWORD })).accessToken;
    await age(member, RECENT_AUTHENTICATION_MINUTES);
    good(await api({ token: other }).confirmIdentity({ currentPassword: PASSWORD }));
    expect(await power(member)).toBe(false);
    expect(await power({ ...member, token: other })).toBe(true);
  });

  it('of a session of an earlier version is not recent', async () => {
    const member = await aStudent({ url: server.url, connect });
    await SessionModel.updateMany({ userId: member.id }, { $unset: { authenticatedAt: 1 } });
    expect(await power(member)).toBe(false);
  });

  it('needs the right password, which is asked for', async () => {
    const member = await aStudent({ url: server.url, connect });
    await age(member, RECENT_AUTHENTICATION_MINUTES);
    for (const currentPassword of [undefined, null, '', 'otra-cosa']) {
      expect(await api(member).confirmIdentity({ currentPassword })).toMatchObject({
        status: 422,
        fields: [{ field: 'currentPassword', message: messages.currentPassword }],
      });
    }
    expect(await power(member)).toBe(false);
  });

  it('needs the code as well, if the account has a second factor, and verifies the session', async () => {
    const member = await aStudent({ url: server.url, connect });
    const code = await aSecondFactor(member.id);
    const confirm = (given?: string) =>
      api(member).confirmIdentity({ currentPassword: PASSWORD, code: given });
    expect(await confirm()).toMatchObject({
      status: 422,
      fields: [{ field: 'code', message: messages.secondFactorCode }],
    });
    expect(await confirm('000000')).toMatchObject({
      status: 422,
      fields: [{ field: 'code', message: messages.secondFactorWrong }],
    });
    expect(await api(member).confirmIdentity({ code })).toMatchObject({
      fields: [{ field: 'currentPassword' }],
    });
    const own = connectGraphql(server.url, member.token);
    expect(good(await own.mySecondFactor()).isVerified).toBe(false);
    good(await confirm(code));
    expect(good(await own.mySecondFactor()).isVerified).toBe(true);
  });

  it('of an account without a password is a code, or another sign-in with Google', async () => {
    const member = await aStudent({ url: server.url, connect });
    await UserModel.updateOne({ _id: member.id }, { passwordHash: null });
    await age(member, RECENT_AUTHENTICATION_MINUTES);
    expect(await api(member).confirmIdentity({ currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      detail: messages.noPassword,
    });
    expect(await power(member)).toBe(false);
    const code = await aSecondFactor(member.id);
    good(await api(member).confirmIdentity({ code }));
    await withoutSecondFactor(member.id);
    expect(await power(member)).toBe(true);
  });

  it('is not for tokens', async () => {
    const member = await aStudent({ url: server.url, connect });
    const { token } = await aToken(member.id);
    expect(await api({ token }).confirmIdentity({ currentPassword: PASSWORD })).toEqual(NOT_FOR_TOKENS);
  });
});

describe('guesses of the password', () => {
  const limited = useTestServer({ RATE_LIMITS: 'on' });

  it('count as sign-in attempts, by either operation', async () => {
    const member = await aStudent({ url: limited.url, connect: connectGraphql });
    const api = connectGraphql(limited.url, member.token);
    let status = 0;
    for (let tries = 0; tries < 30 && status !== 429; tries += 1) {
      ({ status } = await api.confirmIdentity({ currentPassword: `otra-${tries}` }));
    }
    expect(status).toBe(429);
    expect(await api.login({ email: member.email, password: PASSWORD })).toMatchObject({ status: 429 });
  });
});

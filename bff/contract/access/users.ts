import {
  aMessage,
  anEmailChange,
  aNote,
  aPersonWithoutPassword,
  aSecondFactor,
  aSecondFactorLoss,
  aSession,
  aToken,
} from '../account-builders.ts';
import { aPendingUser, aText, anEmail } from '../builders.ts';
import { BASE, PAGE } from '../cost.table.ts';
import { ADMIN, SIGNED_IN, only, type AccessRows, DESK, ALL_STAFF } from './roles.ts';

const aPersonWithPendingEmail = async () => {
  const id = await aPersonWithoutPassword();
  await anEmailChange(id);
  return id;
};

const aPersonWithSecondFactor = async () => {
  const id = await aPersonWithoutPassword();
  await aSecondFactor(id);
  return id;
};

const aPersonWithLoss = async () => {
  const id = await aPersonWithoutPassword();
  await aSecondFactorLoss(id);
  return id;
};

export const userAccess: AccessRows = {
  'Query.allUsers': { call: (api) => api.allUsers(), documents: BASE + 1, statuses: ADMIN },
  'Query.users': { call: (api) => only(api, 'users')(), documents: BASE + PAGE + 1, statuses: DESK },
  'Query.user': {
    call: (api, { student }) => only(api, 'user')(student.id),
    documents: BASE + 3,
    statuses: DESK,
  },
  'Query.adminStats': { call: (api) => only(api, 'adminStats')(), documents: BASE + 20, statuses: ADMIN },
  'Query.release': { call: (api) => only(api, 'release')(), documents: BASE, statuses: ALL_STAFF },
  'Mutation.updateUser': {
    call: (api, { student }) => only(api, 'updateUser')({ id: student.id, clu: aText() }),
    documents: BASE + 6,
    changes: ['users'],
    statuses: DESK,
  },
  'Mutation.createPerson': {
    call: (api) => only(api, 'createPerson')({ firstName: 'Ana', email: anEmail() }),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Query.mailMessages': {
    call: (api, { student }) => only(api, 'mailMessages')({ userId: student.id }),
    documents: BASE + PAGE + 2,
    statuses: DESK,
  },
  'Query.mailMessage': {
    call: async (api, { student }) => only(api, 'mailMessage')(await aMessage(student.id)),
    documents: BASE + 3,
    statuses: DESK,
  },
  'Mutation.resendMail': {
    call: async (api) => only(api, 'resendMail')(await aMessage()),
    documents: BASE + 5,
    statuses: DESK,
  },
  'Mutation.resendFailedMail': {
    call: async (api) => {
      const { id: userId } = await aPendingUser();
      await aMessage(userId, { state: 'failed', reason: 'rejected' });
      return only(api, 'resendFailedMail')({ userId });
    },
    documents: BASE + 5,
    statuses: DESK,
  },
  'Query.myMailPreferences': {
    call: (api) => only(api, 'myMailPreferences')(),
    documents: BASE + 2,
    statuses: SIGNED_IN,
  },
  'Mutation.setMailPreference': {
    call: (api) => only(api, 'setMailPreference')({ topic: 'news', isWanted: false }),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Query.personNotes': {
    call: (api, { student }) => only(api, 'personNotes')({ userId: student.id }),
    documents: BASE + 3,
    statuses: DESK,
  },
  'Mutation.addPersonNote': {
    call: (api, { student }) => only(api, 'addPersonNote')({ userId: student.id, text: aText() }),
    documents: BASE + 4,
    statuses: DESK,
  },
  'Mutation.removePersonNote': {
    call: async (api, { student }) => only(api, 'removePersonNote')(await aNote(student.id)),
    documents: BASE + 4,
    statuses: DESK,
  },
  'Query.mayCreatePasswordReset': {
    call: async (api) => only(api, 'mayCreatePasswordReset')(await aPersonWithoutPassword()),
    documents: BASE + 3,
    statuses: DESK,
  },
  'Mutation.createPasswordReset': {
    call: async (api) => only(api, 'createPasswordReset')(await aPersonWithoutPassword()),
    documents: BASE + 4,
    statuses: DESK,
  },
  'Query.userSessions': {
    call: (api, { student }) => only(api, 'userSessions')(student.id),
    documents: BASE + 8,
    statuses: ADMIN,
  },
  'Query.userAccessTokens': {
    call: (api, { student }) => only(api, 'userAccessTokens')(student.id),
    documents: BASE + 8,
    statuses: ADMIN,
  },
  'Mutation.endUserSession': {
    call: async (api, { student: { id: userId } }) =>
      only(api, 'endUserSession')({ userId, id: await aSession(userId) }),
    documents: BASE + 8,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Mutation.revokeUserAccessToken': {
    call: async (api, { student: { id: userId } }) =>
      only(api, 'revokeUserAccessToken')({ userId, id: (await aToken(userId)).id }),
    documents: BASE + 8,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Mutation.endUserAccess': {
    // Of nobody whom the other rows need signed in.
    call: async (api) => only(api, 'endUserAccess')({ userId: (await aPendingUser()).id }),
    documents: BASE + 8,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Mutation.resendEmailChange': {
    call: async (api) => only(api, 'resendEmailChange')({ userId: await aPersonWithPendingEmail() }),
    documents: BASE + 6,
    changes: ['users'],
    statuses: DESK,
  },
  'Mutation.withdrawEmailChange': {
    call: async (api) => only(api, 'withdrawEmailChange')({ userId: await aPersonWithPendingEmail() }),
    documents: BASE + 6,
    changes: ['users'],
    statuses: DESK,
  },
  'Mutation.finishEmailChange': {
    call: async (api) =>
      only(api, 'finishEmailChange')({ userId: await aPersonWithPendingEmail(), reason: 'Por teléfono' }),
    documents: BASE + 10,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Query.userSecondFactor': {
    call: (api, { student }) => only(api, 'userSecondFactor')(student.id),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.requestSecondFactorLoss': {
    call: async (api) =>
      only(api, 'requestSecondFactorLoss')({ userId: await aPersonWithSecondFactor(), reason: 'Perdido' }),
    documents: BASE + 6,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Mutation.cancelSecondFactorLoss': {
    call: async (api) => only(api, 'cancelSecondFactorLoss')({ userId: await aPersonWithLoss() }),
    documents: BASE + 8,
    changes: ['users'],
    statuses: ADMIN,
  },
  'Mutation.importUsers': {
    call: (api) => only(api, 'importUsers')({ csv: `Email\n${anEmail()}` }),
    documents: BASE + 1,
    statuses: ADMIN,
  },
};

import { aSession, aToken } from '../account-builders.ts';
import { aPendingUser, anEmail } from '../builders.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

export const userAccess: AccessRows = {
  'Query.allUsers': { call: (api) => api.allUsers(), statuses: ADMIN },
  'Query.users': { call: (api) => only(api, 'users')(), statuses: ADMIN },
  'Query.user': { call: (api, { student }) => only(api, 'user')(student.id), statuses: ADMIN },
  'Query.adminStats': { call: (api) => only(api, 'adminStats')(), statuses: ADMIN },
  'Query.release': { call: (api) => only(api, 'release')(), statuses: ADMIN },
  'Mutation.updateUser': {
    call: (api, { student }) => only(api, 'updateUser')({ id: student.id, clu: 'CLU-1' }),
    statuses: ADMIN,
  },
  'Mutation.createPasswordReset': {
    call: (api, { student }) => only(api, 'createPasswordReset')(student.id),
    statuses: ADMIN,
  },
  'Query.userSessions': {
    call: (api, { student }) => only(api, 'userSessions')(student.id),
    statuses: ADMIN,
  },
  'Query.userAccessTokens': {
    call: (api, { student }) => only(api, 'userAccessTokens')(student.id),
    statuses: ADMIN,
  },
  'Mutation.endUserSession': {
    call: async (api, { student: { id: userId } }) =>
      only(api, 'endUserSession')({ userId, id: await aSession(userId) }),
    statuses: ADMIN,
  },
  'Mutation.revokeUserAccessToken': {
    call: async (api, { student: { id: userId } }) =>
      only(api, 'revokeUserAccessToken')({ userId, id: (await aToken(userId)).id }),
    statuses: ADMIN,
  },
  'Mutation.endUserAccess': {
    // Of nobody whom the other rows need signed in.
    call: async (api) => only(api, 'endUserAccess')({ userId: (await aPendingUser()).id }),
    statuses: ADMIN,
  },
  'Mutation.importUsers': {
    call: (api) => only(api, 'importUsers')({ csv: `Email\n${anEmail()}` }),
    statuses: ADMIN,
  },
};

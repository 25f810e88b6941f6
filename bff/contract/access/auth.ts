import {
  aReset,
  aSecondFactor,
  aSecret,
  aSession,
  aToken,
  appOf,
  withoutSecondFactor,
} from '../account-builders.ts';
import { PASSWORD, aProfile, aRegistration, anEmail, type Member } from '../builders.ts';
import { COMPLETE_PROFILE, OPEN, SIGNED_IN, only, statuses, type AccessRows } from './roles.ts';

/** Other rows sign in by the password alone. */
const leavingNone = async <T>(asker: Member | null, call: () => Promise<T>) => {
  const answer = await call();
  await withoutSecondFactor(asker?.id);
  return answer;
};

const SCOPED = { name: 'Integración', scopes: ['read'], currentPassword: PASSWORD };

export const authAccess: AccessRows = {
  'Query.health': { call: (api) => api.health(), statuses: OPEN },
  'Mutation.register': { call: (api) => api.register(aRegistration()), statuses: OPEN },
  'Mutation.login': {
    call: (api, { asker }) => api.login({ email: asker?.email ?? anEmail(), password: PASSWORD }),
    statuses: statuses(401, 200, 200, 200, 403, 200),
  },
  'Query.googleAuthUrl': { call: (api) => api.googleAuthUrl(), statuses: OPEN },
  'Query.me': { call: (api) => api.me(), statuses: SIGNED_IN },
  'Mutation.setupProfile': {
    call: (api) => api.setupProfile(aProfile()),
    statuses: statuses(401, 409, 409, 200, 403, 409),
  },
  'Mutation.updateProfile': {
    call: (api) => only(api, 'updateProfile')({ city: 'Luján' }),
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.changePassword': {
    call: (api) => only(api, 'changePassword')({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    statuses: SIGNED_IN,
  },
  'Query.mySecondFactor': { call: (api) => only(api, 'mySecondFactor')(), statuses: SIGNED_IN },
  'Mutation.startSecondFactor': {
    call: (api) => only(api, 'startSecondFactor')({ currentPassword: PASSWORD }),
    statuses: SIGNED_IN,
  },
  'Mutation.confirmSecondFactor': {
    call: async (api, { asker }) => {
      const code = appOf(await aSecret(asker?.id))();
      return leavingNone(asker, () => only(api, 'confirmSecondFactor')({ code }));
    },
    statuses: SIGNED_IN,
  },
  'Mutation.verifySecondFactor': {
    call: async (api, { asker }) => {
      const code = await aSecondFactor(asker?.id);
      return leavingNone(asker, () => only(api, 'verifySecondFactor')({ code }));
    },
    statuses: SIGNED_IN,
  },
  'Mutation.endSecondFactor': {
    call: async (api, { asker }) => {
      const code = await aSecondFactor(asker?.id);
      return leavingNone(asker, () => only(api, 'endSecondFactor')({ code }));
    },
    statuses: SIGNED_IN,
  },
  'Mutation.requestPasswordReset': {
    call: (api, { asker }) => only(api, 'requestPasswordReset')({ email: asker?.email ?? anEmail() }),
    statuses: OPEN,
  },
  'Mutation.resetPassword': {
    call: async (api) => only(api, 'resetPassword')({ token: await aReset(), newPassword: 'otro-secreto-2' }),
    statuses: OPEN,
  },
  'Query.mySessions': { call: (api) => only(api, 'mySessions')(), statuses: SIGNED_IN },
  'Mutation.endSession': {
    call: async (api, { asker }) => only(api, 'endSession')(await aSession(asker?.id)),
    statuses: SIGNED_IN,
  },
  'Mutation.endOtherSessions': { call: (api) => only(api, 'endOtherSessions')(), statuses: SIGNED_IN },
  'Query.myAccessTokens': { call: (api) => only(api, 'myAccessTokens')(), statuses: SIGNED_IN },
  'Mutation.createAccessToken': {
    call: (api) => only(api, 'createAccessToken')(SCOPED),
    statuses: SIGNED_IN,
  },
  'Mutation.revokeAccessToken': {
    call: async (api, { asker }) => only(api, 'revokeAccessToken')((await aToken(asker?.id)).id),
    statuses: SIGNED_IN,
  },
  'Mutation.logout': { call: (api) => api.logout(), statuses: SIGNED_IN },
};

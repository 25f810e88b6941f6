import {
  aReset,
  aSecondFactorLoss,
  anAccountLink,
  anEmailChange,
  aSecondFactor,
  aSecret,
  aSession,
  aToken,
  appOf,
  withoutSecondFactor,
} from '../account-builders.ts';
import { PASSWORD, aProfile, aRegistration, aText, anEmail, type Member } from '../builders.ts';
import { BASE } from '../cost.table.ts';
import { COMPLETE_PROFILE, OPEN, SIGNED_IN, only, statuses, type AccessRows } from './roles.ts';

/** Other rows sign in by the password alone. */
const leavingNone = async <T>(asker: Member | null, call: () => Promise<T>) => {
  const result = await call();
  await withoutSecondFactor(asker?.id);
  return result;
};

const SCOPED = { name: 'Integración', scopes: ['read'], currentPassword: PASSWORD };

export const authAccess: AccessRows = {
  'Query.health': { call: (api) => api.health(), documents: BASE, statuses: OPEN },
  'Mutation.register': { call: (api) => api.register(aRegistration()), documents: BASE + 7, statuses: OPEN },
  'Mutation.login': {
    call: (api, { asker }) => api.login({ email: asker?.email ?? anEmail(), password: PASSWORD }),
    documents: BASE + 6,
    statuses: statuses(401, 200, 200, 200, 403, 200),
  },
  'Query.mayRegister': {
    call: (api) => only(api, 'mayRegister')(anEmail()),
    documents: BASE + 1,
    statuses: OPEN,
  },
  'Query.googleAuthUrl': { call: (api) => api.googleAuthUrl(), documents: BASE, statuses: OPEN },
  'Query.me': { call: (api) => api.me(), documents: BASE, statuses: SIGNED_IN },
  'Mutation.setupProfile': {
    call: (api) => api.setupProfile(aProfile()),
    documents: BASE + 3,
    changes: ['users'],
    statuses: statuses(401, 409, 409, 200, 403, 409),
  },
  'Mutation.updateProfile': {
    call: (api) => only(api, 'updateProfile')({ city: aText() }),
    documents: BASE + 4,
    changes: ['users'],
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.changePassword': {
    call: (api) => only(api, 'changePassword')({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    documents: BASE + 6,
    statuses: SIGNED_IN,
  },
  'Query.mySecondFactor': {
    call: (api) => only(api, 'mySecondFactor')(),
    documents: BASE + 2,
    statuses: SIGNED_IN,
  },
  'Mutation.startSecondFactor': {
    call: (api) => only(api, 'startSecondFactor')({ currentPassword: PASSWORD }),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.confirmSecondFactor': {
    call: async (api, { asker }) => {
      const code = appOf(await aSecret(asker?.id))();
      return leavingNone(asker, () => only(api, 'confirmSecondFactor')({ code }));
    },
    documents: BASE + 6,
    statuses: SIGNED_IN,
  },
  'Mutation.verifySecondFactor': {
    call: async (api, { asker }) => {
      const code = await aSecondFactor(asker?.id);
      return leavingNone(asker, () => only(api, 'verifySecondFactor')({ code }));
    },
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.confirmIdentity': {
    call: (api) => api.confirmIdentity({ currentPassword: PASSWORD }),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.endSecondFactor': {
    call: async (api, { asker }) => {
      const code = await aSecondFactor(asker?.id);
      return leavingNone(asker, () => only(api, 'endSecondFactor')({ code }));
    },
    documents: BASE + 6,
    statuses: SIGNED_IN,
  },
  'Mutation.requestPasswordReset': {
    call: (api, { asker }) => only(api, 'requestPasswordReset')({ email: asker?.email ?? anEmail() }),
    documents: BASE + 2,
    statuses: OPEN,
  },
  'Mutation.resetPassword': {
    call: async (api) => only(api, 'resetPassword')({ token: await aReset(), newPassword: 'otro-secreto-2' }),
    documents: BASE + 3,
    statuses: OPEN,
  },
  'Mutation.confirmEmailChange': {
    call: async (api) => only(api, 'confirmEmailChange')({ token: await anAccountLink('confirmEmail') }),
    documents: BASE + 11,
    changes: ['users'],
    statuses: OPEN,
  },
  'Mutation.stopAccountChange': {
    call: async (api) => only(api, 'stopAccountChange')({ token: await anAccountLink('stopEmail') }),
    documents: BASE + 10,
    changes: ['users'],
    statuses: OPEN,
  },
  'Mutation.stopMyEmailChange': {
    call: async (api, { asker }) => {
      if (asker) await anEmailChange(asker.id);
      return only(api, 'stopMyEmailChange')();
    },
    documents: BASE + 6,
    changes: ['users'],
    statuses: SIGNED_IN,
  },
  'Mutation.keepMySecondFactor': {
    call: async (api, { asker }) => {
      if (asker) await aSecondFactorLoss(asker.id);
      return leavingNone(asker, () => only(api, 'keepMySecondFactor')());
    },
    documents: BASE + 8,
    changes: ['users'],
    statuses: SIGNED_IN,
  },
  'Query.mySessions': { call: (api) => only(api, 'mySessions')(), documents: BASE + 4, statuses: SIGNED_IN },
  'Mutation.endSession': {
    call: async (api, { asker }) => only(api, 'endSession')(await aSession(asker?.id)),
    documents: BASE + 3,
    statuses: SIGNED_IN,
  },
  'Mutation.endOtherSessions': {
    call: (api) => only(api, 'endOtherSessions')(),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Query.myAccessTokens': {
    call: (api) => only(api, 'myAccessTokens')(),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.createAccessToken': {
    call: (api) => only(api, 'createAccessToken')(SCOPED),
    documents: BASE + 5,
    statuses: SIGNED_IN,
  },
  'Mutation.revokeAccessToken': {
    call: async (api, { asker }) => only(api, 'revokeAccessToken')((await aToken(asker?.id)).id),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.logout': { call: (api) => api.logout(), documents: BASE + 1, statuses: SIGNED_IN },
};

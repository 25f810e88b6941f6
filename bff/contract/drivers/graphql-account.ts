import type { AccountApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { ACCESS_TOKEN, ACTIVE_SESSION, USER } from './graphql-selections.ts';

export const accountApi = ({ query, mutate }: GraphqlCaller): AccountApi => ({
  updateProfile: (input) => mutate('updateProfile', USER, input),
  changePassword: (input) => mutate('changePassword', 'detail', input),
  mySecondFactor: () => query('mySecondFactor', 'isActive isVerified isRequired recoveryCodesLeft'),
  startSecondFactor: (input) => mutate('startSecondFactor', 'secret uri', input),
  confirmSecondFactor: (input) => mutate('confirmSecondFactor', 'recoveryCodes', input),
  verifySecondFactor: (input) => mutate('verifySecondFactor', 'detail', input),
  endSecondFactor: (input) => mutate('endSecondFactor', 'detail', input),
  requestPasswordReset: (input) => mutate('requestPasswordReset', 'detail', input),
  resetPassword: (input) => mutate('resetPassword', 'detail', input),
  mySessions: () => query('mySessions', ACTIVE_SESSION),
  endSession: (id) => mutate('endSession', 'detail', { id }),
  endOtherSessions: () => mutate('endOtherSessions', 'detail'),
  myAccessTokens: () => query('myAccessTokens', ACCESS_TOKEN),
  createAccessToken: (input) => mutate('createAccessToken', `token accessToken { ${ACCESS_TOKEN} }`, input),
  revokeAccessToken: (id) => mutate('revokeAccessToken', 'detail', { id }),
});

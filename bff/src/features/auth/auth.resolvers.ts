import type { RootFields } from '../../graphql/root-fields.ts';
import { getMe, login, logout, register, setupProfile } from './auth.operations.ts';
import { startGoogleSignIn } from './google/google.operations.ts';
import { changePassword } from './password.operations.ts';
import {
  endUserAccess,
  endUserSession,
  listUserAccessTokens,
  listUserSessions,
  revokeUserAccessToken,
} from './user-access.operations.ts';

export const authFields = {
  Query: {
    me: getMe,
    googleAuthUrl: startGoogleSignIn,
    userSessions: listUserSessions,
    userAccessTokens: listUserAccessTokens,
  },
  Mutation: {
    register,
    login,
    logout,
    setupProfile,
    changePassword,
    endUserSession,
    revokeUserAccessToken,
    endUserAccess,
  },
} satisfies RootFields;

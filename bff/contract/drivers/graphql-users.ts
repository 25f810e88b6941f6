import type { ImportOutcome } from '../../src/features/imports/users-import.ts';
import type { UsersOfStaff } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import {
  ACCESS_TOKEN,
  ACTIVE_SESSION,
  POINTS_CHANGE,
  TRANSACTION,
  USER,
  connectionOf,
} from './graphql-selections.ts';

export const usersOfStaff = ({ query, mutate }: GraphqlCaller): UsersOfStaff => ({
  users: (args) => query('users', connectionOf(USER), args),
  userTransactions: (userId) => query('userTransactions', connectionOf(TRANSACTION), { userId }),
  user: (id) => query('user', `${USER} points`, { id }),
  adminStats: () =>
    query('adminStats', 'totalUsers activeUsers totalCourses activeCourses totalEnrolments totalPoints'),
  release: () => query('release', 'version commit'),
  updateUser: (input) => mutate('updateUser', USER, input),
  adjustPoints: (input) => mutate('adjustPoints', POINTS_CHANGE, input),
  createPasswordReset: (userId) => mutate('createPasswordReset', 'link expiresAt', { userId }),
  userSessions: (userId) => query('userSessions', ACTIVE_SESSION, { userId }),
  userAccessTokens: (userId) => query('userAccessTokens', ACCESS_TOKEN, { userId }),
  endUserSession: (input) => mutate('endUserSession', 'detail', input),
  revokeUserAccessToken: (input) => mutate('revokeUserAccessToken', 'detail', input),
  endUserAccess: (input) => mutate('endUserAccess', 'detail', input),
  importUsers: async (input) => {
    // Sentences, under a name of which the enum of the agenda's warnings knows nothing.
    const answer = await mutate<Omit<ImportOutcome, 'warnings'> & { sentences: string[] }>(
      'importUsers',
      'dryRun created existing faults { line field message } sentences: warnings',
      input,
    );
    if (!answer.ok) return answer;
    const { sentences, ...data } = answer.data;
    return { ...answer, data: { ...data, warnings: sentences } };
  },
});

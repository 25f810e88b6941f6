import type { Resolvers } from '../../graphql/generated.ts';
import { getStats, listCoursePage } from './admin.service.ts';
import { getUser, listAllUsers, listUsers, updateUser } from './user-list.service.ts';

export const adminResolvers: Resolvers = {
  Query: {
    allUsers: (_, args, ctx) => listAllUsers(ctx, args),
    users: (_, args, ctx) => listUsers(ctx, args),
    user: (_, { id }, ctx) => getUser(ctx, id),
    coursePage: (_, args, ctx) => listCoursePage(ctx, args),
    adminStats: (_, __, ctx) => getStats(ctx),
  },
  Mutation: {
    updateUser: (_, { input: { id, ...changes } }, ctx) => updateUser(ctx, id, changes),
  },
};

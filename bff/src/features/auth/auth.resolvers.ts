import type { Resolvers } from '../../graphql/generated.ts';
import { getMe, login, logout, register, setupProfile } from './auth.service.ts';
import { startGoogle } from './google.service.ts';

export const authResolvers: Resolvers = {
  Query: {
    me: (_, __, ctx) => getMe(ctx),
    googleAuthUrl: (_, __, ctx) => startGoogle(ctx),
  },
  Mutation: {
    register: (_, { input }, ctx) => register(ctx, input),
    login: (_, { input }, ctx) => login(ctx, input),
    logout: (_, __, ctx) => logout(ctx),
    setupProfile: (_, { input }, ctx) => setupProfile(ctx, input),
  },
  User: {
    points: ({ id }, _, { loaders }) => loaders.balance.load(id),
  },
};

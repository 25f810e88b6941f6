import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { userLoader } from '../users/user.store.ts';
import { handOutRedemption, listRedemptions } from './redemption.operations.ts';

export const redemptionFields = {
  Query: { redemptions: listRedemptions },
  Mutation: { handOutRedemption },
} satisfies RootFields;

export const redemptionTypes: Resolvers = {
  Redemption: { user: ({ userId }, _, ctx) => userLoader(ctx).load(userId) },
};

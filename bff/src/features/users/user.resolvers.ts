import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { deletionLoader } from '../privacy/deletion.store.ts';
import { balanceLoader } from '../points/ledger.ts';
import { updateProfile } from './own-profile.operations.ts';
import { getUser, listAllUsers, listUsers } from './user.operations.ts';

export const userFields = {
  Query: { allUsers: listAllUsers, users: listUsers, user: getUser },
  Mutation: { updateProfile },
} satisfies RootFields;

export const userTypes: Resolvers = {
  User: {
    points: ({ id }, _, ctx) => balanceLoader(ctx).load(id),
    deletion: ({ id }, _, ctx) => deletionLoader(ctx).load(id),
  },
};

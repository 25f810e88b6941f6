import type * as v from 'valibot';
import { updateProfileSchema } from '#domain/auth/auth.schema.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { completeProfile, requireReadUnlessChanging } from '../../operation/access.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { operation } from '../../operation/operation.ts';
import { toUser, type UserDocument } from './user.model.ts';
import { repeatOfUser, requireChangeableUser, requireStoredUser, writeUser } from './user.store.ts';

export const updateProfile = operation({
  field: 'Mutation.updateProfile',
  access: completeProfile,
  subject: ({ actor }) => requireStoredUser(actor.user.id),
  input: updateProfileSchema,
  repeat: repeatOfUser,
  run: async ({ ctx, input: changes, subject: found, request }): Promise<User> => {
    requireReadUnlessChanging(ctx, changes);
    const document = await changeDocument(found, {
      request,
      decide: (user) => changedFields(user, changes),
      write: writeUser,
      reload: () => requireChangeableUser(found._id.toString()),
    });
    return toUser(document);
  },
});

type Changes = v.InferOutput<typeof updateProfileSchema>;

const changedFields = (user: UserDocument, changes: Changes): Partial<UserDocument> =>
  Object.keys(changes).length === 0 ? {} : { ...changes, ...searchFields({ ...user, ...changes }) };

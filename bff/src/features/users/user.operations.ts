import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { updateProfileSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { userSearchSchema } from '#domain/search.ts';
import { IDENTIFYING } from '#domain/users/account-hold.ts';
import { missingEmail } from '#domain/users/no-email.ts';
import { createPersonSchema } from '#domain/users/staff.schema.ts';
import { userName } from '#domain/users/user-name.ts';
import { userListSchema } from '#domain/users/user.list.schema.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../lists/changes.ts';
import { pageEntries } from '../../lists/page.ts';
import { staff, completeProfile, requireReadUnlessChanging } from '../../operation/access.ts';
import { requireNoFormerOwner } from '../../operation/account-hold.ts';
import { createdFields } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { createdId, idFor } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { emailKnown } from './user.facts.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';
import { exportUsers, NEWEST_USERS, searchOfList, findUserPage } from './user.search.ts';
import {
  requireUser,
  viewOfUser,
  createUser,
  newPendingDocument,
  repeatOfUser,
  requireChangeableUser,
  requireStoredUser,
  writeUser,
} from './user.store.ts';

export const MAX_LISTED = 1_000;

const CHANGED_USERS = byChange<UserDocument>(UserModel);

const RANDOM_BYTES = 12;

/** The list has the same data as the page of each user. */
const EVERYBODY = {
  action: 'user.viewAll',
  subject: { type: 'export', id: null, label: messages.auditEverybody },
};

export const exportAllUsers = operation({
  access: staff,
  staffRow: 'Query.allUsers',
  input: userSearchSchema,
  view: () => EVERYBODY,
  run: async ({ input: search }) => {
    const { count, batches } = await exportUsers(search);
    return { total: await count(), batches };
  },
});

export const listAllUsers = operation({
  field: 'Query.allUsers',
  access: staff,
  input: userSearchSchema,
  view: () => EVERYBODY,
  run: async ({ input: search }): Promise<User[]> => {
    const { count, batches } = await exportUsers(search);
    if ((await count(MAX_LISTED + 1)) > MAX_LISTED)
      throw new DomainError('TOO_MANY_USERS', messages.tooManyUsers);
    const users: User[] = [];
    for await (const batch of batches) users.push(...batch);
    return users;
  },
});

export const listUsers = operation({
  field: 'Query.users',
  access: staff,
  subject: (_, given) => orderOfList(given, { usual: NEWEST_USERS, changes: CHANGED_USERS }),
  input: (_, order) =>
    v.object({ ...userListSchema.entries, ...updatedSinceEntry, ...pageEntries<UserDocument>(order) }),
  view: (_, { input }) => viewOfList('user.viewList', 'personas')(input),
  run: async ({
    ctx: { now },
    input: { first, after, last, before, updatedSince, ...list },
    subject: order,
  }) => {
    const page = { first, after, last, before };
    return updatedSince
      ? readChanges({ order, updatedSince, others: list, page, toNode: toUser, now })
      : asOf(now, findUserPage(await searchOfList(list, now), page));
  },
});

export const getUser = operation({
  field: 'Query.user',
  access: staff,
  subject: (_, { id }) => requireUser(id),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ subject: user }) => user,
});

export const updateProfile = operation({
  field: 'Mutation.updateProfile',
  access: completeProfile,
  subject: ({ actor }) => requireStoredUser(actor.user.id),
  input: updateProfileSchema,
  repeat: repeatOfUser,
  run: async ({ ctx, input: changes, subject: found }): Promise<User> => {
    requireReadUnlessChanging(ctx, changes);
    const document = await changeDocument(found, {
      decide: (user) => {
        if (IDENTIFYING.some((name) => name in changes && changes[name] !== user[name]))
          requireNoFormerOwner(ctx);
        return changedFields(user, changes);
      },
      write: writeUser,
      reload: () => requireChangeableUser(found._id.toString()),
    });
    return toUser(document);
  },
});

type Changes = v.InferOutput<typeof updateProfileSchema>;

const changedFields = (user: UserDocument, changes: Changes): Partial<UserDocument> =>
  Object.keys(changes).length === 0 ? {} : { ...changes, ...searchFields({ ...user, ...changes }) };

export const createPerson = operation({
  field: 'Mutation.createPerson',
  access: staff,
  input: createPersonSchema,
  repeat: repeatOfUser,
  audit: {
    action: 'user.create',
    about: (_, { input, request }) => ({
      type: 'user',
      id: createdId(request),
      label: userName({ ...input, email: input.email ?? '' }),
    }),
    changes: createdFields,
  },
  run: async ({ ctx, input: { email, ...person }, request }): Promise<User> => {
    const user = await createUser({
      ...person,
      _id: idFor(request),
      email: email ?? missingEmail(randomBytes(RANDOM_BYTES).toString('hex')),
      documentNumber: newPendingDocument(),
      createdAt: ctx.now,
      // Without an email there are no referrals yet. The first email makes them due.
      referrals: email ? 'due' : 'settled',
    });
    if (email) await emailKnown({ ctx, userId: user.id });
    return user;
  },
});

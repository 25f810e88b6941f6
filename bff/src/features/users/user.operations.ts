import * as v from 'valibot';
import { userListSchema } from '#domain/users/user.list.schema.ts';
import { messages } from '#domain/messages.ts';
import { userSearchSchema } from '#domain/search.ts';
import type { User } from '#domain/users/user.ts';
import { staff } from '../../operation/access.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../lists/changes.ts';
import { pageEntries } from '../../lists/page.ts';
import { requireUser, viewOfUser } from './user.store.ts';
import { exportUsers } from './user.export.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';
import { NEWEST_USERS } from './user.order.ts';
import { searchOfList } from './user.narrowing.ts';
import { findUserPage } from './user.pages.ts';

export const MAX_LISTED = 1_000;

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

const CHANGED_USERS = byChange<UserDocument>(UserModel);

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

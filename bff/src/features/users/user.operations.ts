import * as v from 'valibot';
import { updateUserSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { userSearchSchema } from '#domain/search.ts';
import type { User } from '#domain/users/user.ts';
import { admin } from '../../access.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation.ts';
import { cursorSchema, pageSizeSchema } from '../../page.ts';
import { changeUser, hasOtherActiveAdmin, requireUser } from './user.store.ts';
import { closeSessionsOf } from '../sessions/session.ts';
import { exportUsers } from './user.export.ts';
import { findUserPage } from './user.pages.ts';

const userOf = (_: Ctx, { id }: { id?: unknown }) => requireUser(id);

/** Users of one GraphQL answer, which is held whole: about half a megabyte. */
const MAX_LISTED = 1_000;

/** REST: as many as there are, a batch at a time. */
export const exportAllUsers = operation({
  access: admin,
  input: userSearchSchema,
  run: (_, search) => exportUsers(search),
});

export const listAllUsers = operation({
  access: admin,
  input: userSearchSchema,
  run: async (_, search): Promise<User[]> => {
    const { total, batches } = await exportUsers(search);
    if (total > MAX_LISTED) throw new DomainError('TOO_LARGE', messages.tooManyUsers);
    const users: User[] = [];
    for await (const batch of batches) users.push(...batch);
    return users;
  },
});

export const listUsers = operation({
  access: admin,
  input: v.object({ ...userSearchSchema.entries, first: pageSizeSchema, after: cursorSchema }),
  run: (_, { first, after, ...search }) => findUserPage(search, { first, cursor: after ?? null }),
});

export const getUser = operation({
  access: admin,
  subject: userOf,
  run: (_ctx, _input, user) => user,
});

export const updateUser = operation({
  access: admin,
  subject: userOf,
  input: updateUserSchema,
  run: async (_, changes, user) => {
    const isRemovingAdmin = isActiveAdmin(user) && !isActiveAdmin({ ...user, ...changes });
    if (isRemovingAdmin && !(await hasOtherActiveAdmin(user.id))) throw lastAdminError();
    await changeUser(user.id, changes);
    if (isRemovingAdmin && !(await hasOtherActiveAdmin(user.id))) {
      // Two admins removed each other at once: this one is put back.
      await changeUser(user.id, { role: user.role, isActive: user.isActive });
      throw lastAdminError();
    }
    if (changes.isActive !== undefined) await closeSessionsOf(user.id);
    return requireUser(user.id);
  },
});

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

const lastAdminError = () => new DomainError('CONFLICT', messages.lastAdmin);

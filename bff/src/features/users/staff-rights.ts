import { messages } from '#domain/messages.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Authenticated } from '../../operation/access.ts';

export const requireRightsOver = ({ actor }: Authenticated, before: User, changes: Partial<User> = {}) => {
  if (!actor.user || actor.user.role === 'admin') return;
  if (isStaff(before) || changes.role !== undefined || changes.staffRole !== undefined) {
    throw new DomainError('ROLE_NOT_PERMITTED', messages.roleNotPermitted);
  }
};

/** Beyond a few an hour an admin is asked: nobody else takes over accounts in numbers. */
export const countAccountChange = async ({ actor, limits }: Authenticated) => {
  if (actor.user && actor.user.role !== 'admin') await limits.consume('accountChangeByDesk', actor.user.id);
};

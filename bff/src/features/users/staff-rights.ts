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

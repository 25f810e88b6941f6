import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Actor } from './session.service.ts';
import type { User } from './user.model.ts';

/** Signed in and not deactivated. */
export const requireActor = ({ actor }: Ctx): Actor => {
  if (!actor) throw new DomainError('UNAUTHENTICATED', messages.unauthenticated);
  if (!actor.user.isActive) throw new DomainError('FORBIDDEN', messages.deactivated);
  return actor;
};

export const requireUser = (ctx: Ctx): User => requireActor(ctx).user;

/** Signed in with a complete profile. */
export const requireStudent = (ctx: Ctx): User => {
  const user = requireUser(ctx);
  if (user.needsSetup) throw new DomainError('FORBIDDEN', messages.pendingProfile);
  return user;
};

export const requireAdmin = (ctx: Ctx): User => {
  const user = requireUser(ctx);
  if (user.role !== 'admin') throw new DomainError('FORBIDDEN', messages.forbidden);
  return user;
};

/** Sees what is hidden from students; asks nothing of a visitor. */
export const isAdmin = ({ actor }: Ctx) => actor?.user.role === 'admin' && actor.user.isActive;

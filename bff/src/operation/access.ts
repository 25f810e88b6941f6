import { messages } from '#domain/messages.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { Actor, Ctx } from './context.ts';
import { DomainError } from '../errors/domain-error.ts';

export type SignedIn = Ctx & { actor: Actor };

/** Where admins must show a second factor, this session has, or who made this token. */
const mayAdminister = ({ actor, env }: Ctx) => actor?.isVerified || env.ADMIN_SECOND_FACTOR === 'off';

const permits = ({ scopes }: Actor, scope: TokenScope) => scopes === null || scopes.includes(scope);

/** Of a machine's token; a session permits everything, and who is nobody is judged by the operation. */
export const requireScope = ({ actor }: Ctx, scope: TokenScope) => {
  if (actor && !permits(actor, scope)) throw new DomainError('TOKEN_SCOPE_MISSING', messages.tokenScope);
};

/** A write that changes nothing only reads. */
export const requireReadUnlessChanging = (ctx: Ctx, changes: object) => {
  if (Object.keys(changes).length === 0) requireScope(ctx, 'read');
};

/** Everybody, signed in or not. */
export const visitor = (ctx: Ctx): Ctx => ctx;

/** Signed in and not deactivated. */
export const signedIn = (ctx: Ctx): SignedIn => {
  const { actor } = ctx;
  if (!actor) throw new DomainError('SIGN_IN_REQUIRED', messages.unauthenticated);
  if (!actor.user.isActive) throw new DomainError('ACCOUNT_DEACTIVATED', messages.deactivated);
  return ctx as SignedIn;
};

/** Signed in with a complete profile. */
export const completeProfile = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.user.needsSetup) throw new DomainError('PROFILE_INCOMPLETE', messages.pendingProfile);
  return member;
};

export const admin = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.user.role !== 'admin') throw new DomainError('ADMIN_ONLY', messages.forbidden);
  requireScope(ctx, 'admin');
  if (!mayAdminister(ctx)) {
    const detail = member.actor.scopes ? messages.tokenUnverified : messages.secondFactorRequired;
    throw new DomainError('SECOND_FACTOR_REQUIRED', detail);
  }
  return member;
};

/** A person: what concerns the account itself is not for a machine's token. */
export const inPerson = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.scopes) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
  return member;
};

/** Sees what is hidden from students; asks nothing of a visitor. */
export const isAdmin = (ctx: Ctx) => {
  const { actor } = ctx;
  if (!actor?.user.isActive || actor.user.role !== 'admin') return false;
  return permits(actor, 'admin') && mayAdminister(ctx);
};

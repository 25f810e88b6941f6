import { messages } from '#domain/messages.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { Actor, Ctx, Person } from './context.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Sent by a person or by a service account. */
export type Authenticated = Ctx & { actor: Actor };

/** Sent by a person. */
export type SignedIn = Ctx & { actor: Person };

/** Where admins must show a second factor, this session has, or who made this token or service account. */
const mayAdminister = ({ actor, env }: Ctx) => actor?.isVerified || env.ADMIN_SECOND_FACTOR === 'off';

const permits = ({ scopes }: Actor, scope: TokenScope) => scopes === null || scopes.includes(scope);

/** Checks the scope of an access token. Sessions have all scopes; visitors are checked by the operation. */
export const requireScope = ({ actor }: Ctx, scope: TokenScope) => {
  if (actor && !permits(actor, scope)) throw new DomainError('TOKEN_SCOPE_MISSING', messages.tokenScope);
};

/** A write without changes needs no scope for writing. */
export const requireReadUnlessChanging = (ctx: Ctx, changes: object) => {
  if (Object.keys(changes).length === 0) requireScope(ctx, 'read');
};

/** Anyone, signed in or not. */
export const visitor = (ctx: Ctx): Ctx => ctx;

/**
 * A service account, or somebody signed in and not deactivated: for what students may of their own and staff of
 * all.
 */
export const authenticated = (ctx: Ctx): Authenticated => {
  const { actor } = ctx;
  if (!actor) throw new DomainError('SIGN_IN_REQUIRED', messages.unauthenticated);
  if (actor.user?.isActive === false) throw new DomainError('ACCOUNT_DEACTIVATED', messages.deactivated);
  return ctx as Authenticated;
};

const requirePerson = (ctx: Authenticated): SignedIn => {
  if (!ctx.actor.user) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
  return ctx as SignedIn;
};

/** A person who is signed in and not deactivated. */
export const signedIn = (ctx: Ctx): SignedIn => requirePerson(authenticated(ctx));

/** Signed in with a complete profile. */
export const completeProfile = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.user.needsSetup) throw new DomainError('PROFILE_INCOMPLETE', messages.pendingProfile);
  return member;
};

export const admin = (ctx: Ctx): Authenticated => {
  const staff = authenticated(ctx);
  const { user, scopes } = staff.actor;
  if (user && user.role !== 'admin') throw new DomainError('ADMIN_ONLY', messages.forbidden);
  requireScope(ctx, 'admin');
  if (!mayAdminister(ctx)) {
    throw new DomainError(
      'SECOND_FACTOR_REQUIRED',
      scopes ? messages.tokenUnverified : messages.secondFactorRequired,
    );
  }
  return staff;
};

/** A session, not an access token: for operations on the account itself. */
export const inPerson = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.scopes) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
  return member;
};

/** An admin with a session: what could make a token permanent is not for one. */
export const adminInPerson = (ctx: Ctx): SignedIn => {
  admin(ctx);
  return inPerson(ctx);
};

/** Whether the caller is an admin. Does not require sign-in. */
export const isAdmin = (ctx: Ctx) => {
  const { actor } = ctx;
  if (!actor || (actor.user && !(actor.user.isActive && actor.user.role === 'admin'))) return false;
  return permits(actor, 'admin') && mayAdminister(ctx);
};

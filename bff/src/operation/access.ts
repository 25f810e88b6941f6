import { differenceInMilliseconds } from 'date-fns';
import { RECENT_AUTHENTICATION_MINUTES } from '#domain/auth/recent-authentication.ts';
import { messages } from '#domain/messages.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import { isStaff, isStaffOperation, mayCall, type StaffOperation } from '#domain/staff/staff-access.ts';
import type { Actor, Ctx, Person } from './context.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Sent by a person or by a service account. */
export type Authenticated = Ctx & { actor: Actor };

/** Sent by a person. */
export type SignedIn = Ctx & { actor: Person };

/**
 * Whether the second factor that staff may be required to have was verified: in this session, or when the token
 * or service account was created.
 */
const isVerifiedEnough = ({ actor, env }: Ctx) => actor?.isVerified || env.ADMIN_SECOND_FACTOR === 'off';

const permits = ({ scopes }: Actor, scope: TokenScope) => scopes === null || scopes.includes(scope);

/** Checks the scope of an access token. Sessions have all scopes; visitors are checked by the operation. */
export const requireScope = ({ actor }: Ctx, scope: TokenScope) => {
  if (actor && !permits(actor, scope))
    throw new DomainError('TOKEN_SCOPE_MISSING', `${messages.tokenScopeMissing} ${scope}`);
};

/** A write without changes needs no scope for writing. */
export const requireReadUnlessChanging = (ctx: Ctx, changes: object) => {
  if (Object.keys(changes).length === 0) requireScope(ctx, 'read');
};

/** Anyone, signed in or not. */
export const visitor = (ctx: Ctx): Ctx => ctx;

/**
 * A service account, or an active signed-in user: for operations that students may run on their own data and
 * staff on all.
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

export const completeProfile = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.user.needsSetup) throw new DomainError('PROFILE_INCOMPLETE', messages.pendingProfile);
  return member;
};

const requireRow = (operation: string | undefined): StaffOperation => {
  if (operation !== undefined && isStaffOperation(operation)) return operation;
  throw new Error(`add a row for ${operation} to domain/staff/staff-access.ts: the roles that may call it`);
};

const requireStaff = (ctx: Ctx, name: string | undefined, scope: TokenScope): Authenticated => {
  const operation = requireRow(name);
  const member = authenticated(ctx);
  const { user, scopes } = member.actor;
  if (user && !isStaff(user)) throw new DomainError('ADMIN_ONLY', messages.forbidden);
  if (user && !mayCall(user, operation))
    throw new DomainError('ROLE_NOT_PERMITTED', messages.roleNotPermitted);
  requireScope(ctx, scope);
  if (!isVerifiedEnough(ctx)) {
    throw new DomainError(
      'SECOND_FACTOR_REQUIRED',
      scopes ? messages.tokenUnverified : messages.secondFactorRequired,
    );
  }
  return member;
};

/** Staff: admins and service accounts, and others by the table of domain/staff/staff-access.ts. */
export const staff = (ctx: Ctx, name: string | undefined): Authenticated => requireStaff(ctx, name, 'admin');

/** A session, not an access token: for operations on the account itself. */
export const inPerson = (ctx: Ctx): SignedIn => {
  const member = signedIn(ctx);
  if (member.actor.scopes) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
  return member;
};

/** A person of the staff, with a session or an access token. */
export const staffMember = (ctx: Ctx, operation: string | undefined) => requirePerson(staff(ctx, operation));

/** Staff with a session. A token must not create or extend credentials. */
export const staffInPerson = (ctx: Ctx, operation: string | undefined): SignedIn => {
  staff(ctx, operation);
  return inPerson(ctx);
};

/** Staff with a session, or a token with the scope `payments`, which is enough. */
export const paymentTaker = (ctx: Ctx, operation: string | undefined): Authenticated =>
  ctx.actor?.scopes ? requireStaff(ctx, operation, 'payments') : staffInPerson(ctx, operation);

const RECENT_MS = RECENT_AUTHENTICATION_MINUTES * 60_000;

/**
 * A session whose person has entered a password or a code in the last minutes. What gives power must outlast neither a
 * stolen token nor an unattended screen. The command line has no session.
 */
export const requireRecentAuthentication = ({ actor, operator, now }: Ctx) => {
  if (operator !== null) return;
  if (actor?.scopes) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
  const at = actor?.authenticatedAt;
  if (!at || differenceInMilliseconds(now, at) >= RECENT_MS) {
    throw new DomainError('RECENT_AUTHENTICATION_REQUIRED', messages.recentAuthenticationRequired);
  }
};

/** Whether the caller may act as staff. Does not require sign-in. */
export const actsAsStaff = (ctx: Ctx) => {
  const { actor } = ctx;
  if (!actor || (actor.user && !(actor.user.isActive && isStaff(actor.user)))) return false;
  return permits(actor, 'admin') && isVerifiedEnough(ctx);
};

/** Whether the caller may do this as staff, in an operation that others may call too. */
export const mayAsStaff = (ctx: Ctx, operation: StaffOperation) => {
  const user = ctx.actor?.user;
  return actsAsStaff(ctx) && (!user || mayCall(user, operation));
};

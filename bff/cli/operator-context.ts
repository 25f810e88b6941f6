import { messages } from '#domain/messages.ts';
import { NO_TEXTS } from '#domain/users/user.ts';
import type { Actor, Ctx, Deps } from '../src/operation/context.ts';
import { systemContext } from '../src/operation/context.ts';
import { findAccount } from '../src/features/users/user.credentials.ts';
import { requireUser } from '../src/features/users/user.store.ts';
import { userIdOf } from './user-id.ts';

const NO_ACCOUNT = '0'.repeat(24);

/** The operator of the machine: an admin without an account. */
const operator = (now: Date): Actor => ({
  user: {
    id: NO_ACCOUNT,
    email: 'consola',
    firstName: null,
    lastName: null,
    role: 'admin',
    staffRole: null,
    documentType: null,
    documentNumber: '',
    gender: null,
    ...NO_TEXTS,
    isActive: true,
    createdAt: now,
    isEmailUnreachable: false,
    pendingEmail: null,
    pendingEmailUntil: null,
    needsSetup: false,
    revision: 0,
    updatedAt: now,
  },
  sessionId: '',
  scopes: null,
  isVerified: true,
  authenticatedAt: null,
  generations: {},
  hold: null,
});

export const operatorContext = (deps: Deps, now = new Date()): Ctx => ({
  ...systemContext(deps, now),
  actor: operator(now),
  operator: messages.auditOperator,
});

/** Runs a student's own operation for the operator: by the student's rules, audited as the operator's. */
export const onBehalfOf = async (ctx: Ctx, idOrEmail: string): Promise<Ctx> => {
  const user = await requireUser(await userIdOf(idOrEmail));
  const { generations = {} } = (await findAccount({ _id: user.id })) ?? {};
  const session = { sessionId: '', scopes: null, isVerified: true, authenticatedAt: null, hold: null };
  const actor = { user, ...session, generations };
  return { ...ctx, loaders: new Map(), actor };
};

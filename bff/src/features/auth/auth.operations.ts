import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import {
  firstNameSchema,
  lastNameSchema,
  loginSchema,
  profileSetupSchema,
  registerSchema,
  requestPasswordResetSchema,
} from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inPerson, signedIn, visitor } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField, toId } from '../../operation/input.ts';
import { clientKey } from '../../process/limits.ts';
import { operation } from '../../operation/operation.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { emailKnown } from '../users/user.facts.ts';
import { findActive, takeCode } from './second-factor/second-factor.store.ts';
import { closeSession, discardSession, openSession, type Session } from './sessions/session.ts';
import type { Generations } from '../credentials/trust-endings.ts';
import { findCredentials, hasPassword } from '../users/user.credentials.ts';
import { completeUser, createUser, findUser, isEmailTaken } from '../users/user.store.ts';
import { throttleLogin } from '../credentials/login-throttle.ts';

const today = ({ now }: Ctx) => dayIn(now, academy.timeZone);

export const register = operation({
  field: 'Mutation.register',
  access: visitor,
  input: (ctx) => registerSchema(today(ctx)),
  run: async ({ ctx, input: { password, ref, ...profile } }): Promise<Session> => {
    const address = clientKey(ctx.ip);
    await ctx.limits.requireFree('registeredByAddress', address);
    await ctx.limits.consume('registerByAddress', address);
    const passwordHash = await hashPassword(password);
    const user = await inTransaction(async () => {
      const created = await createUser({ ...profile, passwordHash, createdAt: ctx.now, ref: toId(ref) });
      await emailKnown({ ctx, userId: created.id });
      return created;
    });
    await ctx.limits.refund('registerByAddress', address);
    await ctx.limits.count('registeredByAddress', address);
    return openPasswordSession(ctx, { userId: user.id, passwordHash, isVerified: false, generations: {} });
  },
});

/** The other half is left to those who register. */
const SHARE_OF_CHECKS = 0.5;

/** Tells what `register` tells of the email, at the same limit. */
export const mayRegister = operation({
  field: 'Query.mayRegister',
  access: visitor,
  input: requestPasswordResetSchema,
  run: async ({ ctx, input: { email } }) => {
    const address = clientKey(ctx.ip);
    await ctx.limits.requireFree('registerByAddress', address, SHARE_OF_CHECKS);
    await ctx.limits.consume('registerByAddress', address);
    if (await isEmailTaken(email, ctx)) throw new DomainError('EMAIL_TAKEN', messages.emailTaken);
    return true;
  },
});

export const login = operation({
  field: 'Mutation.login',
  access: visitor,
  runsOnFullDisk: true,
  input: loginSchema,
  run: async ({ ctx, input: { email, password, code } }): Promise<Session> => {
    const attempt = await throttleLogin(ctx, email);
    const credentials = await findCredentials(email);
    if (!(await attempt.isPassword(credentials?.passwordHash, password)) || !credentials?.passwordHash) {
      await attempt.failed();
      throw new DomainError('WRONG_CREDENTIALS', messages.invalidCredentials);
    }
    if (!credentials.isActive) throw new DomainError('ACCOUNT_DEACTIVATED', messages.deactivated);
    const secondFactor = await findActive(credentials.userId);
    if (secondFactor) {
      if (code === null) {
        throw invalidField('code', {
          reason: 'SECOND_FACTOR_CODE_REQUIRED',
          message: messages.secondFactorCode,
        });
      }
      const owner = { id: credentials.userId, email };
      if (!(await takeCode(ctx, { owner, stored: secondFactor, code }))) {
        await attempt.failed();
        throw invalidField('code', {
          reason: 'WRONG_SECOND_FACTOR_CODE',
          message: messages.secondFactorWrong,
        });
      }
    }
    await attempt.succeeded();
    const { userId, passwordHash, generations } = credentials;
    return openPasswordSession(ctx, {
      userId,
      passwordHash,
      isVerified: secondFactor !== null,
      generations,
    });
  },
});

type Opening = { userId: string; passwordHash: string; isVerified: boolean; generations: Generations };

/** Checks the hash again: linking a Google account may have removed it. */
const openPasswordSession = async (ctx: Ctx, { passwordHash, ...opening }: Opening): Promise<Session> => {
  const { userId } = opening;
  const session = await openSession(ctx, { ...opening, via: 'password' });
  if (await hasPassword(userId, passwordHash)) return session;
  await discardSession(session);
  throw new DomainError('WRONG_CREDENTIALS', messages.invalidCredentials);
};

export const logout = operation({
  field: 'Mutation.logout',
  access: inPerson,
  runsOnFullDisk: true,
  run: async ({ ctx: { actor } }): Promise<{ detail: string }> => {
    await closeSession(actor.sessionId);
    return { detail: messages.signedOut };
  },
});

export const getMe = operation({
  field: 'Query.me',
  access: signedIn,
  run: ({ ctx: { actor } }): User => actor.user,
});

export const setupProfile = operation({
  field: 'Mutation.setupProfile',
  access: signedIn,
  subject: ({ actor }) => {
    if (!actor.user.needsSetup) throw new DomainError('PROFILE_COMPLETE', messages.profileComplete);
    return actor.user;
  },
  input: (ctx) => profileSetupSchema(today(ctx)),
  run: async ({ input: { firstName, lastName, phone, ...profile }, subject: user }): Promise<User> => {
    const completed = await completeUser(user, {
      ...profile,
      firstName: firstName ?? validName(user.firstName, firstNameSchema, 'firstName'),
      lastName: lastName ?? validName(user.lastName, lastNameSchema, 'lastName'),
      phone: phone ?? user.phone,
    });
    if (completed) return completed;
    const stored = await findUser(user.id);
    if (stored?.needsSetup) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
    throw new DomainError('PROFILE_COMPLETE', messages.profileComplete);
  },
});

/** Uses a valid name from Google. Otherwise the profile must have one. */
const validName = (present: string | null, schema: v.GenericSchema, field: 'firstName' | 'lastName') => {
  if (v.is(schema, present)) return present;
  throw invalidField(field, { reason: 'INVALID_INPUT', message: messages[field] });
};

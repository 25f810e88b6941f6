import * as v from 'valibot';
import {
  credentialsSchema,
  firstNameSchema,
  lastNameSchema,
  profileSetupSchema,
  registerSchema,
} from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { badField, requireInput, toId } from '../../input.ts';
import { clientKey } from '../../limits.ts';
import { settleReferrals } from '../points/referral.service.ts';
import { requireActor, requireUser } from './guards.ts';
import { hashPassword, isPassword } from './password.ts';
import { closeSession, discardSession, openSession, type Session } from './session.service.ts';
import type { User } from './user.model.ts';
import { completeUser, createUser, findCredentials, findUser, hasPassword } from './user.service.ts';

/**
 * Linking a Google account drops the password first and the sessions after: a session that was opened in between is
 * told by a password that no longer stands.
 */
const openPasswordSession = async (ctx: Ctx, userId: string, passwordHash: string): Promise<Session> => {
  const session = await openSession(ctx, userId);
  if (await hasPassword(userId, passwordHash)) return session;
  await discardSession(session);
  throw new DomainError('UNAUTHENTICATED', messages.invalidCredentials);
};

export const register = async (ctx: Ctx, input: unknown): Promise<Session> => {
  const { password, ref, ...profile } = requireInput(registerSchema(dayIn(ctx.now, ctx.timeZone)), input);
  await ctx.limits.consume('registerByAddress', clientKey(ctx.ip));
  const passwordHash = await hashPassword(password);
  const user = await createUser({
    ...profile,
    passwordHash,
    createdAt: ctx.now,
    ref: toId(ref),
  });
  await settleReferrals(ctx, user.id);
  return openPasswordSession(ctx, user.id, passwordHash);
};

export const login = async (ctx: Ctx, input: unknown): Promise<Session> => {
  const { email, password } = requireInput(credentialsSchema, input);
  const account = `${clientKey(ctx.ip)} ${email}`;
  await ctx.limits.consume('loginByAddress', clientKey(ctx.ip));
  await ctx.limits.consume('loginByAccount', account);
  const credentials = await findCredentials(email);
  if (!(await isPassword(credentials?.passwordHash, password)) || !credentials?.passwordHash) {
    throw new DomainError('UNAUTHENTICATED', messages.invalidCredentials);
  }
  if (!credentials.isActive) throw new DomainError('FORBIDDEN', messages.deactivated);
  await ctx.limits.forgive('loginByAccount', account);
  return openPasswordSession(ctx, credentials.userId, credentials.passwordHash);
};

export const logout = async (ctx: Ctx): Promise<{ detail: string }> => {
  const { sessionId } = requireActor(ctx);
  await closeSession(sessionId);
  return { detail: messages.signedOut };
};

export const getMe = (ctx: Ctx): User => requireUser(ctx);

/** A name from Google stays when it is a valid one; otherwise the profile must bring its own. */
const keptName = (
  present: string | null,
  schema: v.GenericSchema,
  fault: { field: string; message: string },
) => {
  if (v.is(schema, present)) return present;
  throw badField(fault.field, fault.message);
};

export const requirePending = (ctx: Ctx): User => {
  const user = requireUser(ctx);
  if (!user.needsSetup) throw new DomainError('CONFLICT', messages.profileComplete);
  return user;
};

export const setupProfile = async (ctx: Ctx, input: unknown): Promise<User> => {
  const user = requirePending(ctx);
  const { firstName, lastName, phone, ...profile } = requireInput(
    profileSetupSchema(dayIn(ctx.now, ctx.timeZone)),
    input,
  );
  const isCompleted = await completeUser(user, {
    ...profile,
    firstName:
      firstName ??
      keptName(user.firstName, firstNameSchema, { field: 'firstName', message: messages.firstName }),
    lastName:
      lastName ?? keptName(user.lastName, lastNameSchema, { field: 'lastName', message: messages.lastName }),
    phone: phone ?? user.phone,
  });
  const completed = isCompleted ? await findUser(user.id) : null;
  if (!completed) throw new DomainError('CONFLICT', messages.profileComplete);
  return completed;
};

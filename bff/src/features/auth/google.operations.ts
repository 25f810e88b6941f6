import { NAME_LENGTH } from '#domain/academy.ts';
import { emailSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { withoutControls } from '#domain/schema.ts';
import * as v from 'valibot';
import type { User } from '#domain/users/user.ts';
import { visitor } from '../../access.ts';
import { afterCommit } from '../../after-commit.ts';
import type { Ctx } from '../../context.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import type { GoogleProfile } from './google-answers.ts';
import { authorizationAddress, isGoogleConfigured, returningProfile } from './google-flow.ts';
import { IdentityModel } from './identity.model.ts';
import { closeSessionsOf, openSession } from '../sessions/session.ts';
import {
  createUser,
  dropPassword,
  findUser,
  findUserByEmail,
  newPendingDocument,
} from '../users/user.store.ts';

const FAILED = '/auth?error=google';
const NOT_CONFIGURED_RETRY_SECONDS = '3600';

/** The address to send the browser to. */
export const startGoogleSignIn = operation({
  access: visitor,
  run: async (ctx): Promise<string> => {
    if (isGoogleConfigured(ctx.env)) return authorizationAddress(ctx);
    throw new DomainError('UNAVAILABLE', messages.googleNotConfigured, {
      headers: { 'Retry-After': NOT_CONFIGURED_RETRY_SECONDS },
    });
  },
});

/** Where the browser goes after Google: signed in, or back to /auth with the error marker. */
export const finishGoogleSignIn = operation({
  access: visitor,
  run: async (ctx, query): Promise<string> => {
    const profile = isGoogleConfigured(ctx.env) ? await returningProfile(ctx, query) : null;
    const user = profile && (await findOrLinkAgain(ctx, profile));
    if (!user?.isActive) return FAILED;
    const { accessToken } = await openSession(ctx, user.id);
    return `/auth?token=${accessToken}${user.needsSetup ? '&needs_setup=true' : ''}`;
  },
});

const identityKey = (profile: GoogleProfile) => `google:${profile.sub}`;

const findLinked = async (profile: GoogleProfile) => {
  const identity = await IdentityModel.findById(identityKey(profile)).lean();
  return identity && findUser(identity.userId.toString());
};

/** Only an address that Google has verified says anything about who this is. */
const verifiedEmail = (profile: GoogleProfile) => {
  const parsed = v.safeParse(emailSchema, profile.email);
  return parsed.success && profile.email_verified === true ? parsed.output : null;
};

const nameFrom = (text = '') =>
  [...withoutControls(text).trim()].slice(0, NAME_LENGTH.max).join('').trimEnd() || null;

const findOrCreateByEmail = async (ctx: Ctx, profile: GoogleProfile, email: string): Promise<User> => {
  const existing = await findUserByEmail(email);
  if (existing) {
    // Nobody ever proved that address before: whoever set the password may not be its owner.
    await dropPassword(existing.id);
    await closeSessionsOf(existing.id);
    return existing;
  }
  return createUser({
    email,
    documentNumber: newPendingDocument(),
    firstName: nameFrom(profile.given_name),
    lastName: nameFrom(profile.family_name),
    createdAt: ctx.now,
  });
};

const link = async (ctx: Ctx, profile: GoogleProfile, user: User) => {
  try {
    await IdentityModel.create({ _id: identityKey(profile), userId: user.id, createdAt: ctx.now });
    return user;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return findLinked(profile);
  }
};

const findOrLink = async (ctx: Ctx, profile: GoogleProfile): Promise<User | null> => {
  const linked = await findLinked(profile);
  if (linked) return linked;
  const email = verifiedEmail(profile);
  if (email === null) return null;
  const user = await findOrCreateByEmail(ctx, profile, email);
  await afterCommit(ctx, () => settleReferrals(ctx, user.id));
  return link(ctx, profile, user);
};

/** Of two first sign-ins at once the slower finds the user that the faster has created. */
const findOrLinkAgain = async (ctx: Ctx, profile: GoogleProfile) => {
  try {
    return await findOrLink(ctx, profile);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'CONFLICT') return findOrLink(ctx, profile);
    throw error;
  }
};

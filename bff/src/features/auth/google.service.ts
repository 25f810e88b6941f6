import { NAME_LENGTH } from '#domain/academy.ts';
import { emailSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { withoutControls } from '#domain/schema.ts';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { isDuplicateKey } from '../../database/faults.ts';
import { DomainError } from '../../domain-error.ts';
import { settleReferrals } from '../points/referral.service.ts';
import type { GoogleProfile } from './google-answers.ts';
import { authorizationAddress, isGoogleConfigured, returningProfile } from './google-flow.ts';
import { IdentityModel } from './identity.model.ts';
import { closeSessionsOf, openSession } from './session.service.ts';
import type { User } from './user.model.ts';
import { createUser, dropPassword, findUser, findUserByEmail, newPendingDocument } from './user.service.ts';

const FAILED = '/auth?error=google';

const requireVisit = ({ http }: Ctx) => {
  if (!http) throw new Error('Google sign-in needs a browser');
  return http;
};

export const startGoogle = async (ctx: Ctx): Promise<string> => {
  if (!isGoogleConfigured(ctx.env)) {
    throw new DomainError('UNAVAILABLE', messages.googleNotConfigured, {
      headers: { 'Retry-After': '3600' },
    });
  }
  return authorizationAddress(ctx, requireVisit(ctx));
};

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
  await settleReferrals(ctx, user.id);
  return link(ctx, profile, user);
};

/** Of two first sign-ins of one person at once the slower finds what the faster has made. */
const findOrLinkAgain = async (ctx: Ctx, profile: GoogleProfile) => {
  try {
    return await findOrLink(ctx, profile);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'CONFLICT') return findOrLink(ctx, profile);
    throw error;
  }
};

/** Where the browser goes after Google: signed in, or back to /auth with the error marker. */
export const finishGoogle = async (ctx: Ctx): Promise<string> => {
  const profile = isGoogleConfigured(ctx.env) ? await returningProfile(ctx, requireVisit(ctx)) : null;
  const user = profile && (await findOrLinkAgain(ctx, profile));
  if (!user?.isActive) return FAILED;
  const { accessToken } = await openSession(ctx, user.id);
  return `/auth?token=${accessToken}${user.needsSetup ? '&needs_setup=true' : ''}`;
};

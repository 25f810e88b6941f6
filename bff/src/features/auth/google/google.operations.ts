import { NAME_LENGTH } from '#domain/academy.ts';
import { emailSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { withoutControls } from '#domain/schema.ts';
import * as v from 'valibot';
import type { User } from '#domain/users/user.ts';
import { visitor } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { DomainError, notConfigured } from '../../../errors/domain-error.ts';
import { operation } from '../../../operation/operation.ts';
import { emailKnown } from '../../users/user.facts.ts';
import {
  authorizationAddress,
  isGoogleConfigured,
  returningProfile,
  type GoogleProfile,
} from './google-flow.ts';
import { removeEnded } from '../../users/end-trust.ts';
import { IdentityModel } from './identity.model.ts';
import { discardSession, openSession } from '../sessions/session.ts';
import { claimForGoogle, findAccount } from '../../users/user.credentials.ts';
import { createUser, findUserByEmail, newPendingDocument } from '../../users/user.store.ts';

const FAILED = '/auth?error=google';
const MAX_ATTEMPTS = 4;

export const startGoogleSignIn = operation({
  field: 'Query.googleAuthUrl',
  access: visitor,
  run: async ({ ctx }): Promise<string> => {
    if (isGoogleConfigured(ctx.env)) return authorizationAddress(ctx);
    throw notConfigured('GOOGLE_NOT_CONFIGURED', messages.googleNotConfigured);
  },
});

export const finishGoogleSignIn = operation({
  access: visitor,
  run: async ({ ctx, input: query }): Promise<string> => {
    try {
      const profile = isGoogleConfigured(ctx.env) ? await returningProfile(ctx, query) : null;
      if (!profile) return FAILED;
      const found = await findOrLinkAgain(ctx, profile);
      if (!found) return FAILED;
      const linked = { _id: found.id, googleKey: identityKey(profile) };
      const account = await findAccount(linked);
      if (!account?.user.isActive) return FAILED;
      const { user, generations } = account;
      const session = await openSession(ctx, { userId: user.id, via: 'google', generations });
      // Checks again: a changed email may have ended the link.
      if (await findAccount(linked)) {
        return `/auth?token=${session.accessToken}${user.needsSetup ? '&needs_setup=true' : ''}`;
      }
      await discardSession(session);
      return FAILED;
    } catch (error) {
      // The client is a browser: redirect instead of JSON.
      ctx.log.error({ err: error }, 'Google sign-in failed');
      return FAILED;
    }
  },
});

const identityKey = (profile: GoogleProfile) => `google:${profile.sub}`;

/** The link in the user document decides. An identity document may be outdated. */
const findLinked = async (profile: GoogleProfile) => {
  const identity = await IdentityModel.findById(identityKey(profile)).lean();
  if (!identity) return null;
  const { _id, userId } = identity;
  const { user = null } = (await findAccount({ _id: userId.toString(), googleKey: _id })) ?? {};
  if (!user) await IdentityModel.deleteOne({ _id, userId });
  return user;
};

const verifiedEmail = (profile: GoogleProfile) => {
  const parsed = v.safeParse(emailSchema, profile.email);
  return parsed.success && profile.email_verified === true ? parsed.output : null;
};

const nameFrom = (text = '') =>
  [...withoutControls(text).trim()].slice(0, NAME_LENGTH.max).join('').trimEnd() || null;

const claimByEmail = async (ctx: Ctx, profile: GoogleProfile, email: string): Promise<User | null> => {
  const existing = await findUserByEmail(email);
  const user =
    existing ??
    (await createUser({
      email,
      documentNumber: newPendingDocument(),
      firstName: nameFrom(profile.given_name),
      lastName: nameFrom(profile.family_name),
      createdAt: ctx.now,
    }));
  if (!(await claimForGoogle(user, identityKey(profile)))) return null;
  await removeEnded(user.id);
  await emailKnown({ ctx, userId: user.id });
  return user;
};

const findOrLink = async (ctx: Ctx, profile: GoogleProfile): Promise<User | null> => {
  const linked = await findLinked(profile);
  if (linked) return linked;
  const email = verifiedEmail(profile);
  const user = email === null ? null : await claimByEmail(ctx, profile, email);
  if (!user) return null;
  await IdentityModel.create({ _id: identityKey(profile), userId: user.id, createdAt: ctx.now });
  return user;
};

/** Of several concurrent first sign-ins one creates the user. The others retry and find it. */
const findOrLinkAgain = async (ctx: Ctx, profile: GoogleProfile) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(() => findOrLink(ctx, profile));
    } catch (error) {
      const isRace = error instanceof DomainError && error.kind === 'CONFLICT';
      if (!isRace || attempt === MAX_ATTEMPTS) throw error;
    }
  }
};

import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../../operation/context.ts';
import { RULES, accountAt } from '../../process/limits.ts';

const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;
const COOKIE_MS = RULES.signedIn.duration * 1_000;

/** It signs nobody in: it only gives the attempts of this browser a count of their own. */
const cookieName = ({ publicUrl }: Ctx) =>
  publicUrl.startsWith('https:') ? '__Host-academia_device' : 'academia_device';

const digestOf = (id: string) => createHash('sha256').update(id).digest('base64url');

const keyOf = (id: string, email: string) => `${digestOf(id)} ${email}`;

/** The key of this device and account, if the account has signed in from this device; otherwise null. */
export const knownDeviceOf = async (ctx: Ctx, email: string): Promise<string | null> => {
  const id = ctx.cookies?.read(cookieName(ctx)) ?? '';
  if (!ID.test(id)) return null;
  const key = keyOf(id, email);
  return (await ctx.limits.isUsed('signedIn', key)) ? key : null;
};

/** Whether the account has signed in from this network. */
export const isKnownNetwork = ({ ip, limits }: Ctx, email: string) =>
  limits.isUsed('signedIn', accountAt(ip, email));

export const rememberSignIn = async (ctx: Ctx, email: string) => {
  const { cookies, ip, limits } = ctx;
  await limits.count('signedIn', accountAt(ip, email));
  if (!cookies) return;
  const name = cookieName(ctx);
  const sent = cookies.read(name) ?? '';
  const id = ID.test(sent) ? sent : randomBytes(ID_BYTES).toString('base64url');
  cookies.write(name, id, { maxAgeMs: COOKIE_MS });
  await limits.count('signedIn', keyOf(id, email));
};

import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { academy } from '#domain/academy.ts';
import type { Ctx } from '../../../operation/context.ts';
import { newSalt, originalSalt, storedSecret, resealSalts } from '../../../process/derived-secret.ts';
import type { Env } from '../../../process/env.ts';
import { isKnownNetwork, knownDeviceOf } from '../../credentials/known-device.ts';
import { hashShortCode } from '../../credentials/password-hash.ts';
import { generationOf, type Generations } from '../../credentials/trust-endings.ts';
import { SecondFactorModel, type SecondFactorDocument } from './second-factor.model.ts';

const PERIOD_SECONDS = 30;
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 5;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

type Salted = Pick<SecondFactorDocument, 'salt'>;

const totpOf = (env: Env, { salt }: Salted, label = '') => {
  const bytes = storedSecret(env, { salt, purpose: 'second factor' }).subarray(0, SECRET_BYTES);
  return new TOTP({
    issuer: academy.name,
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
  });
};

export const findActive = (userId: string) =>
  SecondFactorModel.findOne({ _id: userId, activeSince: { $ne: null } }).lean();

type Account = { user: Owner; generations: Generations };

export const prepareSecondFactor = async (env: Env, { user: { id, email }, generations }: Account) => {
  const generation = generationOf(generations, 'secondFactorSetUp');
  const fresh = { salt: newSalt(env), activeSince: null, lastStep: 0, recovery: [], generation };
  if (await findActive(id)) return null;
  await SecondFactorModel.updateOne({ _id: id, activeSince: null }, { $set: fresh }, { upsert: true });
  const totp = totpOf(env, fresh, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

const stepOf = (env: Env, stored: SecondFactorDocument, { code, now }: { code: string; now: Date }) => {
  const timestamp = now.getTime();
  const delta = totpOf(env, stored).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  return step > stored.lastStep ? step : null;
};

const newRecoveryCode = () => {
  const digits = randomBytes(RECOVERY_BYTES).toString('hex');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
};

const RECOVERY_CODE = /^[\da-f]{5}-[\da-f]{5}$/;

export const hashOfRecoveryCode = (env: Env, { salt }: Salted, code: string) =>
  hashShortCode(code, {
    salt: originalSalt(salt),
    secret: storedSecret(env, { salt, purpose: 'recovery codes' }),
  });

type Owner = { id: string; email: string };

/**
 * Counts an attempt before the code is verified, over all operations. Addresses of recent sign-ins are counted
 * separately: guesses from elsewhere cannot lock the owner out.
 */
const countCode = async (ctx: Ctx, { id, email }: Owner) => {
  const isKnown = (await knownDeviceOf(ctx, email)) !== null || (await isKnownNetwork(ctx, email));
  await ctx.limits.consume('codeByUser', isKnown ? `${id} known` : id);
};

export const activate = async (
  ctx: Ctx,
  { account: { user, generations }, code }: { account: Account; code: string },
): Promise<string[] | null> => {
  await countCode(ctx, user);
  const { env, now } = ctx;
  const { id: userId } = user;
  const shown = { code, now };
  const stored = await SecondFactorModel.findOne({ _id: userId, activeSince: null }).lean();
  const step = stored && stepOf(env, stored, shown);
  if (!stored || step === null) return null;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const recovery = await Promise.all(codes.map((code) => hashOfRecoveryCode(env, stored, code)));
  const { matchedCount } = await SecondFactorModel.updateOne(
    { _id: userId, activeSince: null, salt: stored.salt },
    {
      $set: {
        activeSince: now,
        lastStep: step,
        recovery,
        generation: generationOf(generations, 'secondFactor'),
      },
    },
  );
  return matchedCount === 1 ? codes : null;
};

type Presented = { owner: Owner; stored: SecondFactorDocument; code: string };

export const takeCode = async (ctx: Ctx, { owner, stored, code }: Presented) => {
  await countCode(ctx, owner);
  const { env, now } = ctx;
  const { _id } = stored;
  const step = stepOf(env, stored, { code, now });
  if (step === null) return takeRecoveryCode(env, stored, code.trim().toLowerCase());
  const { matchedCount } = await SecondFactorModel.updateOne(
    { _id, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
  );
  return matchedCount === 1;
};

const takeRecoveryCode = async (env: Env, stored: SecondFactorDocument, code: string) => {
  if (!RECOVERY_CODE.test(code)) return false;
  const recovery = await hashOfRecoveryCode(env, stored, code);
  const { matchedCount } = await SecondFactorModel.updateOne(
    { _id: stored._id, recovery },
    { $pull: { recovery } },
  );
  return matchedCount === 1;
};

export const removeSecondFactor = async (userId: string) => {
  await SecondFactorModel.deleteOne({ _id: userId });
};

/** One that was activated by whoever had the account since then. */
export const endSecondFactorSince = async (userId: string, since: Date) => {
  await SecondFactorModel.deleteOne({ _id: userId, activeSince: { $gte: since } });
};

export const resealSecondFactors = (env: Env) => resealSalts(SecondFactorModel, env);

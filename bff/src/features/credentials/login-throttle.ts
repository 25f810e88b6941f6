import { setTimeout as delay } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accountAt, clientKey } from '../../process/limits.ts';
import { accountDigest } from '../../process/derived-secret.ts';
import { isKnownNetwork, knownDeviceOf, rememberSignIn } from './known-device.ts';
import { isPassword } from './password-hash.ts';

export const SPACING_MS = 1_000;
export const MAX_WAITING = 5;
const RETRY_SECONDS = '5';

const queues = new Map<string, LimitFunction>();

const queueOf = (email: string) => {
  const queue = queues.get(email) ?? pLimit(1);
  queues.set(email, queue);
  return queue;
};

/** One attempt per second for the account. If the queue is full, the attempt is rejected. */
const waitForTurn = async (email: string) => {
  const queue = queueOf(email);
  if (queue.pendingCount >= MAX_WAITING) {
    throw new DomainError('TOO_MANY_ATTEMPTS', messages.tooManyTries, {
      headers: { 'Retry-After': RETRY_SECONDS },
    });
  }
  await queue(() => delay(SPACING_MS));
  if (queue.activeCount + queue.pendingCount === 0) queues.delete(email);
};

/** An account's known device has a count of its own: nobody else's attempts refuse it. */
const countAttempt = async (ctx: Ctx, email: string) => {
  const { limits, ip } = ctx;
  const device = await knownDeviceOf(ctx, email);
  const account = device ?? accountAt(ip, email);
  const address = clientKey(ip);
  if (!device) await limits.consume('loginByAddress', address);
  await limits.consume('loginByAccountAndAddress', account);
  const refundAddress = () => (device ? undefined : limits.refund('loginByAddress', address));
  return { isKnown: device !== null || (await isKnownNetwork(ctx, email)), account, refundAddress };
};

/**
 * Limits guesses by address, by account and address, and by account. The limit by account only slows sign-in down,
 * except from devices and addresses of recent sign-ins: guesses from elsewhere cannot lock the owner out. Only
 * wrong passwords count in the end.
 */
export const throttleLogin = async (ctx: Ctx, email: string) => {
  const { limits, ip, log, env } = ctx;
  const { isKnown, account, refundAddress } = await countAttempt(ctx, email);
  if (!isKnown && (await limits.isExhausted('failedLoginByAccount', email))) await waitForTurn(email);
  return {
    /** If the queue is full, the password is not compared and the attempt is refunded. */
    isPassword: async (passwordHash: string | null | undefined, password: string) => {
      try {
        return await isPassword(passwordHash, password, { isKnown });
      } catch (error) {
        await refundAddress();
        await limits.refund('loginByAccountAndAddress', account);
        throw error;
      }
    },
    failed: async () => {
      log.warn({ account: accountDigest(env, email), ip }, 'failed sign-in');
      await limits.count('failedLoginByAccount', email);
    },
    succeeded: async () => {
      await refundAddress();
      await limits.forgive('loginByAccountAndAddress', account);
      await rememberSignIn(ctx, email);
    },
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accountAt, clientKey } from '../../process/limits.ts';
import { accountDigest } from '../../process/account-digest.ts';
import { isPassword } from './password-hash.ts';

const SPACING_MS = 1_000;
const MAX_WAITING = 5;
const RETRY_SECONDS = '5';

const queues = new Map<string, LimitFunction>();

const queueOf = (email: string) => {
  const queue = queues.get(email) ?? pLimit(1);
  queues.set(email, queue);
  return queue;
};

/** One attempt a second for the whole account; whoever finds the queue full tries again later. */
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

/**
 * Limits guesses by address, by account from one address, and by account from everywhere. The last one only slows the
 * account down, and not where its owner has signed in from lately: guesses from elsewhere do not lock the owner out.
 */
export const throttleLogin = async ({ limits, ip, log, env }: Ctx, email: string) => {
  const address = clientKey(ip);
  const account = accountAt(ip, email);
  await limits.consume('loginByAddress', address);
  await limits.consume('loginByAccountAndAddress', account);
  const isKnownAddress = await limits.isUsed('signedIn', account);
  if (!isKnownAddress && (await limits.isExhausted('failedLoginByAccount', email))) await waitForTurn(email);
  return {
    /** Where so many wait that the password is not compared, the attempt does not count. */
    isPassword: async (passwordHash: string | null | undefined, password: string) => {
      try {
        return await isPassword(passwordHash, password);
      } catch (error) {
        await limits.refund('loginByAddress', address);
        await limits.refund('loginByAccountAndAddress', account);
        throw error;
      }
    },
    failed: async () => {
      log.warn({ account: accountDigest(env, email), ip }, 'failed sign-in');
      await limits.count('failedLoginByAccount', email);
    },
    succeeded: async () => {
      await limits.forgive('loginByAccountAndAddress', account);
      await limits.count('signedIn', account);
    },
  };
};

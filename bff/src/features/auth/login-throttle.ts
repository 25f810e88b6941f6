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

/**
 * Limits guesses by address, by account and address, and by account. The limit by account only slows sign-in down,
 * except from addresses of recent sign-ins: guesses from elsewhere cannot lock the owner out.
 */
export const throttleLogin = async ({ limits, ip, log, env }: Ctx, email: string) => {
  const address = clientKey(ip);
  const account = accountAt(ip, email);
  await limits.consume('loginByAddress', address);
  await limits.consume('loginByAccountAndAddress', account);
  const isKnownAddress = await limits.isUsed('signedIn', account);
  if (!isKnownAddress && (await limits.isExhausted('failedLoginByAccount', email))) await waitForTurn(email);
  return {
    /** If the queue is full, the password is not compared and the attempt is refunded. */
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

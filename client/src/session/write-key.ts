import { useRef } from 'react';
import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { errorFields } from './api-error.ts';

const HEADER = 'Idempotency-Key';
const KEY_BYTES = 16;
const ATTEMPTS = 3;
const FIRST_DELAY_MS = 300;
const AWAY_STATUSES = [502, 503, 504];

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type WriteContext = { headers: Record<string, string> };

/** Sends a form's write under one key until it has succeeded: sent again after a lost answer, it is done once. */
export const useKeyedWrite = () => {
  const key = useRef<string>(null);
  return async <T>(send: (context: WriteContext) => Promise<T>) => {
    key.current ??= newKey();
    try {
      const result = await send({ headers: { [HEADER]: key.current } });
      key.current = null;
      return result;
    } catch (error) {
      const isUsedUp = errorFields(error).some(({ field }) => field === 'idempotencyKey');
      if (isUsedUp) key.current = null;
      throw error;
    }
  };
};

/** No answer arrived, or one from a server that is away. A request that waited its whole time is not repeated. */
const isLost = (error: unknown) =>
  ServerError.is(error) ? AWAY_STATUSES.includes(error.statusCode) : error instanceof TypeError;

/** Repeats a keyed write whose answer was lost. */
export const repeatLostWrites = () =>
  new RetryLink({
    delay: { initial: FIRST_DELAY_MS },
    attempts: (count, operation, error) => {
      const { headers } = operation.getContext() as Partial<WriteContext>;
      return count < ATTEMPTS && headers !== undefined && HEADER in headers && isLost(error);
    },
  });

import { useRef } from 'react';
import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { errorFields } from './api-error.ts';

const HEADER = 'Idempotency-Key';
const KEY_BYTES = 16;
const ATTEMPTS = 3;
const FIRST_DELAY_MS = 300;
const AWAY_STATUSES = [502, 503, 504];

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type WriteContext = {
  keyFor: (sent: string) => string;
  /** The next request is another one, of which nothing is stored yet. */
  forgetKey: () => void;
};

/** Idempotency-Keys for writes. Writes with the same `nameOf` share a key until one succeeds. */
const useKeys = (nameOf: (sent: string) => string) => {
  const keys = useRef(new Map<string, string>());
  return async <T>(send: (context: WriteContext) => Promise<T>) => {
    let name = '';
    const keyFor = (sent: string) => {
      name = nameOf(sent);
      const key = keys.current.get(name) ?? newKey();
      keys.current.set(name, key);
      return key;
    };
    const forgetKey = () => void keys.current.delete(name);
    try {
      const result = await send({ keyFor, forgetKey });
      forgetKey();
      return result;
    } catch (error) {
      const isUsedUp = errorFields(error).some(({ field }) => field === 'idempotencyKey');
      if (isUsedUp) forgetKey();
      throw error;
    }
  };
};

const FORM = () => 'form';
const itself = (sent: string) => sent;

/** For forms: one key until the write succeeds, so that a retry after a lost response runs once. */
export const useKeyedWrite = () => useKeys(FORM);

/** For buttons: one key per operation and variables until the write succeeds. */
export const useKeyedAction = () => useKeys(itself);

/** Adds the key to the request. */
const sendKey = () =>
  new ApolloLink((operation, forward) => {
    const { keyFor } = operation.getContext() as Partial<WriteContext>;
    if (keyFor) {
      const key = keyFor(JSON.stringify([operation.operationName, operation.variables]));
      operation.setContext(({ headers }) => ({ headers: { ...(headers as object), [HEADER]: key } }));
    }
    return forward(operation);
  });

/** No response, or one from an unavailable server. Timeouts are not retried. */
const isLost = (error: unknown) =>
  ServerError.is(error) ? AWAY_STATUSES.includes(error.statusCode) : error instanceof TypeError;

/** Retries a keyed write after a lost response. */
const repeatLostWrites = () =>
  new RetryLink({
    delay: { initial: FIRST_DELAY_MS },
    attempts: (count, operation, error) =>
      count < ATTEMPTS && 'keyFor' in operation.getContext() && isLost(error),
  });

export const keyedWrites = () => ApolloLink.from([sendKey(), repeatLostWrites()]);

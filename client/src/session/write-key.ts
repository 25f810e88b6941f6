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

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type WriteContext = { keyFor: (sent: string) => string };

/** The context of a write gives it a key; `nameOf` says which writes have the same one until it has succeeded. */
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
    try {
      const result = await send({ keyFor });
      keys.current.delete(name);
      return result;
    } catch (error) {
      const isUsedUp = errorFields(error).some(({ field }) => field === 'idempotencyKey');
      if (isUsedUp) keys.current.delete(name);
      throw error;
    }
  };
};

const FORM = () => 'form';
const itself = (sent: string) => sent;

/** Sends a form's write under one key until it has succeeded: sent again after a lost answer, it is done once. */
export const useKeyedWrite = () => useKeys(FORM);

/** Sends what buttons do: each operation and its variables have a key of their own until they have succeeded. */
export const useKeyedAction = () => useKeys(itself);

/** Sends the key of a write that has one. */
const sendKey = () =>
  new ApolloLink((operation, forward) => {
    const { keyFor } = operation.getContext() as Partial<WriteContext>;
    if (keyFor) {
      const key = keyFor(JSON.stringify([operation.operationName, operation.variables]));
      operation.setContext(({ headers }) => ({ headers: { ...(headers as object), [HEADER]: key } }));
    }
    return forward(operation);
  });

/** No answer arrived, or one from a server that is away. A request that waited its whole time is not repeated. */
const isLost = (error: unknown) =>
  ServerError.is(error) ? AWAY_STATUSES.includes(error.statusCode) : error instanceof TypeError;

/** Repeats a keyed write whose answer was lost. */
const repeatLostWrites = () =>
  new RetryLink({
    delay: { initial: FIRST_DELAY_MS },
    attempts: (count, operation, error) =>
      count < ATTEMPTS && 'keyFor' in operation.getContext() && isLost(error),
  });

export const keyedWrites = () => ApolloLink.from([sendKey(), repeatLostWrites()]);

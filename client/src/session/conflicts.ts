import { ErrorLink } from '@apollo/client/link/error';
import { errorCode } from './api-error.ts';

const listeners = new Set<() => void>();

/** Calls back after a request that failed because the data had changed. */
export const onConflict = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const conflictLink = () =>
  new ErrorLink(({ error }) => {
    if (errorCode(error) === 'CONFLICT') listeners.forEach((listener) => listener());
  });

import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { finalize } from 'rxjs';
import { errorCode } from './api-error.ts';

let steps = 0;

/** Differs after a write has begun or ended. */
export const writeSteps = () => steps;

let stepsAtReread = 0;

/** What is shown next was read again, and is no result of something that the user did. */
export const noteReread = () => {
  stepsAtReread = steps;
};

export const hasWrittenSinceReread = () => steps !== stepsAtReread;

const listeners = new Set<() => void>();

/** Calls back after a write that failed because the data had changed. */
export const onConflict = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const conflicts = () =>
  new ErrorLink(({ error }) => {
    if (errorCode(error) === 'CONFLICT') listeners.forEach((listener) => listener());
  });

const countedWrites = () =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation') return forward(operation);
    steps += 1;
    return forward(operation).pipe(
      finalize(() => {
        steps += 1;
      }),
    );
  });

export const observedWrites = () => ApolloLink.from([conflicts(), countedWrites()]);

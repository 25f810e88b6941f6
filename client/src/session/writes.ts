import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { finalize } from 'rxjs';
import { errorCode } from './api-error.ts';
import { noteWriteStep } from './write-steps.ts';

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
    noteWriteStep();
    return forward(operation).pipe(finalize(noteWriteStep));
  });

export const observedWrites = () => ApolloLink.from([conflicts(), countedWrites()]);

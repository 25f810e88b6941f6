import { useSyncExternalStore } from 'react';

/** `error`: why the password of a form did not confirm it. */
export type IdentityOutcome = { isConfirmed: boolean; error?: unknown };

type IdentityRequest = {
  /** Of the session. */
  token: string;
  /** The password that the form has already asked for, or nothing. */
  password: string;
  settle: (outcome: IdentityOutcome) => void;
};

let request: IdentityRequest | null = null;
let asked: Promise<IdentityOutcome> | null = null;

const listeners = new Set<() => void>();

const change = (next: IdentityRequest | null) => {
  request = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that is open, for the dialog. */
export const useIdentityRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );

/** Asks the user to confirm their identity. Requests meanwhile wait for the same answer. */
export const requestIdentity = (
  given: Pick<IdentityRequest, 'token' | 'password'>,
): Promise<IdentityOutcome> => {
  asked ??= new Promise<IdentityOutcome>((resolve) => {
    const settle = (outcome: IdentityOutcome) => {
      asked = null;
      change(null);
      resolve(outcome);
    };
    change({ ...given, settle });
  });
  return asked;
};

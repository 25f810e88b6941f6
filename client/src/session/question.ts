import { useSyncExternalStore } from 'react';

type Open<Asked, Answer> = Asked & { settle: (answer: Answer) => void };

/** A question to the user that a request waits for, and the hook of its dialog: the question that is open. */
export const createQuestion = <Asked extends object, Answer>() => {
  let open: Open<Asked, Answer> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: typeof open) => {
    open = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const useQuestion = () =>
    useSyncExternalStore(
      subscribe,
      () => open,
      () => null,
    );
  const ask = (asked: Asked) =>
    new Promise<Answer>((resolve) => {
      const settle = (answer: Answer) => {
        change(null);
        resolve(answer);
      };
      change({ ...asked, settle });
    });
  return { ask, useQuestion };
};

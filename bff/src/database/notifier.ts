import { onCommit } from './transaction.ts';

/** Listeners are called once what they are notified about is committed. */
export const createNotifier = () => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () =>
      onCommit(() => {
        for (const listener of listeners) listener();
      }),
  };
};

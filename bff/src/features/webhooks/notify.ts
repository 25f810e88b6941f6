const listeners = new Set<() => void>();

/** Calls back when there may be something to copy or to send; answers how to stop that. */
export const onWebhookWork = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const wakeWebhooks = () => {
  for (const listener of listeners) listener();
};

const listeners = new Set<() => void>();

/** Calls back when a message may be due. Returns a stop function. */
export const onMail = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const wakeMail = () => {
  for (const listener of listeners) listener();
};

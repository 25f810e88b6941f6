const last = new Map<string, Promise<unknown>>();

/** Runs work with the same key in sequence, within this process. */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
};

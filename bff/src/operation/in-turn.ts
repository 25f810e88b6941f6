const last = new Map<string, Promise<unknown>>();

/** Runs work of one key one after another in this process; work of other keys is not held up. */
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

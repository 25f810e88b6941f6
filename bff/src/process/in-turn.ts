type Turn = { end: () => void };

/** Those who wait, by keys that somebody has. */
const queues = new Map<string, ((turn: Turn) => void)[]>();

const turnOf = (key: string): Turn => {
  let isOver = false;
  return {
    end: () => {
      if (isOver) return;
      isOver = true;
      const next = queues.get(key)?.shift();
      if (next) next(turnOf(key));
      else queues.delete(key);
    },
  };
};

/** Null while somebody else in this process has the turn of the key. */
export const tryTurn = (key: string): Turn | null => {
  if (queues.has(key)) return null;
  queues.set(key, []);
  return turnOf(key);
};

export const takeTurn = (key: string): Turn | Promise<Turn> =>
  tryTurn(key) ?? new Promise((resolve) => queues.get(key)?.push(resolve));

/** Runs work with the same key in sequence, within this process. */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const turn = await takeTurn(key);
  try {
    return await work();
  } finally {
    turn.end();
  }
};

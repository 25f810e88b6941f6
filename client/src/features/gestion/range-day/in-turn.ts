let turn: Promise<unknown> = Promise.resolve();

/** One after another, also among tabs. */
export const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
  if ('locks' in navigator) return navigator.locks.request('range-day', run);
  const next = turn.then(run, run);
  turn = next;
  return next;
};

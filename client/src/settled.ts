const LIMIT_MS = 1_000;

/** Runs once what was just shown has been painted and the browser has nothing else to do; at most a second later. */
export const whenSettled = (run: () => void) => {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: LIMIT_MS });
  else run();
};

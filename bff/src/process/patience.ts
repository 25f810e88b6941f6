import type { Logger } from 'pino';

const PAUSE_MS = { first: 5_000, most: 600_000 } as const;

/**
 * Pauses of a loop whose work changes nothing that is stored, each twice as long as the one before; the first is
 * logged. Without it such a loop would keep a processor busy.
 */
export const createPatience = (log: Logger, work: string) => {
  let pauseMs = 0;
  let endsAt = 0;
  return {
    isPausing: (now = Date.now()) => now < endsAt,
    remainingMs: (now = Date.now()) => Math.max(0, endsAt - now),
    progressed: () => {
      if (pauseMs > 0) log.info({ work }, 'the work makes progress again');
      pauseMs = 0;
      endsAt = 0;
    },
    stalled: (now = Date.now()) => {
      if (pauseMs === 0) log.warn({ work }, 'the work makes no progress: repeated later, each time later');
      pauseMs = pauseMs === 0 ? PAUSE_MS.first : Math.min(pauseMs * 2, PAUSE_MS.most);
      endsAt = now + pauseMs;
    },
  };
};

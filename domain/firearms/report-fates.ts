import type { RangeAction } from './range-report.ts';

/** What might refuse or delete what a telephone has seen. */
export const REPORT_OBSTACLES = [
  'clock',
  'day',
  'role',
  'session',
  'account',
  'storage',
  'update',
  'conflict',
  'weapon',
] as const;
export type ReportObstacle = (typeof REPORT_OBSTACLES)[number];

/**
 * Recorded: at its time, as entered late. Open: listed until somebody in charge decides. Kept: it stays on the telephone until it
 * is sent. Refused: in words, before it is shown as done.
 */
type ReportFate = 'recorded' | 'open' | 'kept' | 'refused';

type Fates = Record<ReportObstacle, ReportFate>;

const HELD_BY_THE_PHONE = { session: 'kept', storage: 'refused', update: 'kept' } as const;
const NOT_THEIRS = { role: 'open', account: 'open' } as const;
const IN_TIME = { clock: 'recorded', day: 'recorded' } as const;

const USUAL: Fates = {
  ...IN_TIME,
  ...NOT_THEIRS,
  ...HELD_BY_THE_PHONE,
  conflict: 'open',
  weapon: 'recorded',
};

/** What becomes of each action, whatever stands in its way. */
export const REPORT_FATES: Record<RangeAction, Fates> = {
  hand_out: USUAL,
  take_back: USUAL,
  annul: USUAL,
  own_in: USUAL,
  /** That it went out twice says nothing new. */
  own_out: { ...USUAL, conflict: 'recorded' },
  arrive: USUAL,
  unmark: USUAL,
  absent: USUAL,
  /** Nobody completes a class with a weapon out without a reason. */
  complete: { ...USUAL, weapon: 'open' },
  undo: USUAL,
};

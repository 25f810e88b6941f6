import { subDays, subMilliseconds } from 'date-fns';
import type { RangeState } from './range-day.ts';

/** What a telephone at the range reports. The last five mark a student. */
export const RANGE_ACTIONS = [
  'hand_out',
  'take_back',
  'annul',
  'own_in',
  'own_out',
  'arrive',
  'unmark',
  'absent',
  'complete',
  'undo',
] as const;
export type RangeAction = (typeof RANGE_ACTIONS)[number];
export type RangeMark = Extract<RangeAction, 'arrive' | 'unmark' | 'absent' | 'complete' | 'undo'>;

export const RANGE_ACTION_LABELS: Record<RangeAction, string> = {
  hand_out: 'Entregó',
  take_back: 'Recibió',
  annul: 'Anuló la entrega',
  own_in: 'Ingresó un arma propia',
  own_out: 'Salió un arma propia',
  arrive: 'Llegó',
  unmark: 'No había llegado',
  absent: 'No vino',
  complete: 'Completó',
  undo: 'Deshizo',
};

/** Open: somebody in charge decides. */
export const REPORT_STATES = ['recorded', 'open', 'discarded'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a telephone has reported, and what became of it. */
export type RangeReport = {
  id: string;
  action: RangeAction;
  state: ReportState;
  phoneAt: Date;
  happenedAt: Date;
  receivedAt: Date;
  isLate: boolean;
  madeById: string;
  sentById: string;
  enrolmentId: string | null;
  userId: string | null;
  firearmId: string | null;
  recordId: string | null;
  follows: string | null;
  rounds: number | null;
  roundsLeft: number | null;
  ownWeapon: string | null;
  why: string | null;
  decidedAt: Date | null;
  decision: string | null;
};

/** From which states, besides the one that was seen, a mark still means what it meant; and in which there is nothing to do. */
const MARKS: Record<RangeMark, { from: readonly RangeState[]; done: readonly RangeState[] }> = {
  arrive: { from: [], done: ['arrived', 'on_range', 'returned', 'done'] },
  unmark: { from: [], done: ['expected'] },
  absent: { from: [], done: ['absent'] },
  complete: { from: ['arrived', 'returned'], done: ['done'] },
  undo: { from: [], done: ['expected', 'arrived', 'on_range', 'returned'] },
};

/** The weapon is in that hand no more, or never was. */
export const endsHandOut = (action: RangeAction) => action === 'take_back' || action === 'annul';

export const isMark = (action: RangeAction): action is RangeMark => action in MARKS;

type Marked = { mark: RangeMark; seen: RangeState | null; now: RangeState };

/** Whether a mark is to be made, is made already, or contradicts what has happened since it was pressed. */
export const verdictOnMark = ({ mark, seen, now }: Marked): 'make' | 'made' | 'contradicts' => {
  const { from, done } = MARKS[mark];
  if (seen === null || now === seen || from.includes(now)) return 'make';
  return done.includes(now) ? 'made' : 'contradicts';
};

/** What arrives within this time is decided by today's rules: nobody has left with a weapon yet. */
export const PROMPT_SECONDS = 30;
/** A clock is believed no further back. */
const OLDEST_DAYS = 31;
const MS_PER_SECOND = 1_000;

type Clocks = {
  /** By the telephone. */
  happenedAt: Date;
  sentAt: Date;
  /** By the server. */
  receivedAt: Date;
  /** When the telephone had read the day. */
  readAt: Date | null;
};

/**
 * When something happened, by the server's clock: as long before its report arrived as the telephone says. Neither before the
 * day was read nor after the report arrived, whatever the clock of the telephone.
 */
export const timeOfReport = ({ happenedAt, sentAt, receivedAt, readAt }: Clocks) => {
  const elapsed = sentAt.getTime() - happenedAt.getTime();
  const first = readAt ?? subDays(receivedAt, OLDEST_DAYS);
  const said = subMilliseconds(receivedAt, elapsed);
  const at = said > receivedAt ? receivedAt : said < first ? first : said;
  return { at, isLate: Math.abs(elapsed) > PROMPT_SECONDS * MS_PER_SECOND };
};

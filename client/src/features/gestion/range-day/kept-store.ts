import { readKeptDay, readReports, writeReports } from '../../../session/kept-day.ts';
import { withoutDay, type DayAction, type DayState } from './day-state.ts';

/** A change of what is kept; null keeps nothing. */
type Change = (state: DayState | null) => DayState | null;

export type DayStore = {
  read: () => Promise<DayState | null>;
  /** In one transaction, also among tabs. Returns what is kept then. Throws if the browser cannot keep it. */
  update: (change: Change) => Promise<DayState | null>;
};

/** Of what is stored. Without one it was stored before reports were taken from any account. */
const FORMAT = 2;

export type Stored = DayState & { format?: number };

/** Of an earlier version of the app: what the server did not accept then is sent again, and it decides. */
const currentOf = (stored: Stored): DayState => {
  if (stored.format === FORMAT) return stored;
  const { queue, conflicts } = stored;
  const userId = stored.data.me?.id ?? '';
  const actions = [...conflicts.map(({ action }) => action), ...queue];
  return { ...stored, conflicts: [], queue: actions.map((action) => ({ ...action, userId, permit: null })) };
};

/** A report in the copy that every page can read. */
type Copied = DayAction & { refused?: string };

const copyOf = ({ queue, conflicts }: Pick<DayState, 'queue' | 'conflicts'>): Copied[] => [
  ...queue,
  ...conflicts.map(({ action, message }) => ({ ...action, refused: message })),
];

const ofCopy = (copied: readonly Copied[]): Pick<DayState, 'queue' | 'conflicts'> => ({
  queue: copied.filter(({ refused }) => refused === undefined),
  conflicts: copied.flatMap(({ refused, ...action }) =>
    refused === undefined ? [] : [{ action, message: refused }],
  ),
});

/** Either store may have lost what the other has; what is sent again is entered once. */
const reportsOf = (stored: DayState | null) => {
  const copied = readReports<Copied>();
  const keys = new Set(copied.map(({ key }) => key));
  const others = stored ? copyOf(stored).filter(({ key }) => !keys.has(key)) : [];
  return ofCopy([...copied, ...others]);
};

/** Nothing of a day is read for another account, or after the end of the session; what was done is. */
const visible = (stored: DayState | null): DayState | null => {
  const reports = reportsOf(stored);
  const kept = readKeptDay();
  const isShown = stored && kept?.isOwn && stored.data.me?.id === kept.userId;
  return isShown ? { ...stored, ...reports } : withoutDay(reports);
};

/** The day of an ended session stays for its own account. */
const withHidden = (next: DayState | null, stored: DayState | null): DayState | null => {
  const kept = readKeptDay();
  if (!stored || !kept || kept.isOwn || stored.data.me?.id !== kept.userId) return next;
  return { ...stored, queue: next?.queue ?? [], conflicts: next?.conflicts ?? [] };
};

/** What the database alone has, of an earlier version of the app: it may be evicted. */
const copyToo = (state: DayState | null) => {
  try {
    if (state) writeReports(copyOf(state));
  } catch {
    // There is no room: the database has it.
  }
};

/** One record, changed in one transaction, also among tabs. */
export type DayDatabase = {
  read: () => Promise<Stored | undefined>;
  change: (make: (stored: Stored | undefined) => Stored | null) => Promise<void>;
};

type Made = { next: DayState | null };

/** `database` is null in a browser without one. */
export const aDayStore = (database: DayDatabase | null) => {
  /** The day of this tab, for a database that fails. */
  let inTab: DayState | null = null;
  let isInTab = database === null;

  const store: DayStore = {
    read: async () => {
      try {
        const stored = database && !isInTab ? await database.read() : null;
        inTab = visible(isInTab ? inTab : stored ? currentOf(stored) : null);
        copyToo(inTab);
      } catch {
        isInTab = true;
        inTab = visible(inTab);
      }
      return inTab;
    },
    update: async (change) => {
      const made: Made[] = [];
      // The copy decides whether it is kept: a database may be evicted, or deleted with the day.
      const make = (stored: DayState | null) => {
        const next = change(visible(stored));
        writeReports(next ? copyOf(next) : []);
        made.push({ next });
        return next;
      };
      try {
        if (!database || isInTab) make(inTab);
        else
          await database.change((raw) => {
            const stored = raw ? currentOf(raw) : null;
            const kept = withHidden(make(stored), stored);
            return kept && { ...kept, format: FORMAT };
          });
      } catch {
        if (made.length === 0) make(inTab);
        isInTab = true;
      }
      inTab = made[0]?.next ?? null;
      return inTab;
    },
  };
  return { ...store, isInTab: () => isInTab };
};

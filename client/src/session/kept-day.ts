import { isRecord } from '#domain/is-record.ts';

/*
 * What this browser keeps of the day at the range is in IndexedDB (features/gestion/range-day/day-store.ts). Here is
 * whose it is and until when, which every page can look at without opening it.
 */

export const DAY_DATABASE = 'range-day';
const STORAGE_KEY = 'range-day';
const KEPT_MS = 24 * 3_600_000;

export type KeptDay = {
  userId: string;
  /** Whether the session is known to be theirs. */
  isOwn: boolean;
  until: number;
  /** Changes that the server does not have. */
  unsent: number;
  /** Other tabs see by it that something has changed. */
  changes: number;
};

export const readKeptDay = (): KeptDay | null => {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
  return isRecord(stored) ? (stored as KeptDay) : null;
};

const write = (kept: KeptDay) => localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));

/** What was read just now is kept for a day. */
export const keepDay = (userId: string, now: Date) => {
  const { unsent, changes } = readKeptDay() ?? { unsent: 0, changes: 0 };
  write({ userId, isOwn: true, until: now.getTime() + KEPT_MS, unsent, changes });
};

export const noteChange = (unsent: number) => {
  const kept = readKeptDay();
  if (kept) write({ ...kept, unsent, changes: kept.changes + 1 });
};

/** Calls back when another tab has changed what is kept, or deleted it. */
export const onKeptDayOfOtherTab = (listener: () => void) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) listener();
  });

let onLost: (text: string) => void = () => {};

/** Called with a sentence when changes are deleted that were never sent. */
export const onUnsentLost = (listener: typeof onLost) => {
  onLost = listener;
};

export const unsentText = (count: number) =>
  count === 1 ? '1 cambio sin enviar' : `${count} cambios sin enviar`;

/** Deletes what is kept. `why` is said if something was not sent. */
export const wipeKeptDay = (why?: string) => {
  const kept = readKeptDay();
  if (!kept) return;
  localStorage.removeItem(STORAGE_KEY);
  globalThis.indexedDB?.deleteDatabase(DAY_DATABASE);
  if (why && kept.unsent > 0)
    onLost(`${why} Se borró de este navegador: ${unsentText(kept.unsent)} del día.`);
};

/** A session has ended or begun: whose the next one is, its first response says. */
export const hideKeptDay = () => {
  const kept = readKeptDay();
  if (kept) write({ ...kept, isOwn: false });
};

export const claimKeptDay = (userId: string) => {
  const kept = readKeptDay();
  if (kept && kept.userId !== userId) wipeKeptDay('Entró otra persona.');
  else if (kept && !kept.isOwn) write({ ...kept, isOwn: true });
};

export const dropOldDay = (now = new Date()) => {
  const kept = readKeptDay();
  if (kept && kept.until <= now.getTime()) wipeKeptDay('Pasaron 24 horas sin conexión.');
};

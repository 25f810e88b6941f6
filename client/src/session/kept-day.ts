import { isRecord } from '#domain/is-record.ts';

/*
 * What this browser keeps of the day at the range is in IndexedDB (features/gestion/range-day/day-store.ts). Here is
 * whose it is and until when, which every page can look at without opening it; and a copy of what was done and is not sent, which
 * neither a clock nor an account deletes.
 */

export const DAY_DATABASE = 'range-day';
const STORAGE_KEY = 'range-day';
const REPORTS_KEY = 'range-reports';
const KEPT_MS = 24 * 3_600_000;

export type KeptDay = {
  userId: string;
  /** Whether the session is known to be theirs. */
  isOwn: boolean;
  until: number;
  /** Of a version that kept what is not sent in the database alone. */
  unsent?: number;
};

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const readKeptDay = (): KeptDay | null => {
  const stored = readJson(STORAGE_KEY);
  return isRecord(stored) ? (stored as KeptDay) : null;
};

/** A full storage keeps no day for later; what is done is kept or refused by the store. */
const write = (kept: KeptDay) => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    localStorage.removeItem(STORAGE_KEY);
  }
};

/** What was read just now is kept for a day. */
export const keepDay = (userId: string, now: Date) =>
  write({ userId, isOwn: true, until: now.getTime() + KEPT_MS });

type Unsent = { key: string; by: string };

/** What waits on this phone to be sent, of all accounts. */
export const readReports = <Report extends Unsent>(): Report[] => {
  const stored = readJson(REPORTS_KEY);
  return Array.isArray(stored) ? (stored as Report[]) : [];
};

let listeners: (() => void)[] = [];

/** Throws if the browser cannot keep them. */
export const writeReports = (reports: readonly Unsent[]) => {
  const text = JSON.stringify(reports);
  const kept = readKeptDay();
  if (kept?.unsent) write({ ...kept, unsent: 0 });
  if (text === (localStorage.getItem(REPORTS_KEY) ?? '[]')) return;
  if (reports.length > 0) localStorage.setItem(REPORTS_KEY, text);
  else localStorage.removeItem(REPORTS_KEY);
  listeners.forEach((listener) => listener());
};

export const countUnsent = () => readReports().length || (readKeptDay()?.unsent ?? 0);

/** Calls back when what waits has changed, also by another tab. Returns how to stop that. */
export const onReports = (listener: () => void) => {
  const look = ({ key }: StorageEvent) => {
    if (key === REPORTS_KEY) listener();
  };
  listeners = [...listeners, listener];
  window.addEventListener('storage', look);
  return () => {
    listeners = listeners.filter((one) => one !== listener);
    window.removeEventListener('storage', look);
  };
};

/** Calls back when another tab has changed what is kept, or deleted it. */
export const onKeptDayOfOtherTab = (listener: () => void) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === REPORTS_KEY) listener();
  });

export const unsentText = (count: number) =>
  count === 1 ? '1 cambio sin enviar' : `${count} cambios sin enviar`;

/** Deletes the day that is shown. What is not sent stays. */
export const wipeKeptDay = () => {
  const kept = readKeptDay();
  if (!kept) return;
  if (kept.unsent) return write({ ...kept, isOwn: false });
  localStorage.removeItem(STORAGE_KEY);
  globalThis.indexedDB?.deleteDatabase(DAY_DATABASE);
};

/** A session has ended or begun: whose the next one is, its first response says. */
export const hideKeptDay = () => {
  const kept = readKeptDay();
  if (kept) write({ ...kept, isOwn: false });
};

export const claimKeptDay = (userId: string) => {
  const kept = readKeptDay();
  if (kept && kept.userId !== userId) wipeKeptDay();
  else if (kept && !kept.isOwn) write({ ...kept, isOwn: true });
};

export const dropOldDay = (now = new Date()) => {
  const kept = readKeptDay();
  if (kept && kept.until <= now.getTime()) wipeKeptDay();
};

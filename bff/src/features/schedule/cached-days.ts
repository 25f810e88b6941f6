import mongoose from 'mongoose';
import { OVERLAP_SECONDS } from '../../lists/changes.ts';
import type { Window } from './schedule.facts.ts';

/** How far a read may be behind other processes. */
const BEHIND_MS = 1_000;
/** After it a day is read again, whatever the changes are: those of an older version carry no time. */
const MAX_AGE_MS = 600_000;
const SETTLED_MS = OVERLAP_SECONDS * 1_000;
const MAX_DAYS = 1_000;
const DAY_MS = 86_400_000;

type Period = { from: Date; until: Date };

/** What has changed, when, and the time that it has now. */
export type Change = { holder: string; at: Date; period: Period | null };

type Source<Row> = {
  holderOf: (row: Row) => string;
  periodOf: (row: Row) => Period;
  load: (window: Window) => Promise<Row[]>;
  /** Undefined: too many. */
  changesSince: (instant: Date) => Promise<Change[] | undefined>;
};

const startOf = (day: number) => new Date(day * DAY_MS);

const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);

const daysOf = ({ from, until }: Period) => {
  const first = dayOf(from);
  return Array.from({ length: dayOf(until) - first + 1 }, (_, index) => first + index);
};

type Cache = { clear: () => void; compare: (holder: string | undefined) => void };

const caches = new Set<Cache>();

/** Another connection may be to other data. */
mongoose.connection.on('disconnected', () => clearDays());

export const clearDays = () => {
  for (const cache of caches) cache.clear();
};

/** After a write of this process: the next read sees it. With a holder, its rows may be gone. */
export const compareDays = (holder?: string) => {
  for (const cache of caches) cache.compare(holder);
};

type Day<Row> = { rows: Promise<Row[]>; loaded?: Row[]; until: number };

/**
 * Rows by day, kept in memory. At most once a second a read asks what has changed, and reads the days of it again: at
 * each comparison, until no write that carries the same time can follow.
 */
export const createDays = <Row>({ holderOf, periodOf, load, changesSince }: Source<Row>) => {
  const days = new Map<number, Day<Row>>();
  const unsettled = new Map<number, number>();
  let comparing: Promise<void> | undefined;
  let comparedAt = 0;
  let changesFrom = 0;

  const clear = () => {
    days.clear();
    unsettled.clear();
    comparing = undefined;
  };

  const daysWith = (holders: ReadonlySet<string>) => {
    if (holders.size === 0) return [];
    return [...days].flatMap(([day, { loaded = [] }]) =>
      loaded.map((row) => ({ day, holder: holderOf(row) })).filter(({ holder }) => holders.has(holder)),
    );
  };

  const findChanges = async (now: number) => {
    const isTooOld = now - changesFrom > MAX_AGE_MS;
    return days.size === 0 || isTooOld ? undefined : changesSince(new Date(changesFrom - SETTLED_MS));
  };

  const dropChanged = async () => {
    const now = Date.now();
    const changes = await findChanges(now);
    changesFrom = now;
    if (!changes) days.clear();
    const latest = new Map((changes ?? []).map(({ holder, at }) => [holder, at.getTime()]));
    const touched = [
      ...daysWith(new Set(latest.keys())),
      ...(changes ?? []).flatMap(({ holder, period }) =>
        (period ? daysOf(period) : []).map((day) => ({ day, holder })),
      ),
    ];
    for (const { day, holder } of touched)
      unsettled.set(day, Math.max(unsettled.get(day) ?? 0, (latest.get(holder) ?? now) + SETTLED_MS));
    for (const [day, until] of unsettled) {
      days.delete(day);
      if (until < now) unsettled.delete(day);
    }
  };

  const compareOnce = () => {
    const now = performance.now();
    if (comparing && now - comparedAt < BEHIND_MS) return comparing;
    comparedAt = now;
    const compared = dropChanged();
    comparing = compared;
    compared.catch(() => {
      if (comparing === compared) comparing = undefined;
    });
    return compared;
  };

  const compare = (holder: string | undefined) => {
    comparing = undefined;
    if (holder) for (const { day } of daysWith(new Set([holder]))) days.delete(day);
  };

  const loadDays = (first: number, last: number) => {
    const rows = load({ $gte: startOf(first), $lt: startOf(last + 1) }).then((found) =>
      rowsByDay(found, periodOf),
    );
    const until = performance.now() + MAX_AGE_MS;
    for (let day = first; day <= last; day += 1) {
      const entry: Day<Row> = {
        rows: rows.then((byDay) => (entry.loaded = byDay.get(day) ?? [])),
        until,
      };
      days.set(day, entry);
      entry.rows.catch(() => {
        if (days.get(day) === entry) days.delete(day);
      });
    }
  };

  /** Each run of days that are not in memory is one read. */
  const loadMissing = (wanted: readonly number[]) => {
    const now = performance.now();
    const missing = wanted.filter((day) => (days.get(day)?.until ?? 0) <= now);
    const firsts = missing.filter((day, index) => missing[index - 1] !== day - 1);
    const lasts = missing.filter((day, index) => missing[index + 1] !== day + 1);
    for (const [index, first] of firsts.entries()) loadDays(first, lasts[index] ?? first);
  };

  const dropOldest = () => {
    for (const day of days.keys()) {
      if (days.size <= MAX_DAYS) return;
      days.delete(day);
    }
  };

  /** Of the days of a window, in whole. */
  const read = async ({ $gte, $lt }: Window): Promise<Row[]> => {
    await compareOnce();
    const wanted = daysOf({ from: $gte, until: $lt });
    loadMissing(wanted);
    const rows = await Promise.all(wanted.map((day) => days.get(day)?.rows ?? []));
    dropOldest();
    return [...new Set(rows.flat())];
  };

  caches.add({ clear, compare });
  return { read };
};

const rowsByDay = <Row>(rows: readonly Row[], periodOf: (row: Row) => Period) => {
  const byDay = new Map<number, Row[]>();
  for (const row of rows) {
    for (const day of daysOf(periodOf(row))) {
      const known = byDay.get(day);
      if (known) known.push(row);
      else byDay.set(day, [row]);
    }
  }
  return byDay;
};

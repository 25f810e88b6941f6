import { openDB } from 'idb';
import { DAY_DATABASE, noteChange, onKeptDayOfOtherTab, readKeptDay } from '../../../session/kept-day.ts';
import type { DayState } from './day-state.ts';

/** A change of what is kept; null keeps nothing. */
type Change = (state: DayState | null) => DayState | null;

export type DayStore = {
  read: () => Promise<DayState | null>;
  /** In one transaction, also among tabs. Returns what is kept then. */
  update: (change: Change) => Promise<DayState | null>;
};

const STORE = 'day';
const KEY = 'state';

/** Opened for each use, so that nothing delays the deletion. */
const inDatabase = async <T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>) => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

const open = () =>
  openDB<{ day: { key: string; value: DayState } }>(DAY_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
  });

/** Nothing of a day is read or written for another account, or after the end of the session. */
const isOwn = () => readKeptDay()?.isOwn === true;

const ownOf = (state: DayState | null | undefined) =>
  state && isOwn() && state.data.me?.id === readKeptDay()?.userId ? state : null;

/** What the tab keeps where the browser has no database. */
let inTab: DayState | null = null;

const tabStore: DayStore = {
  read: () => Promise.resolve(ownOf(inTab)),
  update: (change) => {
    inTab = isOwn() ? change(ownOf(inTab)) : null;
    return Promise.resolve(inTab);
  },
};

const databaseStore: DayStore = {
  read: async () => {
    if (!isOwn()) return null;
    return ownOf(await inDatabase((database) => database.get(STORE, KEY)));
  },
  update: async (change) => {
    if (!isOwn()) return null;
    return inDatabase(async (database) => {
      // A phone whose battery runs out has what it has shown.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const next = change(ownOf(await transaction.store.get(KEY)));
      if (next && isOwn()) await transaction.store.put(next, KEY);
      else await transaction.store.delete(KEY);
      await transaction.done;
      return next;
    });
  },
};

const store = 'indexedDB' in globalThis ? databaseStore : tabStore;

const listeners = new Set<(state: DayState | null) => void>();

const announce = (state: DayState | null) => listeners.forEach((listener) => listener(state));

onKeptDayOfOtherTab(() => void store.read().then(announce));

/** Calls back after changes, also of other tabs. */
export const onDayChange = (listener: (state: DayState | null) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const dayStore: DayStore = {
  read: store.read,
  update: async (change) => {
    const state = await store.update(change);
    if (state) noteChange(state.queue.length + state.conflicts.length);
    announce(state);
    return state;
  },
};

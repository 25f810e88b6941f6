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

/** What was kept last, for a browser without a database or with one that fails. */
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

let store = 'indexedDB' in globalThis ? databaseStore : tabStore;

/** A full or forbidden database does not stop the day, which is then kept in this tab alone. */
const inStore = async (work: (store: DayStore) => Promise<DayState | null>) => {
  try {
    inTab = await work(store);
  } catch {
    store = tabStore;
    inTab = await work(store);
  }
  return inTab;
};

const listeners = new Set<(state: DayState | null) => void>();

const announce = (state: DayState | null) => listeners.forEach((listener) => listener(state));

onKeptDayOfOtherTab(() => void dayStore.read().then(announce));

/** Calls back after changes, also of other tabs. */
export const onDayChange = (listener: (state: DayState | null) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const dayStore: DayStore = {
  read: () => inStore((used) => used.read()),
  update: async (change) => {
    const state = await inStore((used) => used.update(change));
    if (state) noteChange(state.queue.length + state.conflicts.length);
    announce(state);
    return state;
  },
};

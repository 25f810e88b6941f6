import { openDB } from 'idb';
import { DAY_DATABASE, onKeptDayOfOtherTab } from '../../../session/kept-day.ts';
import type { DayState } from './day-state.ts';
import { aDayStore, type DayDatabase, type DayStore, type Stored } from './kept-store.ts';

const STORE = 'day';
const KEY = 'state';

const open = () =>
  openDB<{ day: { key: string; value: Stored } }>(DAY_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
  });

/** Opened for each use, so that nothing delays the deletion. */
const inDatabase = async <T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>) => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

const indexed: DayDatabase = {
  read: () => inDatabase((database) => database.get(STORE, KEY)),
  change: (make) =>
    inDatabase(async (database) => {
      // A phone whose battery runs out has what it has shown.
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const next = make(await transaction.store.get(KEY));
      if (next) await transaction.store.put(next, KEY);
      else await transaction.store.delete(KEY);
      await transaction.done;
    }),
};

const { isInTab, ...kept } = aDayStore('indexedDB' in globalThis ? indexed : null);

/** Whether the day is gone with this tab. What was done is not. */
export const isDayInTab = isInTab;

const listeners = new Set<(state: DayState | null) => void>();

const announce = (state: DayState | null) => listeners.forEach((listener) => listener(state));

onKeptDayOfOtherTab(() => void dayStore.read().then(announce));

/** Calls back after changes, also of other tabs. */
export const onDayChange = (listener: (state: DayState | null) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const dayStore: DayStore = {
  read: kept.read,
  update: async (change) => {
    const state = await kept.update(change);
    announce(state);
    return state;
  },
};

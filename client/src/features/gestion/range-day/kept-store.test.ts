import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_FATES } from '#domain/firearms/report-fates.ts';
import type { RangeAction } from '#domain/firearms/range-report.ts';
import {
  claimKeptDay,
  countUnsent,
  dropOldDay,
  hideKeptDay,
  keepDay,
  wipeKeptDay,
} from '../../../session/kept-day.ts';
import { withAction, withRead, type DayState, type Done } from './day-state.ts';
import { aDayStore, type Stored } from './kept-store.ts';

const NOW = new Date('2026-11-28T12:40:00Z');
const read = {
  version: '1',
  readAt: NOW.toISOString(),
  data: {
    me: { id: 'ana' },
    rangeDay: { permit: 'p', students: [], freeFirearms: [], outside: [], ownWeaponsInside: [] },
  } as unknown as DayState['data'],
};
const of = { enrolmentId: 'e1', name: 'Acosta' };
const firearm = { id: 'w1', make: 'Glock', serial: 'G-1', model: 'pistola-9mm' };
const weapon = { serial: 'P-1', description: null, permitUntil: '2099-12-31', rounds: 50, reason: null };

const DONE: Record<RangeAction, Done> = {
  hand_out: { ...of, what: 'handOut', firearm, rounds: 50, instructor: null },
  take_back: {
    ...of,
    what: 'takeBack',
    handOutId: 'h1',
    firearmId: 'w1',
    label: 'G-1',
    rounds: 40,
    roundsLeft: 10,
  },
  annul: { ...of, what: 'annul', handOutId: 'h1', firearmId: 'w1', label: 'G-1', reason: 'Era la G-2' },
  own_in: { ...of, what: 'ownIn', weapon },
  own_out: { ...of, what: 'ownOut', ownWeaponId: 'o1', label: 'P-1' },
  arrive: { ...of, what: 'arrive', reason: null },
  unmark: { ...of, what: 'unmark', reason: null },
  absent: { ...of, what: 'absent', reason: null },
  complete: { ...of, what: 'complete', reason: null },
  undo: { ...of, what: 'undo', reason: null },
};
const ACTIONS = Object.keys(DONE) as RangeAction[];

let stored: Map<string, string>;
let record: Stored | undefined;
let isFull = false;
let isBroken = false;

const database = {
  read: () => (isBroken ? Promise.reject(new Error('evicted')) : Promise.resolve(record)),
  change: (make: (before: Stored | undefined) => Stored | null) => {
    const next = make(record);
    if (isBroken) return Promise.reject(new Error('quota'));
    record = next ?? undefined;
    return Promise.resolve();
  },
};

beforeEach(() => {
  stored = new Map();
  record = undefined;
  isFull = false;
  isBroken = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('quota');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: () => (record = undefined) });
  keepDay('ana', NOW);
});

afterEach(() => vi.unstubAllGlobals());

const act = async (action: RangeAction) => {
  const store = aDayStore(database);
  await store.update((before) => before ?? withRead(before, read));
  const signature = { key: action, at: NOW.toISOString(), by: 'Ana', userId: 'ana' };
  await store.update((before) => before && withAction(before, DONE[action], signature));
  return store;
};

/** After the page was loaded again. */
const kept = () => aDayStore(database).read();

const isKept = async (action: RangeAction) =>
  expect(await kept()).toMatchObject({
    queue: [{ ...DONE[action], key: action, userId: 'ana', permit: 'p' }],
  });

describe.each(ACTIONS)('%s on this phone', (action) => {
  it('stays after the end of the session, for the same account and for another', async () => {
    expect(REPORT_FATES[action].session).toBe('kept');
    await act(action);
    hideKeptDay();
    await isKept(action);
    expect((await kept())?.data.rangeDay).toBeNull();
    claimKeptDay('ana');
    expect((await kept())?.data.rangeDay).not.toBeNull();
    claimKeptDay('berta');
    expect(record).toBeUndefined();
    await isKept(action);
    keepDay('berta', NOW);
    wipeKeptDay();
    await isKept(action);
  });

  it('stays where the database alone had it, once the page was open', async () => {
    await act(action);
    stored.delete('range-reports');
    await isKept(action);
    record = undefined;
    await isKept(action);
  });

  it('stays whatever the clock says', async () => {
    await act(action);
    dropOldDay(new Date(NOW.getTime() + 26 * 3_600_000));
    expect(record).toBeUndefined();
    await isKept(action);
  });

  it('is refused where nothing can be stored, and kept by either of both stores', async () => {
    expect(REPORT_FATES[action].storage).toBe('refused');
    isBroken = true;
    await act(action);
    await isKept(action);
    isBroken = false;
    stored.clear();
    keepDay('ana', NOW);
    await act(action);
    stored.delete('range-reports');
    await isKept(action);
    stored.delete('range-reports');
    record = undefined;
    isFull = true;
    await expect(act(action)).rejects.toThrow('quota');
    expect((await kept())?.queue ?? []).toEqual([]);
  });

  it('is read from what an earlier version has stored', async () => {
    expect(REPORT_FATES[action].update).toBe('kept');
    const old = {
      ...DONE[action],
      key: action,
      at: NOW.toISOString(),
      by: 'Ana',
      seen: null,
      isDecided: false,
    };
    const refused = { action: { ...old, key: 'refused' }, message: 'no' };
    record = { ...withRead(null, read), queue: [old], conflicts: [refused] } as unknown as Stored;
    stored.set('range-day', JSON.stringify({ userId: 'ana', isOwn: true, until: 0, unsent: 2 }));
    expect(countUnsent()).toBe(2);
    dropOldDay();
    const state = await kept();
    expect(state?.queue).toMatchObject([
      { key: 'refused', userId: 'ana' },
      { key: action, userId: 'ana' },
    ]);
    await aDayStore(database).update((before) => before);
    wipeKeptDay();
    expect((await kept())?.queue).toHaveLength(2);
  });
});

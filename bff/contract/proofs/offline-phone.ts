import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { vi } from 'vitest';
import type { StaffRole } from '#domain/academy.ts';
import {
  shownDay,
  withAction,
  withAgain,
  type Day,
  type DayAction,
  type DayState,
  type Done,
} from '../../../client/src/features/gestion/range-day/day-state.ts';
import { aDayStore, type Stored } from '../../../client/src/features/gestion/range-day/kept-store.ts';
import { RANGE_DAY } from '../../../client/src/features/gestion/range-day/range-day.query.ts';
import { replay, type ReadResult } from '../../../client/src/features/gestion/range-day/replay.ts';
import { sendAction } from '../../../client/src/features/gestion/range-day/send-action.ts';
import { createApiCache } from '../../../client/src/session/api-client.ts';
import { errorCode, isSessionEnd, isTemporary } from '../../../client/src/session/api-error.ts';
import {
  claimKeptDay,
  dropOldDay,
  hideKeptDay,
  keepDay,
  wipeKeptDay,
} from '../../../client/src/session/kept-day.ts';
import { hashOf, trustedDocuments } from '../../../client/src/session/trusted-documents.ts';
import { keyedWrites, newKey } from '../../../client/src/session/write-key.ts';
import type { Member } from '../builders.ts';

/*
 * A telephone with the client's own code around real HTTP. What a browser gives it is kept here, for each telephone by
 * itself: its storage, its clock, and a network that comes and goes.
 */

/** What the telephones share. */
export type Line = {
  url: string;
  chance: () => number;
  counts: { kills: number; losses: number; fullStores: number; refusedHere: number };
};

/** Kill: the tab is closed. Loss: no response arrives. Full: what is written is not stored. */
type Chances = { kill: number; loss: number; full: number };

type Browser = { storage: Map<string, string>; record: Stored | undefined; isFull: boolean };

const browsers = new AsyncLocalStorage<Browser>();

/** Each telephone sees a storage of its own. */
export const stubBrowsers = () => {
  const storage = () => browsers.getStore()?.storage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage()?.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (browsers.getStore()?.isFull) throw new DOMException('full', 'QuotaExceededError');
      storage()?.set(key, value);
    },
    removeItem: (key: string) => storage()?.delete(key),
  });
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      const browser = browsers.getStore();
      if (browser) browser.record = undefined;
    },
  });
};

const neverResolved = () => new Promise<never>(() => {});

export type Phone = ReturnType<typeof aPhone>;

export type Holder = Pick<Member, 'id' | 'token'> & { role: StaffRole | null };

export const aPhone = (line: Line, first: Holder) => {
  const { chance, counts } = line;
  const browser: Browser = { storage: new Map(), record: undefined, isFull: false };
  const acted = new Map<string, DayAction>();
  let holder = first;
  let chances: Chances = { kill: 0, loss: 0, full: 0 };
  /** By how much its clock is wrong. */
  let clock = 0;
  let isOnline = true;
  let hasEnded = false;
  let end = () => {};

  const die = () => {
    counts.kills += 1;
    end();
    return neverResolved();
  };
  const mayDie = () => (chance() < chances.kill ? die() : Promise.resolve());
  const now = () => new Date(Date.now() + clock);

  /** What it sends has its own clock. */
  const bodyOf = (init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { variables?: { input?: { sentAt?: string } } };
    if (body.variables?.input?.sentAt) body.variables.input.sentAt = now().toISOString();
    return JSON.stringify(body);
  };

  const request: typeof fetch = async (uri, init = {}) => {
    await mayDie();
    const response = await fetch(uri, { ...init, body: bodyOf(init) });
    const text = await response.text();
    await mayDie();
    if (chance() < chances.loss) {
      counts.losses += 1;
      throw new DOMException('too slow', 'TimeoutError');
    }
    return new Response(text, { status: response.status, headers: response.headers });
  };

  const openClient = () =>
    new ApolloClient({
      link: ApolloLink.from([
        keyedWrites(),
        trustedDocuments(),
        new HttpLink({
          uri: `${line.url}/graphql`,
          headers: { authorization: `Bearer ${holder.token}` },
          fetch: request,
        }),
      ]),
      cache: createApiCache(),
    });
  let client = openClient();

  const database = {
    read: () => Promise.resolve(browser.record),
    change: async (make: (stored: Stored | undefined) => Stored | null) => {
      await mayDie();
      const next = make(browser.record);
      if (chance() < chances.full) {
        counts.fullStores += 1;
        throw new DOMException('full', 'QuotaExceededError');
      }
      browser.record = next ?? undefined;
      await mayDie();
    },
  };
  const openStore = () => aDayStore(database);
  let store = openStore();

  const readDay = async (): Promise<ReadResult> => {
    try {
      const { data } = await client.query({ query: RANGE_DAY, fetchPolicy: 'network-only' });
      if (!data?.me) return { status: 'ended' };
      keepDay(holder.id, now());
      return { status: 'read', data, version: hashOf(RANGE_DAY), readAt: now().toISOString() };
    } catch (error) {
      if (isSessionEnd(error)) return { status: 'ended' };
      if (errorCode(error) === 'FORBIDDEN') wipeKeptDay();
      return { status: isTemporary(error) ? 'away' : 'forbidden' };
    }
  };

  const replayAll = async () => {
    const send = (action: DayAction) => sendAction({ client }, action);
    const outcome = await replay({ store, readDay, send }, { isFresh: false });
    hasEnded = outcome === 'ended';
    if (hasEnded) hideKeptDay();
  };

  const inBrowser = <T>(work: () => T) => browsers.run(browser, work);

  const reload = () => {
    client = openClient();
    store = openStore();
  };

  return {
    acted,
    holder: () => holder,
    kept: () => inBrowser(() => store.read()),
    goOnline: (next: boolean) => (isOnline = next),
    set: (next: Chances) => (chances = next),
    jump: (next: number) => (clock = next),
    reload,
    hasEnded: () => hasEnded,
    /** Reads and sends what it can, unless its tab is closed meanwhile. */
    sync: async () => {
      inBrowser(() => dropOldDay(now()));
      if (!isOnline || hasEnded) return;
      const closed = new Promise<'closed'>((resolve) => (end = () => resolve('closed')));
      const outcome = await inBrowser(() => Promise.race([replayAll(), closed]));
      if (outcome === 'closed') reload();
    },
    /** The same person again, or another one, on the same telephone. */
    signIn: (next: Holder) => {
      holder = next;
      hasEnded = false;
      inBrowser(() => {
        hideKeptDay();
        claimKeptDay(next.id);
      });
      reload();
    },
    /** Somebody presses a button that the screen shows. What cannot be stored is refused, and not done. */
    act: (choose: (day: Day) => Done | null) =>
      inBrowser(async () => {
        const before = await store.read();
        const day = before && shownDay(before);
        const done = day && choose(day);
        if (!done) return;
        const signature = { key: newKey(), at: now().toISOString(), by: 'Ana', userId: holder.id };
        const chancesBefore = chances;
        chances = { ...chances, kill: 0 };
        browser.isFull = chance() < chances.full;
        try {
          await store.update((state) => state && withAction(state, done, signature));
          const action = (await store.read())?.queue.find(({ key }) => key === signature.key);
          if (action) acted.set(signature.key, action);
        } catch {
          counts.refusedHere += 1;
        }
        browser.isFull = false;
        chances = chancesBefore;
      }),
    /** What could not be sent is sent again. */
    again: () =>
      inBrowser(() =>
        store.update((state) =>
          (state?.conflicts ?? []).reduce<DayState | null>(
            (next, { action }) => next && withAgain(next, action.key),
            state,
          ),
        ),
      ),
    /** The browser deletes the database. */
    evict: () => (browser.record = undefined),
    /** What the version before has left: no account, no permit, no copy. */
    downgrade: () =>
      inBrowser(async () => {
        const state = await store.read();
        if (!state?.data.me) return;
        const queue = state.queue.map(({ userId: _userId, permit: _permit, ...action }) => action);
        browser.record = { ...state, queue } as unknown as Stored;
        browser.storage.delete('range-reports');
        const { id: userId } = holder;
        const until = Date.now() + 3_600_000;
        browser.storage.set(
          'range-day',
          JSON.stringify({ userId, isOwn: true, until, unsent: queue.length }),
        );
        reload();
      }),
  };
};

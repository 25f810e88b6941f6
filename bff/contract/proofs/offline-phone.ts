import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { vi } from 'vitest';
import type { StaffRole } from '#domain/academy.ts';
import { isRecord } from '#domain/is-record.ts';
import { mayCall } from '#domain/staff/staff-access.ts';
import {
  shownDay,
  withAction,
  withAgain,
  withDiscarded,
  type Day,
  type DayAction,
  type DayState,
  type Done,
} from '../../../client/src/features/gestion/range-day/day-state.ts';
import type { DayStore } from '../../../client/src/features/gestion/range-day/day-store.ts';
import { RANGE_DAY } from '../../../client/src/features/gestion/range-day/range-day.query.ts';
import { replay, type ReadResult } from '../../../client/src/features/gestion/range-day/replay.ts';
import { sendAction } from '../../../client/src/features/gestion/range-day/send-action.ts';
import { createApiCache } from '../../../client/src/session/api-client.ts';
import { errorCode, isSessionEnd, isTemporary } from '../../../client/src/session/api-error.ts';
import {
  claimKeptDay,
  hideKeptDay,
  keepDay,
  noteChange,
  onUnsentLost,
  readKeptDay,
  wipeKeptDay,
} from '../../../client/src/session/kept-day.ts';
import { hashOf, trustedDocuments } from '../../../client/src/session/trusted-documents.ts';
import { keyedWrites, newKey } from '../../../client/src/session/write-key.ts';
import type { Member } from '../builders.ts';

/*
 * A telephone with the client's own code around real HTTP. What a browser gives it is kept here, for each telephone by
 * itself: its storage, its clock, and a network that comes and goes.
 */

const CLOCK_MS = 10 * 60_000;
export const LOST_ROLE = 'Tu cuenta ya no puede ver el día.';

/** What the server has taken: a request that was not refused. */
export type Taken = {
  key: string;
  operation: string;
  input: Record<string, unknown>;
  createdId: string | null;
};

/** What the telephones share. */
export type Line = {
  url: string;
  chance: () => number;
  /** In the order in which the server took them. */
  log: Taken[];
  /** One request after another, so that their order is known; otherwise as they come. */
  inOrder: <T>(request: () => Promise<T>) => Promise<T>;
  counts: { kills: number; losses: number; replays: number };
};

/** Kill: the tab is closed. Loss: no response arrives. */
type Chances = { kill: number; loss: number };

type Browser = { storage: Map<string, string>; kept: string | null; said: string[] };

const browsers = new AsyncLocalStorage<Browser>();

/** Each telephone sees a storage of its own. */
export const stubBrowsers = () => {
  const storage = () => browsers.getStore()?.storage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage()?.get(key) ?? null,
    setItem: (key: string, value: string) => storage()?.set(key, value),
    removeItem: (key: string) => storage()?.delete(key),
  });
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      const browser = browsers.getStore();
      if (browser) browser.kept = null;
    },
  });
  onUnsentLost((text) => browsers.getStore()?.said.push(text));
};

/** Of what waits, to be sent or for a decision. */
const keysOn = ({ queue, conflicts }: DayState) =>
  new Set([...queue, ...conflicts.map(({ action }) => action)].map(({ key }) => key));

const stateOf = ({ kept }: Browser) => (kept === null ? null : (JSON.parse(kept) as DayState));

/** The only field of the data of a mutation, or of its only outcome. */
const takenBy = (init: RequestInit, key: string, body: unknown): Taken | null => {
  const { operationName, variables } = JSON.parse(String(init.body)) as {
    operationName: string;
    variables: { input: Record<string, unknown> };
  };
  if (!isRecord(body) || body.errors !== undefined || !isRecord(body.data)) return null;
  const [value] = Object.values(body.data);
  const result: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(result) || isRecord(result.error)) return null;
  const createdId = Array.isArray(value) || typeof result.id !== 'string' ? null : result.id;
  return { key, operation: operationName, input: variables.input, createdId };
};

const neverResolved = () => new Promise<never>(() => {});

export type Phone = ReturnType<typeof aPhone>;

type Holder = Pick<Member, 'id' | 'token'> & { role: StaffRole };

export const aPhone = (line: Line, { id, token: first, role }: Holder) => {
  const { chance, counts, log } = line;
  const browser: Browser = { storage: new Map(), kept: null, said: [] };
  const clock = (chance() * 2 - 1) * CLOCK_MS;
  const isDesk = mayCall({ role: 'student', staffRole: role }, 'Mutation.completeEnrolments');
  const acted = new Map<string, DayAction>();
  /** What has left the queue, sent or because there was nothing left to do. */
  const gone = new Set<string>();
  const discarded = new Set<string>();
  const again = new Set<string>();
  /** What the server took and this telephone could not keep: the response was lost, or the tab was closed. */
  const unheard = new Set<string>();
  const sent = new Set<string>();
  /** How much the server had taken when the day was last read before an action was sent. */
  const readBefore = new Map<string, number>();
  let chances: Chances = { kill: 0, loss: 0 };
  let isOnline = true;
  let isFresh = false;
  let taken = 0;
  let token = first;
  let hasEnded = false;
  let end = () => {};

  const isTaken = (key: string) => log.some((one) => one.key === key);

  /** Closes the tab: nothing that it has begun goes on. */
  const die = () => {
    counts.kills += 1;
    for (const { key } of stateOf(browser)?.queue ?? []) if (isTaken(key)) unheard.add(key);
    end();
    return neverResolved();
  };
  const mayDie = () => (chance() < chances.kill ? die() : Promise.resolve());

  const request: typeof fetch = async (uri, init = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    await mayDie();
    const before = log.length;
    const answer = async () => {
      const response = await fetch(uri, init);
      const text = await response.text();
      const found = key && takenBy(init, key, JSON.parse(text));
      if (found && !isTaken(key)) log.push(found);
      return new Response(text, { status: response.status, headers: response.headers });
    };
    const response = await (key ? line.inOrder(answer) : answer());
    if (key) {
      if (sent.has(key)) counts.replays += 1;
      sent.add(key);
    } else taken = before;
    await mayDie();
    if (chance() < chances.loss) {
      counts.losses += 1;
      if (key && isTaken(key)) unheard.add(key);
      // The client itself sends a write again after the first of these.
      throw chance() < 0.2 ? new TypeError('fetch failed') : new DOMException('too slow', 'TimeoutError');
    }
    return response;
  };

  const openClient = () =>
    new ApolloClient({
      link: ApolloLink.from([
        keyedWrites(),
        trustedDocuments(),
        new HttpLink({
          uri: `${line.url}/graphql`,
          headers: { authorization: `Bearer ${token}` },
          fetch: request,
        }),
      ]),
      cache: createApiCache(),
    });
  let client = openClient();

  /** After the end of a session it is nobody's. */
  const ownState = () => (readKeptDay()?.isOwn ? stateOf(browser) : null);

  const keep = (next: DayState) => {
    browser.kept = JSON.stringify(next);
    noteChange(next.queue.length + next.conflicts.length);
  };

  const store: DayStore = {
    read: () => Promise.resolve(ownState()),
    update: async (change) => {
      await mayDie();
      const before = ownState();
      const next = change(before);
      const left = next ? keysOn(next) : new Set();
      for (const { key } of before?.queue ?? []) if (!left.has(key)) gone.add(key);
      if (next) keep(next);
      else browser.kept = null;
      await mayDie();
      return next;
    },
  };

  let isLost = false;

  const readDay = async (): Promise<ReadResult> => {
    try {
      const { data } = await client.query({ query: RANGE_DAY, fetchPolicy: 'network-only' });
      if (!data?.me) return { status: 'ended' };
      const now = new Date(Date.now() + clock);
      keepDay(id, now);
      return { status: 'read', data, version: hashOf(RANGE_DAY), readAt: now.toISOString() };
    } catch (error) {
      if (isSessionEnd(error)) return { status: 'ended' };
      isLost = errorCode(error) === 'FORBIDDEN';
      return { status: isTemporary(error) ? 'away' : 'forbidden' };
    }
  };

  const send = (action: DayAction) => {
    if (!readBefore.has(action.key)) readBefore.set(action.key, taken);
    return sendAction({ client, isDesk }, action);
  };

  const replayAll = async () => {
    const contradiction = (now: string | null) => `Ahora figura así: ${now}.`;
    const outcome = await replay({ store, readDay, send, contradiction }, { isFresh });
    isFresh = outcome === 'done';
    hasEnded = outcome === 'ended';
    if (hasEnded) hideKeptDay();
    if (outcome === 'forbidden' && isLost) wipeKeptDay(LOST_ROLE);
  };

  const inBrowser = <T>(work: () => T) => browsers.run(browser, work);

  return {
    role,
    acted,
    gone,
    discarded,
    again,
    unheard,
    readBefore,
    said: browser.said,
    kept: () => stateOf(browser),
    listed: () => {
      const state = stateOf(browser);
      return state ? keysOn(state) : new Set<string>();
    },
    /** Everything that can be read on it. */
    stored: () => [...browser.storage.values(), ...(browser.kept === null ? [] : [browser.kept])],
    goOnline: (next: boolean) => {
      isFresh &&= next;
      isOnline = next;
    },
    set: (next: Chances) => (chances = next),
    /** Reads and sends what it can, unless its tab is closed meanwhile. */
    sync: async (options: { isReading?: boolean } = {}) => {
      if (!isOnline || hasEnded) return;
      if (options.isReading) isFresh = false;
      const closed = new Promise<'closed'>((resolve) => (end = () => resolve('closed')));
      const outcome = await inBrowser(() => Promise.race([replayAll(), closed]));
      if (outcome !== 'closed') return;
      client = openClient();
      isFresh = false;
    },
    reload: () => {
      client = openClient();
      isFresh = false;
    },
    hasEnded: () => hasEnded,
    /** The same person again, after the end of the session. */
    signIn: (next: string) => {
      token = next;
      hasEnded = false;
      isFresh = false;
      client = openClient();
      inBrowser(() => claimKeptDay(id));
    },
    /** Somebody presses a button that the screen shows. */
    act: (choose: (day: Day) => Done | null) =>
      inBrowser(() => {
        const state = ownState();
        const day = state && shownDay(state);
        const done = day && choose(day);
        if (!state || !done) return;
        const at = new Date(Date.now() + clock).toISOString();
        const next = withAction(state, done, { key: newKey(), at, by: role });
        const action = next.queue.at(-1);
        if (action) acted.set(action.key, action);
        keep(next);
      }),
    /** Somebody decides about a conflict. */
    decide: (chosen: number, isAgain: boolean) =>
      inBrowser(() => {
        const state = ownState();
        const conflict = state?.conflicts[Math.floor(chosen * state.conflicts.length)];
        if (!state || !conflict) return;
        const { key } = conflict.action;
        (isAgain ? again : discarded).add(key);
        keep(isAgain ? withAgain(state, key) : withDiscarded(state, key));
      }),
    /** The day as the server says it to this telephone. */
    readNow: () => inBrowser(readDay),
    signOut: () => inBrowser(() => wipeKeptDay()),
  };
};

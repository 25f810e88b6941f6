import type { RangeDayQuery } from '../../../gql/graphql.ts';
import {
  nextAction,
  verdictOf,
  withConflict,
  withoutAction,
  withRead,
  withSent,
  type DayAction,
  type RangeState,
} from './day-state.ts';
import type { DayStore } from './day-store.ts';

/** Away: no network, or a server that says to try later. Ended: the session. Forbidden: the day is for others. */
type Stop = { status: 'away' | 'ended' | 'forbidden' };

export type ReadResult = { status: 'read'; data: RangeDayQuery; version: string; readAt: string } | Stop;
export type SendResult =
  /** Old: it was done by an earlier attempt, and has changed since. */
  | { status: 'sent'; createdId: string | null; isOld?: boolean }
  | { status: 'refused'; message: string; error: unknown }
  | Stop;

export type Replay = {
  store: DayStore;
  readDay: () => Promise<ReadResult>;
  send: (action: DayAction) => Promise<SendResult>;
  /** Why an action contradicts what has happened since. */
  contradiction: (now: RangeState | null) => string;
  onRefused?: (action: DayAction, error: unknown) => void;
};

/** Whether the day that is kept was read just now. Otherwise it is read first: actions are compared with it. */
type Options = { isFresh: boolean };

/**
 * Reads the day and sends what was done, in its order and one at a time. What the server refuses, or what contradicts the day as it is
 * now, waits for a decision, and with it what concerns the same student or weapon. Interrupted at any point, it goes
 * on with the same key.
 */
export const replay = async (
  { store, readDay, send, contradiction, onRefused }: Replay,
  { isFresh }: Options,
): Promise<'done' | Stop['status']> => {
  const read = async () => {
    const result = await readDay();
    if (result.status !== 'read') return result.status;
    const { data, version, readAt } = result;
    await store.update((state) => withRead(state, { data, version, readAt }));
    return null;
  };

  if (!isFresh) {
    const stopped = await read();
    if (stopped) return stopped;
  }
  let state = await store.read();
  let isOld = false;
  for (;;) {
    const action = state && nextAction(state);
    if (!state || !action) break;
    const { key } = action;
    const verdict = verdictOf(action, state);
    if (verdict === 'done') {
      state = await store.update((kept) => kept && withoutAction(kept, key));
      continue;
    }
    if (verdict !== 'send') {
      state = await store.update((kept) => kept && withConflict(kept, key, contradiction(verdict.now)));
      continue;
    }
    const result = await send(action);
    if (result.status === 'sent') {
      isOld = true;
      state = await store.update((kept) => kept && withSent(kept, key, result.createdId));
      // What was decided may have been done before, too.
      if (result.isOld || action.isDecided) {
        const stopped = await read();
        if (stopped) return stopped;
        state = await store.read();
      }
    } else if (result.status === 'refused') {
      isOld = true;
      onRefused?.(action, result.error);
      state = await store.update((kept) => kept && withConflict(kept, key, result.message));
    } else return result.status;
  }
  return (isOld ? await read() : null) ?? 'done';
};

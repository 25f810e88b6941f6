import type { RangeDayQuery } from '../../../gql/graphql.ts';
import { nextAction, withConflict, withOpened, withRead, withSent, type DayAction } from './day-state.ts';
import type { DayStore } from './kept-store.ts';

/** Away: no network, or a server that says to try later. Ended: the session. Forbidden: this account may neither read nor send it. */
type Stop = { status: 'away' | 'ended' | 'forbidden' };

export type ReadResult = { status: 'read'; data: RangeDayQuery; version: string; readAt: string } | Stop;
export type SendResult =
  | { status: 'sent'; createdId: string | null; isUnpaid: boolean }
  /** The server has it, and somebody decides. */
  | { status: 'opened'; why: string }
  | { status: 'refused'; message: string; error: unknown }
  | Stop;

export type Replay = {
  store: DayStore;
  /** Null where the day is not shown. */
  readDay: (() => Promise<ReadResult>) | null;
  send: (action: DayAction) => Promise<SendResult>;
};

/** Whether the day that is kept was read just now. */
type Options = { isFresh: boolean };

/**
 * Sends what was done, in its order and one at a time, and reads the day. The server enters what has happened or lists it for a
 * decision; what it says cannot have happened stays here until somebody has read that. Interrupted at any point, it goes on.
 */
export const replay = async (
  { store, readDay, send }: Replay,
  { isFresh }: Options,
): Promise<'done' | Stop['status']> => {
  let state = await store.read();
  let isOld = !isFresh;
  for (;;) {
    const action = state && nextAction(state);
    if (!action) break;
    const { key } = action;
    const result = await send(action);
    if (result.status === 'sent') {
      state = await store.update((kept) => kept && withSent(kept, key, result.createdId));
    } else if (result.status === 'opened') {
      state = await store.update((kept) => kept && withOpened(kept, key));
    } else if (result.status === 'refused') {
      state = await store.update((kept) => kept && withConflict(kept, key, result.message));
    } else return result.status;
    isOld = true;
  }
  if (!readDay || !isOld) return 'done';
  const result = await readDay();
  if (result.status !== 'read') return result.status;
  const { data, version, readAt } = result;
  await store.update((kept) => withRead(kept, { data, version, readAt }));
  return 'done';
};

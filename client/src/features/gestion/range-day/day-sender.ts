import type { ApolloClient } from '@apollo/client';
import { countUnsent } from '../../../session/kept-day.ts';
import { dayStore } from './day-store.ts';
import { inTurn } from './in-turn.ts';
import { replay } from './replay.ts';
import { sendAction } from './send-action.ts';

/** Sends what waits on this phone, of whichever account, from a page that does not show the day. */
export const sendReports = (client: ApolloClient) =>
  inTurn(async () => {
    if (!navigator.onLine || countUnsent() === 0) return;
    await replay(
      { store: dayStore, readDay: null, send: (action) => sendAction({ client }, action) },
      { isFresh: true },
    );
  });

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { useRereads } from '../../../components/queries/use-live-query.ts';
import { useOwnName } from '../../../components/queries/use-staff.ts';
import { DAY_WORKER, paths } from '../../../paths.ts';
import { errorCode, hasReason, isSessionEnd, isTemporary } from '../../../session/api-error.ts';
import { dropOldDay, keepDay, readKeptDay, wipeKeptDay } from '../../../session/kept-day.ts';
import { isPresent, readSession, signedInUserId } from '../../../session/session.ts';
import { hashOf } from '../../../session/trusted-documents.ts';
import { newKey } from '../../../session/write-key.ts';
import { namesText } from '../enrolments/enrolment-label.ts';
import {
  nextAction,
  withAction,
  withAgain,
  withDiscarded,
  withoutDay,
  withSent,
  type Signature,
  type DayAction,
  type DayState,
  type Done,
} from './day-state.ts';
import { dayStore, onDayChange } from './day-store.ts';
import { inTurn } from './in-turn.ts';
import { RANGE_DAY } from './range-day.query.ts';
import { replay, type ReadResult } from './replay.ts';
import { sendAction } from './send-action.ts';

const RETRY_MS = 10_000;
/** A form waits no longer for what is sent: it is kept. */
const FORM_WAITS_MS = 4_000;
const OPENED = 'Quedó en Para decidir.';
const REFUSED = 'No se pudo enviar, está en Sin enviar.';
const NOT_KEPT = 'No pudimos guardar el cambio en este teléfono. Vuelve a intentar.';

/** Of another build the result may have another shape. */
const version = () => hashOf(RANGE_DAY);

const registerWorker = () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register(DAY_WORKER, { scope: paths.gestionDay }).catch(() => undefined);
  }
};

export type KeptDay = ReturnType<typeof useKeptDay>;

/** The day that is kept in this browser, read and sent as far as there is a network. */
export const useKeptDay = () => {
  const client = useApolloClient();
  const name = useOwnName();
  const [state, setState] = useState<DayState | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const [error, setError] = useState<unknown>();
  const isFresh = useRef(false);
  const unpaidNames = useRef<string[]>([]);

  const readDay = async (token: string | null): Promise<ReadResult> => {
    try {
      const { data } = await client.query({ query: RANGE_DAY, fetchPolicy: 'network-only' });
      if (!data?.me || !isPresent(token)) return { status: 'ended' };
      setError(undefined);
      const now = new Date();
      keepDay(data.me.id, now);
      return { status: 'read', data, version: version(), readAt: now.toISOString() };
    } catch (thrown) {
      setError(thrown);
      if (isSessionEnd(thrown)) return { status: 'ended' };
      return { status: isTemporary(thrown) ? 'away' : 'forbidden' };
    }
  };

  const isLostRole = () => errorCode(error) === 'FORBIDDEN' && !hasReason(error, 'SECOND_FACTOR_REQUIRED');

  const send = async (action: DayAction) => {
    const result = await sendAction({ client }, action);
    if (result.status === 'sent' && action.what === 'complete' && result.isUnpaid) {
      unpaidNames.current.push(action.name);
    }
    if (result.status === 'opened') notify.info(`${OPENED} ${result.why}`);
    if (result.status === 'refused') notify.error(`${REFUSED} ${result.message}`);
    return result;
  };

  const notifyUnpaid = () => {
    const names = unpaidNames.current.splice(0);
    if (names.length > 0) notify.info(`Sin pagar${namesText(names)}`);
  };

  const sync = (given: { isFresh: boolean }) =>
    inTurn(async () => {
      const { token } = readSession();
      const outcome = navigator.onLine
        ? await replay({ store: dayStore, readDay: () => readDay(token), send }, given)
        : 'away';
      notifyUnpaid();
      isFresh.current = outcome === 'done';
      setIsAway(outcome === 'away');
    });

  const refresh = () => sync({ isFresh: false });

  const opened = useEffectEvent((kept: DayState | null) => {
    if (kept?.version === version()) {
      client.writeQuery({ query: RANGE_DAY, data: kept.data });
      setState(kept);
    } else if (kept) setState(withoutDay(kept));
    setIsLoaded(true);
    void refresh();
  });

  useEffect(() => {
    registerWorker();
    dropOldDay();
    void dayStore.read().then(opened);
    return onDayChange(setState);
  }, []);

  useRereads(refresh, isLoaded);

  const refreshNow = useEffectEvent(() => void refresh());

  const retry = useEffectEvent(() => {
    dropOldDay();
    if (readKeptDay() === null) void dayStore.read().then(setState);
    const hasMore = state !== null && nextAction(state) !== null;
    if (document.visibilityState === 'visible' && (isAway || hasMore)) void refresh();
  });

  useEffect(() => {
    const look = () => refreshNow();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    const timer = window.setInterval(retry, RETRY_MS);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      window.clearInterval(timer);
    };
  }, []);

  const wipeIfLost = useEffectEvent(() => {
    if (isLostRole()) wipeKeptDay();
  });
  useEffect(() => wipeIfLost(), [error]);

  const signed = () => ({
    key: newKey(),
    at: new Date().toISOString(),
    by: name ?? '',
    userId: signedInUserId() ?? '',
  });

  const add = async (done: readonly (Done & Signature)[]) => {
    const kept = await dayStore.update(
      (before) =>
        before &&
        done.reduce(
          (next, { key, at, by, userId, ...one }) => withAction(next, one, { key, at, by, userId }),
          before,
        ),
    );
    if (!kept) throw new Error(NOT_KEPT);
    // The browser keeps it then though it lacks room for others.
    void navigator.storage?.persist?.();
  };

  /** Whether it is kept: it is sent later. */
  const perform = async (done: readonly Done[]) => {
    try {
      await add(done.map((one) => ({ ...one, ...signed() })));
      void sync({ isFresh: isFresh.current });
      return true;
    } catch {
      notify.error(NOT_KEPT);
      return false;
    }
  };

  /** By a form, which shows at once why it is refused. Nobody has left with a weapon yet. */
  const submit = async (done: Done) => {
    const one = { ...done, ...signed() };
    const kept = await dayStore.read();
    if (!kept) throw new Error(NOT_KEPT);
    const action = withAction(kept, done, one).queue.at(-1);
    const later = new Promise<null>((resolve) => window.setTimeout(() => resolve(null), FORM_WAITS_MS));
    const isNext = kept.queue.length === 0 && navigator.onLine && !isAway;
    const result =
      isNext && action ? await Promise.race([sendAction({ client, mayRefuse: true }, action), later]) : null;
    if (result?.status === 'refused') throw result.error;
    if (result?.status === 'sent') {
      await dayStore.update(
        (before) => before && withSent(withAction(before, done, one), one.key, result.createdId),
      );
    } else await add([one]);
    void sync({ isFresh: false });
  };

  const decide = async (change: (before: DayState) => DayState) => {
    await dayStore.update((before) => before && change(before));
    await refresh();
  };

  return {
    state,
    isLoaded,
    isAway,
    error,
    refresh,
    perform,
    submit,
    again: (key: string) => decide((before) => withAgain(before, key)),
    discard: (key: string) => decide((before) => withDiscarded(before, key)),
  };
};

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { useRereads } from '../../../components/queries/use-live-query.ts';
import { useOwnName } from '../../../components/queries/use-staff.ts';
import { DAY_WORKER, paths } from '../../../paths.ts';
import { errorCode, hasReason, isSessionEnd, isTemporary } from '../../../session/api-error.ts';
import { dropOldDay, keepDay, readKeptDay, wipeKeptDay } from '../../../session/kept-day.ts';
import { isPresent, readSession } from '../../../session/session.ts';
import { hashOf } from '../../../session/trusted-documents.ts';
import { newKey } from '../../../session/write-key.ts';
import { namesText, unpaidAmong } from '../enrolments/enrolment-label.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import {
  nextAction,
  withAction,
  withAgain,
  withDiscarded,
  type DayAction,
  type DayState,
  type Done,
} from './day-state.ts';
import { dayStore, onDayChange } from './day-store.ts';
import { RANGE_DAY } from './range-day.query.ts';
import { replay, type ReadResult } from './replay.ts';
import { sendAction } from './send-action.ts';
import { stateLabel } from './day-text.ts';

const RETRY_MS = 10_000;
/** A form waits no longer for what is sent: it is kept. */
const FORM_WAITS_MS = 4_000;
const NOT_KEPT = 'No pudimos guardar el cambio en este teléfono. Vuelve a intentar.';
const LOST_ROLE = 'Tu cuenta ya no puede ver el día.';

/** Of another build the result may have another shape. */
const version = () => hashOf(RANGE_DAY);

const registerWorker = () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register(DAY_WORKER, { scope: paths.gestionDay }).catch(() => undefined);
  }
};

let turn: Promise<unknown> = Promise.resolve();

/** One after another, also among tabs. */
const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
  if ('locks' in navigator) return navigator.locks.request('range-day', run);
  const next = turn.then(run, run);
  turn = next;
  return next;
};

export type KeptDay = ReturnType<typeof useKeptDay>;

/** The day that is kept in this browser, read and sent as far as there is a network. */
export const useKeptDay = () => {
  const client = useApolloClient();
  const isDesk = useStaffAccess()('Mutation.completeEnrolments');
  const name = useOwnName();
  const [state, setState] = useState<DayState | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const [error, setError] = useState<unknown>();
  const isFresh = useRef(false);
  const refusals = useRef(new Map<string, unknown>());
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
    const result = await sendAction({ client, isDesk }, action);
    const { enrolmentId } = action;
    if (result.status === 'sent' && action.what === 'complete' && enrolmentId) {
      const unpaid = unpaidAmong(client, [enrolmentId]);
      if (unpaid.length > 0) unpaidNames.current.push(action.name);
    }
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
        ? await replay(
            {
              store: dayStore,
              readDay: () => readDay(token),
              send,
              contradiction: (now) =>
                now ? `Ahora figura así: ${stateLabel(now)}.` : 'Ya no está en las clases de hoy.',
              onRefused: (action, refusal) => refusals.current.set(action.key, refusal),
            },
            given,
          )
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
    }
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
    if (readKeptDay() === null) setState(null);
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
    if (isLostRole()) wipeKeptDay(LOST_ROLE);
  });
  useEffect(() => wipeIfLost(), [error]);

  const add = async (done: readonly Done[]) => {
    const signed = done.map((one) => ({
      one,
      signature: { key: newKey(), at: new Date().toISOString(), by: name ?? '' },
    }));
    const kept = await dayStore.update(
      (before) =>
        before && signed.reduce((next, { one, signature }) => withAction(next, one, signature), before),
    );
    if (!kept) throw new Error(NOT_KEPT);
    return signed.map(({ signature }) => signature.key);
  };

  const sendNow = async (keys: readonly string[]) => {
    await sync({ isFresh: isFresh.current });
    if (keys.some((key) => refusals.current.has(key)))
      notify.error('La academia no aceptó el cambio. Está en Para decidir.');
  };

  /** Whether it is kept: it is sent later. */
  const perform = async (done: readonly Done[]) => {
    try {
      void sendNow(await add(done));
      return true;
    } catch {
      notify.error(NOT_KEPT);
      return false;
    }
  };

  /** By a form, which shows why it is refused at once. */
  const submit = async (done: Done) => {
    const [key = ''] = await add([done]);
    const later = new Promise((resolve) => window.setTimeout(resolve, FORM_WAITS_MS));
    await Promise.race([sync({ isFresh: isFresh.current }), later]);
    const refusal = refusals.current.get(key);
    if (!refusal) return;
    await dayStore.update((before) => before && withDiscarded(before, key));
    throw refusal;
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

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { countText } from '#domain/texts/numbers.ts';
import { notifyFailure } from '../../../components/feedback/failure.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { isSessionEnd } from '../../../session/api-error.ts';
import { useKeyedAction } from '../../../session/write-key.ts';
import { isEarly } from './permitted-actions.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { namesText, studentsOf, unpaidAmong } from './enrolment-label.ts';
import {
  actionDocuments,
  actionOperations,
  actionResults,
  type ActionInput,
  type ActionName,
} from './enrolment-actions.ts';

/** Ids per request: few, so that the progress moves. */
const BATCH = 25;
/** How long a changed row takes no click, which may have been meant for what was there before. */
const INERT_MS = 800;
const FAILED = 'No pudimos guardar los cambios. Revisa tu conexión y vuelve a intentar.';

/** What its toast takes back. */
const UNDOABLE: readonly ActionName[] = ['confirm', 'complete'];

type Completable = {
  id: string;
  label: string;
  startsAt: string | null;
  completableFrom: string | null;
  /** Whether a weapon of the academy is known to be out with the student. */
  isArmed?: boolean;
};

/** Asks for the reason before classes are completed that are not over or have a weapon out; null: not meant. */
type EarlyQuestion = { rows: readonly Completable[]; answer: (reason: string | null) => void };

/** Rows that have just changed take no click. */
export const useInertRows = () => {
  const [inertIds, setInertIds] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const makeInert = (ids: readonly string[]) => {
    window.clearTimeout(timer.current);
    setInertIds(ids);
    timer.current = window.setTimeout(() => setInertIds([]), INERT_MS);
  };

  return { makeInert, isInert: (id: string) => inertIds.includes(id) };
};

export type EnrolmentActions = ReturnType<typeof useEnrolmentActions>;

/**
 * Changes enrolments. Rejected ones keep their reason, for their row. `onChanged` is for pages that need more data
 * than the result has.
 */
export const useEnrolmentActions = (onChanged?: () => void) => {
  const client = useApolloClient();
  const keyedAction = useKeyedAction();
  const mayCall = useStaffAccess();
  const [progress, setProgress] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<{ name: ActionName; ids: readonly string[] } | null>(null);
  const [rejections, setRejections] = useState<ReadonlyMap<string, string>>(new Map());
  const [earlyQuestion, setEarlyQuestion] = useState<EarlyQuestion | null>(null);
  const { makeInert, isInert } = useInertRows();

  const send = async <Name extends ActionName>(name: Name, ids: string[], input: ActionInput[Name]) => {
    const { data } = await keyedAction((context) =>
      client.mutate({
        mutation: actionDocuments[name],
        variables: { input: { ids, ...input } },
        context,
      }),
    );
    return data?.outcomes ?? [];
  };

  const undoOf = (ids: readonly string[]) => ({
    label: 'Deshacer',
    onClick: () => void run('takeBack', ids, {}),
    milliseconds: CONFIRMATION_UNDO_SECONDS.shown * 1_000,
  });

  const announce = (name: ActionName, done: readonly string[], rejected: string[]) => {
    const { one, many } = actionResults[name];
    const count = done.length;
    if (count > 0)
      notify.success(
        `${countText(count)} ${count === 1 ? one : many}${namesText(studentsOf(client, done))}`,
        UNDOABLE.includes(name) ? { action: undoOf(done) } : {},
      );
    const unpaid = name === 'complete' ? unpaidAmong(client, done) : [];
    if (unpaid.length > 0) notify.info(`Sin pagar${namesText(studentsOf(client, unpaid))}`);
    const [reason] = rejected;
    if (reason === undefined) return;
    notify.error(
      rejected.length === 1
        ? reason
        : `${countText(rejected.length)} quedaron como estaban: mira el motivo en cada una`,
    );
  };

  /** Returns the ids of changed enrolments; null if the server was unreachable. */
  const run = async <Name extends ActionName>(
    name: Name,
    ids: readonly string[],
    input: ActionInput[Name],
  ) => {
    if (progress !== null || ids.length === 0) return [];
    notify.startAttempt();
    setUnderWay({ name, ids });
    const done: string[] = [];
    let hasFailed = false;
    const rejected = new Map<string, string>();
    try {
      for (let start = 0; start < ids.length; start += BATCH) {
        setProgress(`${countText(start)} de ${countText(ids.length)}…`);
        for (const { id, error } of await send(name, ids.slice(start, start + BATCH), input)) {
          if (error) rejected.set(id, error.message);
          else done.push(id);
        }
      }
    } catch (error) {
      hasFailed = true;
      if (!isSessionEnd(error)) notifyFailure(error, FAILED);
    } finally {
      setProgress(null);
      setUnderWay(null);
    }
    setRejections((before) => {
      const after = new Map([...before, ...rejected]);
      done.forEach((id) => after.delete(id));
      return after;
    });
    makeInert(done);
    announce(name, done, [...rejected.values()]);
    if (done.length > 0) onChanged?.();
    return hasFailed && done.length === 0 ? null : done;
  };

  /** Undefined where none is needed; null: not meant. */
  const askReason = async (rows: readonly Completable[]) => {
    const early = rows.filter((row) => row.isArmed || isEarly(row));
    if (early.length === 0) return undefined;
    const reason = await new Promise<string | null>((answer) => setEarlyQuestion({ rows: early, answer }));
    setEarlyQuestion(null);
    return reason;
  };

  const complete = async (rows: readonly Completable[]) => {
    const reason = await askReason(rows);
    const ids = rows.map(({ id }) => id);
    return reason === null ? [] : run('complete', ids, reason === undefined ? {} : { reason });
  };

  return {
    run,
    complete,
    askReason,
    earlyQuestion,
    /** After a change by other means. */
    changed: () => onChanged?.(),
    /** Whether the caller's role permits the action. */
    may: (name: ActionName | 'move') => mayCall(actionOperations[name]),
    isInert,
    progress,
    isBusy: progress !== null,
    isBusyWith: (name: ActionName, id: string) => underWay?.name === name && underWay.ids.includes(id),
    rejectionOf: (id: string) => rejections.get(id),
  };
};

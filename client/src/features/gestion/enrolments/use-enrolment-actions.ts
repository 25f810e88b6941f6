import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { countText } from '#domain/numbers.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { errorText, isSessionEnd } from '../../../session/api-error.ts';
import { useKeyedAction } from '../../../session/write-key.ts';
import { actionDocuments, actionResults, type ActionInput, type ActionName } from './enrolment-actions.ts';

/** Maximum number of ids per request. */
const BATCH = 100;
const FAILED = 'No pudimos guardar los cambios. Revisa tu conexión y vuelve a intentar.';

export type EnrolmentActions = ReturnType<typeof useEnrolmentActions>;

/**
 * Changes enrolments. Rejected ones keep their reason, for their row. `onChanged` is for pages that need more data
 * than the result has.
 */
export const useEnrolmentActions = (onChanged?: () => void) => {
  const client = useApolloClient();
  const keyedAction = useKeyedAction();
  const [progress, setProgress] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<{ name: ActionName; ids: readonly string[] } | null>(null);
  const [rejections, setRejections] = useState<ReadonlyMap<string, string>>(new Map());

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

  const announce = (name: ActionName, done: number, rejected: string[]) => {
    const { one, many } = actionResults[name];
    if (done > 0) notify.success(`${countText(done)} ${done === 1 ? one : many}`);
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
      if (!isSessionEnd(error)) notify.error(errorText(error, FAILED));
    } finally {
      setProgress(null);
      setUnderWay(null);
    }
    setRejections((before) => {
      const after = new Map([...before, ...rejected]);
      done.forEach((id) => after.delete(id));
      return after;
    });
    announce(name, done.length, [...rejected.values()]);
    if (done.length > 0) onChanged?.();
    return hasFailed && done.length === 0 ? null : done;
  };

  return {
    run,
    progress,
    isBusy: progress !== null,
    isBusyWith: (name: ActionName, id: string) => underWay?.name === name && underWay.ids.includes(id),
    rejectionOf: (id: string) => rejections.get(id),
  };
};

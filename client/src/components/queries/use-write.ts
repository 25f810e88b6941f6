import { useState } from 'react';
import { notify } from '../feedback/notify.ts';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import { useKeyedAction } from '../../session/write-key.ts';

/** A write by a button, one at a time. Errors are toasted, the last one is `failure`, and the result is null. */
export const useWrite = (failureText: string) => {
  const keyedAction = useKeyedAction();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const write = async <T>(send: Parameters<typeof keyedAction<T>>[0]): Promise<T | null> => {
    if (isBusy) return null;
    notify.startAttempt();
    setFailure(null);
    setIsBusy(true);
    try {
      return await keyedAction(send);
    } catch (error) {
      if (isSessionEnd(error)) return null;
      const text = errorText(error, failureText);
      setFailure(text);
      notify.error(text);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { write, isBusy, failure };
};

import { useState } from 'react';
import { notify } from '../feedback/notify.ts';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import { useKeyedWrite } from '../../session/write-key.ts';

/** A write at the press of a button, one at a time; what goes wrong is toasted and answered as null. */
export const useWrite = (failureText: string) => {
  const keyedWrite = useKeyedWrite();
  const [isBusy, setIsBusy] = useState(false);

  const write = async <T>(send: Parameters<typeof keyedWrite<T>>[0]): Promise<T | null> => {
    if (isBusy) return null;
    notify.startAttempt();
    setIsBusy(true);
    try {
      return await keyedWrite(send);
    } catch (error) {
      if (!isSessionEnd(error)) notify.error(errorText(error, failureText));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { write, isBusy };
};

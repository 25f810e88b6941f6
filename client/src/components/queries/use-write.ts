import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isSessionEnd } from '../../session/api-error.ts';
import { useKeyedAction, useKeyedWrite } from '../../session/write-key.ts';
import { notifyFailure, type NextSteps } from '../feedback/failure.ts';
import { notify } from '../feedback/notify.ts';

/** A mutation with one variable, `input`, and what it returns. */
type Send = <Data, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: NoInfer<Input>,
) => Promise<Data | null | undefined>;

/** Sends the mutation of a form, whose errors the form shows. */
export const useFormWrite = (): Send => {
  const client = useApolloClient();
  const keyedWrite = useKeyedWrite();
  return async (mutation, input) =>
    (await keyedWrite((context) => client.mutate({ mutation, variables: { input }, context }))).data;
};

/** A write by a button, one at a time. Errors are toasted, the last one is `failure`, and the result is null. */
export const useWrite = (failureText: string, steps?: NextSteps) => {
  const client = useApolloClient();
  const keyedAction = useKeyedAction();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async <T>(send: Parameters<typeof keyedAction<T>>[0]): Promise<T | null> => {
    if (isBusy) return null;
    notify.startAttempt();
    setFailure(null);
    setIsBusy(true);
    try {
      return await keyedAction(send);
    } catch (error) {
      if (isSessionEnd(error)) return null;
      setFailure(notifyFailure(error, failureText, steps));
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  const write: Send = async (mutation, input) =>
    (await attempt((context) => client.mutate({ mutation, variables: { input }, context })))?.data;

  return { write, attempt, isBusy, failure };
};

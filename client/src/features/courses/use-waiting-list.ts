import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { nextSteps } from '../../components/enrolment/next-steps.ts';
import { notifyFailure } from '../../components/feedback/failure.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { useKeyedAction } from '../../session/write-key.ts';

const JOIN = graphql(`
  mutation JoinWaitingList($input: WaitingListInput!) {
    joinWaitingList(input: $input) {
      id
      position
    }
  }
`);

const LEAVE = graphql(`
  mutation LeaveWaitingList($input: WaitingListInput!) {
    leaveWaitingList(input: $input) {
      id
    }
  }
`);

const FAILED = 'No pudimos actualizar la lista de espera';

type WaitingListOptions = {
  courseId: string;
  reload: () => Promise<unknown>;
  /** Without a session. */
  goToAuth: () => void;
};

/** Joins and leaves the waiting list, and refetches courses. */
export const useWaitingList = ({ courseId, reload, goToAuth }: WaitingListOptions) => {
  const keyedAction = useKeyedAction();
  const [sendJoin] = useMutation(JOIN);
  const [sendLeave] = useMutation(LEAVE);
  const [isBusy, setIsBusy] = useState(false);
  const variables = { input: { courseId } };

  const change = async (send: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    notify.startAttempt();
    setIsBusy(true);
    try {
      await send();
      notify.success(done);
    } catch (error) {
      if (isSessionEnd(error)) goToAuth();
      else notifyFailure(error, FAILED, nextSteps());
    }
    // Also after an error, because seats have changed. The page shows the error of the refetch.
    await reload().catch(() => undefined);
    setIsBusy(false);
  };

  return {
    isBusy,
    join: () =>
      change(
        () => keyedAction((context) => sendJoin({ variables, context })),
        'Estás en la lista de espera: te inscribimos si se libera un lugar',
      ),
    leave: () =>
      change(
        () => keyedAction((context) => sendLeave({ variables, context })),
        'Ya no estás en la lista de espera',
      ),
  };
};

import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { useKeyedWrite } from '../../session/write-key.ts';

const CANCEL = graphql(`
  mutation CancelEnrolment($input: CancelEnrolmentInput!) {
    cancelEnrolment(input: $input) {
      id
      status
    }
  }
`);

const RESCHEDULE = graphql(`
  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {
    rescheduleEnrolment(input: $input) {
      id
      status
      scheduledDate
      classDate
      classTime
    }
  }
`);

/** What students change of their own enrolments. */
export const useChangeEnrolment = (id: string) => {
  const keyedWrite = useKeyedWrite();
  const [cancel] = useMutation(CANCEL);
  const [reschedule] = useMutation(RESCHEDULE);
  return {
    cancel: () => keyedWrite((context) => cancel({ variables: { input: { id } }, context })),
    reschedule: (scheduledDate: string) =>
      keyedWrite((context) => reschedule({ variables: { input: { id, scheduledDate } }, context })),
  };
};

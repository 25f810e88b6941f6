import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { useKeyedAction } from '../../session/write-key.ts';
import { addEnrolment } from './add-enrolment.ts';

const ENROL = graphql(`
  mutation Enrol($input: EnrolInput!) {
    enrol(input: $input) {
      id
      courseId
      status
      ...BookedDialog_enrolment
      ...LastClass_enrolment
    }
  }
`);

/** Enrols in a group course. */
export const useEnrol = () => {
  const keyedAction = useKeyedAction();
  const [mutate] = useMutation(ENROL, { update: (cache, { data }) => addEnrolment(cache, data?.enrol) });
  return {
    enrol: (input: { courseId: string; expectedPrice: number }) =>
      keyedAction((context) => mutate({ variables: { input }, context })),
  };
};

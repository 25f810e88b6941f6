import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import type { EnrolInput } from '../../gql/graphql.ts';

const ENROL = graphql(`
  mutation Enrol($input: EnrolInput!) {
    enrol(input: $input) {
      id
      courseId
      status
    }
  }
`);

/** Enrols in a group course or books a class; other pages read the student's enrolments anew afterwards. */
export const useEnrol = () => {
  const [mutate, { loading }] = useMutation(ENROL, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myEnrolments', broadcast: false });
    },
  });
  return { enrol: (input: EnrolInput) => mutate({ variables: { input } }), isEnrolling: loading };
};

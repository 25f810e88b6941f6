import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import type { EnrolInput } from '../../gql/graphql.ts';
import { useKeyedWrite } from '../../session/write-key.ts';

const ENROL = graphql(`
  mutation Enrol($input: EnrolInput!) {
    enrol(input: $input) {
      id
      courseId
      status
    }
  }
`);

type Known = { nodes: readonly Reference[] };

/** Enrols in a group course or books a class; the new enrolment joins those that are already known. */
export const useEnrol = () => {
  const keyedWrite = useKeyedWrite();
  const [mutate] = useMutation(ENROL, {
    update: (cache, { data }) => {
      const enrolment = data?.enrol && cache.identify(data.enrol);
      if (!enrolment) return;
      cache.modify({
        fields: {
          myEnrolments: (known: Known | Reference) =>
            'nodes' in known ? { ...known, nodes: [{ __ref: enrolment }, ...known.nodes] } : known,
        },
      });
    },
  });
  return {
    enrol: (input: EnrolInput) => keyedWrite((context) => mutate({ variables: { input }, context })),
  };
};

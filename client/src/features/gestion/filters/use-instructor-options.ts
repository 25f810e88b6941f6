import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';

const INSTRUCTORS = graphql(`
  query ActiveInstructors {
    instructors(isActive: true, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

/** Those who can be assigned, as options. */
export const useInstructorOptions = () => {
  const { data } = useQuery(INSTRUCTORS);
  return (data?.instructors.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));
};

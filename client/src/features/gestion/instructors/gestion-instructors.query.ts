import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { nameParam } from '../lists/params.ts';

export const STAFF_INSTRUCTORS = graphql(`
  query StaffInstructors($isActive: Boolean, $after: String) {
    me {
      ...Roles
    }
    instructors(isActive: $isActive, first: 20, after: $after) {
      nodes {
        id
        ...InstructorRow_instructor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

export const SHOWN = 'mostrar';

/** Besides active ones, which are the default. */
export const shownInstructors = {
  todos: { label: 'Todos', isActive: null },
  inactivos: { label: 'Inactivos', isActive: false },
};

export const instructorVariables = (params: URLSearchParams) => {
  const shown = nameParam(params, SHOWN, shownInstructors);
  return { isActive: shown ? shownInstructors[shown].isActive : true, after: readListParams(params).after };
};

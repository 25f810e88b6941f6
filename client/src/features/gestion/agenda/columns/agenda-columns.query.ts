import { graphql } from '../../../../gql/index.ts';

/** Whose classes stand in a column. */
export const COLUMNS = graphql(`
  query AgendaColumns {
    schedule {
      lanes {
        id
        name
        location
        isActive
      }
    }
    instructors(isActive: true, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

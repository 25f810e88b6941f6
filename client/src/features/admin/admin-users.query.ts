import { graphql } from '../../gql/index.ts';

export const ADMIN_USERS = graphql(`
  query AdminUsers($search: String, $after: String) {
    me {
      ...Roles
    }
    users(search: $search, after: $after, first: 20) {
      nodes {
        id
        ...UsersTable_user
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

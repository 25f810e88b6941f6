import { graphql } from '../../gql/index.ts';

export const ADMIN = graphql(`
  query Admin {
    me {
      ...Roles
    }
    adminStats {
      ...StatsCards_stats
    }
  }
`);

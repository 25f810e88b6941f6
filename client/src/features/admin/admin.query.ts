import { graphql } from '../../gql/index.ts';

export const ADMIN = graphql(`
  query Admin {
    me {
      id
      role
      staffRole
    }
    adminStats {
      ...StatsCards_stats
    }
  }
`);

import { graphql } from '../../gql/index.ts';

export const ADMIN = graphql(`
  query Admin {
    adminStats {
      ...StatsCards_stats @unmask
    }
  }
`);

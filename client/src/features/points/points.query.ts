import { graphql } from '../../gql/index.ts';

export const POINTS = graphql(`
  query Points($after: String) {
    me {
      id
      ...Account
      points
    }
    myPointsTransactions(first: 20, after: $after) {
      nodes {
        id
        ...MovementList_transaction
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    myReferrals(first: 100) {
      nodes {
        id
        ...ReferralList_referral
      }
    }
  }
`);

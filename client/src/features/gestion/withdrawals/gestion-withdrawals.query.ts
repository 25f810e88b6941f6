import { graphql } from '../../../gql/index.ts';

export const WITHDRAWALS = graphql(`
  query Withdrawals($isSettled: Boolean, $after: String) {
    withdrawals(isSettled: $isSettled, first: 20, after: $after) {
      nodes {
        id
        code
        name
        email
        phone
        about
        createdAt
        answerBy
        settleBy
        answer
        settledAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
    health {
      sendsMail
    }
  }
`);

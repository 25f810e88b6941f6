import { graphql } from '../../gql/index.ts';

export const PAYMENTS = graphql(`
  query Payments($after: String) {
    me {
      id
      ...Account
    }
    health {
      sendsMail
      sendsMessages
    }
    myMoneyAccount {
      userId
      balance
    }
    myMoneyEntries(first: 20, after: $after) {
      nodes {
        id
        type
        amount
        description
        createdAt
        method
        receipt
        invoice
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

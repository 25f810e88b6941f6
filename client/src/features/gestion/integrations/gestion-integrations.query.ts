import { graphql } from '../../../gql/index.ts';

export const INTEGRATIONS = graphql(`
  query Integrations {
    me {
      id
      role
      staffRole
    }
    webhookEndpoints {
      id
      ...WebhookCard_endpoint
    }
    serviceAccounts {
      id
      ...ServiceAccountCard_account
    }
  }
`);

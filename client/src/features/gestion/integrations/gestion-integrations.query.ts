import { graphql } from '../../../gql/index.ts';

export const INTEGRATIONS = graphql(`
  query Integrations {
    me {
      ...Roles
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

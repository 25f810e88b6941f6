import { graphql } from '../../../gql/index.ts';

export const UPDATE_WEBHOOK = graphql(`
  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      id
      ...WebhookCard_endpoint
    }
  }
`);

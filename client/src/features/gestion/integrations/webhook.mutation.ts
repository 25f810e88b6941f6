import { graphql } from '../../../gql/index.ts';

export const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      endpoint {
        id
      }
      secret
    }
  }
`);

export const UPDATE_WEBHOOK = graphql(`
  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      id
      ...WebhookCard_endpoint
    }
  }
`);

export const DELETE_WEBHOOK = graphql(`
  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {
    deleteWebhookEndpoint(input: $input) {
      id
    }
  }
`);

export const ROTATE_WEBHOOK = graphql(`
  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {
    rotateWebhookSecret(input: $input) {
      endpoint {
        id
        ...WebhookCard_endpoint
      }
      secret
    }
  }
`);

export const SEND_TEST_EVENT = graphql(`
  mutation SendTestEvent($input: WebhookEndpointIdInput!) {
    sendTestEvent(input: $input) {
      id
    }
  }
`);

export const REDELIVER_MATCHING = graphql(`
  mutation RedeliverMatching($input: RedeliverMatchingInput!) {
    redeliverMatching(input: $input) {
      count
      hasMore
    }
  }
`);

export const REDELIVER = graphql(`
  mutation Redeliver($input: RedeliverInput!) {
    redeliver(input: $input) {
      id
      ...WebhookDelivery_delivery
    }
  }
`);

import type { WebhooksApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { connectionOf } from './graphql-selections.ts';

const ENDPOINT = `id url description events isActive disabledReason failingSince previousSecretUntil createdAt`;
const WITH_SECRET = `endpoint { ${ENDPOINT} } secret`;
// Elsewhere `error` is an object.
const DELIVERY = `id endpointId eventId type body state attempts { at status failure: error durationMs }
  nextAttemptAt createdAt`;

export const webhooksApi = ({ query, mutate }: GraphqlCaller): WebhooksApi => ({
  webhookEndpoints: () => query('webhookEndpoints', ENDPOINT),
  webhookDeliveries: (args) => query('webhookDeliveries', connectionOf(DELIVERY), args),
  createWebhookEndpoint: (input) => mutate('createWebhookEndpoint', WITH_SECRET, input),
  updateWebhookEndpoint: (input) => mutate('updateWebhookEndpoint', ENDPOINT, input),
  deleteWebhookEndpoint: (id) => mutate('deleteWebhookEndpoint', ENDPOINT, { id }),
  rotateWebhookSecret: (id) => mutate('rotateWebhookSecret', WITH_SECRET, { id }),
  sendTestEvent: (id) => mutate('sendTestEvent', DELIVERY, { id }),
  redeliver: (id) => mutate('redeliver', DELIVERY, { id }),
  redeliverMatching: (input) => mutate('redeliverMatching', 'count hasMore', input),
});

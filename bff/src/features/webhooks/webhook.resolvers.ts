import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { secretOf } from './secret.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  redeliver,
  redeliverMatching,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
} from './webhook.operations.ts';

export const webhookFields = {
  Query: { webhookEndpoints: listWebhookEndpoints, webhookDeliveries: listWebhookDeliveries },
  Mutation: {
    createWebhookEndpoint,
    updateWebhookEndpoint,
    deleteWebhookEndpoint,
    rotateWebhookSecret,
    sendTestEvent,
    redeliver,
    redeliverMatching,
  },
} satisfies RootFields;

export const webhookTypes: Resolvers = {
  WebhookEndpointSecret: { secret: (created, _, { env }) => secretOf(env, created) },
};

import { MAX_WEBHOOK_ENDPOINTS } from '#domain/webhooks/webhook.ts';
import { aText } from '../builders.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { BASE, PAGE, SENDING } from '../cost.table.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

const newEndpoint = () => ({
  url: 'https://hooks.academia.invalid/avisos',
  events: ['enrolment.completed'],
  description: aText(),
});

export const webhookAccess: AccessRows = {
  'Query.webhookEndpoints': {
    call: (api) => only(api, 'webhookEndpoints')(),
    documents: BASE + MAX_WEBHOOK_ENDPOINTS,
    statuses: ADMIN,
  },
  'Query.webhookDeliveries': {
    call: async (api) => only(api, 'webhookDeliveries')({ endpointId: await anEndpoint() }),
    documents: BASE + 1 + PAGE + 1,
    statuses: ADMIN,
  },
  'Mutation.createWebhookEndpoint': {
    call: (api) => only(api, 'createWebhookEndpoint')(newEndpoint()),
    documents: BASE + MAX_WEBHOOK_ENDPOINTS,
    statuses: ADMIN,
  },
  'Mutation.updateWebhookEndpoint': {
    call: async (api) => only(api, 'updateWebhookEndpoint')({ id: await anEndpoint(), description: 'CRM' }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.deleteWebhookEndpoint': {
    call: async (api) => only(api, 'deleteWebhookEndpoint')(await anEndpoint()),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.rotateWebhookSecret': {
    call: async (api) => only(api, 'rotateWebhookSecret')(await anEndpoint()),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.sendTestEvent': {
    call: async (api) => only(api, 'sendTestEvent')(await anEndpoint()),
    documents: BASE + 4 + SENDING,
    statuses: ADMIN,
  },
  'Mutation.redeliver': {
    call: async (api) => only(api, 'redeliver')(await aDelivery(await anEndpoint())),
    documents: BASE + 8 + SENDING,
    statuses: ADMIN,
  },
  'Mutation.redeliverMatching': {
    call: async (api) => {
      const endpointId = await anEndpoint();
      await aDelivery(endpointId, { state: 'failed', tries: 1 });
      return only(api, 'redeliverMatching')({ endpointId });
    },
    documents: BASE + 4 + SENDING,
    statuses: ADMIN,
  },
};

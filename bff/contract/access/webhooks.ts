import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

const newEndpoint = () => ({
  url: 'https://hooks.academia.invalid/avisos',
  events: ['enrolment.completed'],
});

export const webhookAccess: AccessRows = {
  'Query.webhookEndpoints': { call: (api) => only(api, 'webhookEndpoints')(), statuses: ADMIN },
  'Query.webhookDeliveries': {
    call: async (api) => only(api, 'webhookDeliveries')({ endpointId: await anEndpoint() }),
    statuses: ADMIN,
  },
  'Mutation.createWebhookEndpoint': {
    call: (api) => only(api, 'createWebhookEndpoint')(newEndpoint()),
    statuses: ADMIN,
  },
  'Mutation.updateWebhookEndpoint': {
    call: async (api) => only(api, 'updateWebhookEndpoint')({ id: await anEndpoint(), description: 'CRM' }),
    statuses: ADMIN,
  },
  'Mutation.deleteWebhookEndpoint': {
    call: async (api) => only(api, 'deleteWebhookEndpoint')(await anEndpoint()),
    statuses: ADMIN,
  },
  'Mutation.rotateWebhookSecret': {
    call: async (api) => only(api, 'rotateWebhookSecret')(await anEndpoint()),
    statuses: ADMIN,
  },
  'Mutation.sendTestEvent': {
    call: async (api) => only(api, 'sendTestEvent')(await anEndpoint()),
    statuses: ADMIN,
  },
  'Mutation.redeliver': {
    call: async (api) => only(api, 'redeliver')(await aDelivery(await anEndpoint())),
    statuses: ADMIN,
  },
  'Mutation.redeliverMatching': {
    call: async (api) => only(api, 'redeliverMatching')({ endpointId: await anEndpoint() }),
    statuses: ADMIN,
  },
};

import * as v from 'valibot';
import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import {
  createWebhookEndpointSchema,
  deliveryStateSchema,
  redeliverMatchingSchema,
  updateWebhookEndpointSchema,
} from '#domain/webhooks/webhook.schema.ts';
import {
  MAX_WEBHOOK_ENDPOINTS,
  TEST_EVENT,
  type EndpointWithSecret,
  type Redelivery,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#domain/webhooks/webhook.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { changedFields, createdFields } from '../../operation/audited.ts';
import { newSalt } from '../../process/derived-secret.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lock } from '../../database/transaction.ts';
import { createdId, repeatOfResult, repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import { newDelivery, toDelivery, notifyWebhookWorker } from '../../outgoing/delivery.model.ts';
import {
  insertDelivery,
  NEWEST_DELIVERIES,
  readDeliveries,
  repeatOfDelivery,
  requeueDelivery,
  requeueMatching,
  requireDelivery,
} from './delivery.store.ts';
import { EndpointModel, toEndpoint, type EndpointDocument } from '../../outgoing/endpoint.model.ts';
import {
  changeEndpoint,
  countEndpoints,
  insertEndpoint,
  listEndpoints,
  repeatOfEndpoint,
  requireAnyEndpoint,
  requireEndpoint,
  requireSecretsKey,
  rotated,
} from './endpoint.store.ts';
import { testEvent } from '../../outgoing/publish.ts';
import { requireTarget } from './post-signed.ts';

const subjectOf = ({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>): AuditSubject => ({
  type: 'webhook',
  id,
  label: new URL(url).host,
});

const endpointAudit = (action: string) => ({
  action,
  about: (_: unknown, { subject }: { subject: EndpointDocument }) => subjectOf(toEndpoint(subject)),
});

const withSecret = (document: EndpointDocument): EndpointWithSecret => ({
  endpoint: toEndpoint(document),
  salt: document.salts.at(-1)?.salt ?? '',
});

const repeatWithSecret = repeatableBy(EndpointModel, withSecret, ({ endpoint }) => endpoint.id);

export const listWebhookEndpoints = operation({
  field: 'Query.webhookEndpoints',
  access: staff,
  run: async (): Promise<WebhookEndpoint[]> => (await listEndpoints()).map(toEndpoint),
});

export const createWebhookEndpoint = operation({
  field: 'Mutation.createWebhookEndpoint',
  access: staff,
  recentAuthentication: 'always',
  input: createWebhookEndpointSchema,
  repeat: repeatWithSecret,
  audit: {
    action: 'webhook.create',
    about: (_, { input, request }) => subjectOf({ id: createdId(request), url: input.url }),
    changes: ({ input, result }) => createdFields({ input, result: result && result.endpoint }),
  },
  run: async ({ ctx: { env, now }, input: endpoint, request }) => {
    requireTarget(env, endpoint.url);
    requireSecretsKey(env);
    await lock('webhook endpoints');
    if ((await countEndpoints()) >= MAX_WEBHOOK_ENDPOINTS) {
      throw new DomainError('TOO_MANY_WEBHOOKS', messages.webhookLimit);
    }
    return withSecret(await insertEndpoint({ ...endpoint, salt: newSalt(env), createdAt: now }, request));
  },
});

/** An endpoint that becomes active again receives the pending deliveries. */
export const updateWebhookEndpoint = operation({
  field: 'Mutation.updateWebhookEndpoint',
  access: staff,
  // Another address gets everybody's data.
  recentAuthentication: ({ url }) => url !== undefined,
  subject: (_, { id }) => requireEndpoint(id),
  input: updateWebhookEndpointSchema,
  repeat: repeatOfEndpoint,
  audit: { ...endpointAudit('webhook.update'), changes: changedFields(toEndpoint) },
  run: async ({ ctx, input: { isActive, ...changes }, subject: found }): Promise<WebhookEndpoint> => {
    if (isActive === undefined) requireReadUnlessChanging(ctx, changes);
    if (changes.url) requireTarget(ctx.env, changes.url);
    const activity = (isNow: boolean) =>
      isNow ? { disabledReason: null, failingSince: null } : { disabledReason: 'staff' as const };
    const document = await changeEndpoint(found, ({ disabledReason }) => ({
      ...changes,
      ...(isActive === undefined || isActive === (disabledReason === null) ? {} : activity(isActive)),
    }));
    notifyWebhookWorker();
    return toEndpoint(document);
  },
});

export const deleteWebhookEndpoint = operation({
  field: 'Mutation.deleteWebhookEndpoint',
  access: staff,
  subject: (_, { id }) => requireAnyEndpoint(id),
  repeat: repeatOfEndpoint,
  audit: endpointAudit('webhook.delete'),
  run: async ({ ctx: { now }, subject: found }): Promise<WebhookEndpoint> => {
    const document = await changeEndpoint(found, ({ deletedAt, disabledReason }) =>
      deletedAt ? {} : { deletedAt: now, disabledReason: disabledReason ?? 'staff' },
    );
    return toEndpoint(document);
  },
});

export const rotateWebhookSecret = operation({
  field: 'Mutation.rotateWebhookSecret',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { id }) => requireEndpoint(id),
  repeat: repeatWithSecret,
  audit: endpointAudit('webhook.rotate'),
  run: async ({ ctx, subject: found }) => {
    requireSecretsKey(ctx.env);
    return withSecret(await changeEndpoint(found, ({ salts }) => ({ salts: rotated(salts, ctx) })));
  },
});

const requireActive = ({ disabledReason }: EndpointDocument) => {
  if (disabledReason) throw new DomainError('WEBHOOK_DISABLED', messages.webhookDisabled);
};

export const sendTestEvent = operation({
  field: 'Mutation.sendTestEvent',
  access: staff,
  subject: (_, { id }) => requireEndpoint(id),
  repeat: repeatOfDelivery,
  audit: endpointAudit('webhook.test'),
  run: async ({ ctx: { now }, subject: endpoint }): Promise<WebhookDelivery> => {
    requireActive(endpoint);
    const endpointId = endpoint._id.toString();
    const { id, body } = testEvent(endpointId, now);
    const delivery = await insertDelivery(
      newDelivery({ endpointId, eventId: id, type: TEST_EVENT, body }, now),
    );
    notifyWebhookWorker();
    return toDelivery(delivery);
  },
});

export const listWebhookDeliveries = operation({
  field: 'Query.webhookDeliveries',
  access: staff,
  subject: (_, { endpointId }) => requireEndpoint(endpointId),
  input: v.object({ state: deliveryStateSchema, ...pageEntries(NEWEST_DELIVERIES) }),
  run: ({ input: { state, ...page }, subject: { _id } }) =>
    readDeliveries({ endpointId: _id.toString(), state: state ?? null }, page),
});

export const redeliver = operation({
  field: 'Mutation.redeliver',
  access: staff,
  subject: async (_, { id }) => {
    const delivery = await requireDelivery(id);
    return { delivery, endpoint: await requireEndpoint(delivery.endpointId) };
  },
  repeat: repeatOfDelivery,
  audit: {
    action: 'webhook.redeliver',
    about: (_, { subject }) => subjectOf(toEndpoint(subject.endpoint)),
  },
  run: async ({ ctx: { now }, subject: { delivery, endpoint } }): Promise<WebhookDelivery> => {
    requireActive(endpoint);
    const requeued = await requeueDelivery(delivery, now);
    notifyWebhookWorker();
    return requeued;
  },
});

export const redeliverMatching = operation({
  field: 'Mutation.redeliverMatching',
  access: staff,
  subject: (_, { endpointId }) => requireEndpoint(endpointId),
  input: redeliverMatchingSchema,
  repeat: repeatOfResult<Redelivery>(),
  audit: {
    ...endpointAudit('webhook.redeliver'),
    changes: ({ input }: { input: object }) => changesBetween({}, input),
  },
  run: async ({ ctx: { now }, input, subject: endpoint }): Promise<Redelivery> => {
    requireActive(endpoint);
    const matching = { ...input, endpointId: endpoint._id.toString() };
    const redelivery = await requeueMatching(matching, now);
    notifyWebhookWorker();
    return redelivery;
  },
});

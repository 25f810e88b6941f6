import { setTimeout as delay } from 'node:timers/promises';
import { dayAndTime } from '#domain/dates/date-text.ts';
import {
  DELIVERY_STATES,
  SETTLED_STATES,
  WEBHOOK_EVENTS,
  type Redelivery,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#domain/webhooks/webhook.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { attemptDelivery } from '../../src/features/webhooks/delivery.attempt.ts';
import { toDelivery } from '../../src/features/webhooks/delivery.model.ts';
import { requireDelivery } from '../../src/features/webhooks/delivery.store.ts';
import { secretOf } from '../../src/features/webhooks/endpoint.store.ts';
import {
  createWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  redeliver,
  redeliverMatching,
  sendTestEvent,
} from '../../src/features/webhooks/webhook.operations.ts';
import { allPages } from '../all-pages.ts';
import { instant, number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

const DEFAULT_LISTED = 50;
/** Longer than an attempt. */
const PATIENCE_MS = 12_000;
const POLL_MS = 200;

const stateOf = ({ isActive, disabledReason, failingSince }: WebhookEndpoint) => {
  if (!isActive) return `disabled (${disabledReason})`;
  return failingSince ? `failing since ${dayAndTime(failingSince)}` : 'active';
};

const showEndpoints = tableOf<WebhookEndpoint>({
  ID: 'id',
  STATE: stateOf,
  URL: 'url',
  EVENTS: 'events',
});

const outcomeOf = ({ status, error }: WebhookDelivery['attempts'][number]) =>
  error === null ? `${status}` : `${status ?? '-'} ${error}`;

const lastOf = ({ attempts }: WebhookDelivery) => attempts.at(-1);

const showDeliveries = tableOf<WebhookDelivery>({
  ID: 'id',
  DATE: 'createdAt',
  EVENT: 'type',
  STATE: 'state',
  ATTEMPTS: ({ attempts }) => attempts.length,
  LAST: (delivery) => {
    const last = lastOf(delivery);
    return last ? outcomeOf(last) : null;
  },
  MS: (delivery) => lastOf(delivery)?.durationMs ?? null,
  NEXT: 'nextAttemptAt',
});

/** Sends a delivery from this process, or waits until a running server has sent it. */
const attempted = async (ctx: Ctx, { id, attempts }: WebhookDelivery) => {
  await attemptDelivery(ctx, await requireDelivery(id), new AbortController().signal);
  const end = performance.now() + PATIENCE_MS;
  let delivery = await requireDelivery(id);
  while (delivery.attempts.length === attempts.length && performance.now() < end) {
    await delay(POLL_MS);
    delivery = await requireDelivery(id);
  }
  if (delivery.state !== 'delivered') process.exitCode = 1;
  return toDelivery(delivery);
};

type NewEndpoint = { url: string; events: string[]; description?: string };
type Matching = { state?: string; type?: string; from?: string; to?: string };

const showRedelivery = ({ count, hasMore }: Redelivery) =>
  `${count} deliveries are sent again by the running server.${hasMore ? ' There are more.' : ''}`;

export const addWebhookCommands = (program: OperatorCommand) => {
  const webhook = program.command('webhook').description('addresses to which events are sent');

  webhook
    .command('list')
    .description('list the endpoints')
    .operation({ json: 'the endpoints', run: (ctx) => listWebhookEndpoints(ctx), show: showEndpoints });

  webhook
    .command('create')
    .description('add an endpoint and print its secret, which nothing prints again')
    .requiredOption('--url <address>', 'https, unless WEBHOOKS_ALLOW_PRIVATE is true')
    .requiredOption('--events <name...>', WEBHOOK_EVENTS.join(', '))
    .option('--description <text>', 'at most 100 characters')
    .operation({
      json: 'endpoint and secret',
      run: async (ctx, given: NewEndpoint) => {
        const { endpoint, salt } = await createWebhookEndpoint(ctx, given);
        return { endpoint, secret: secretOf(ctx.env, { salt }) };
      },
      show: ({ endpoint, secret }) => `${endpoint.id} ${endpoint.url}\nSecret: ${secret}`,
    });

  webhook
    .command('test')
    .description('send a test event now; exit code 1 when it does not arrive')
    .argument('<endpoint>')
    .operation({
      json: 'the delivery',
      run: async (ctx, id: string) => attempted(ctx, await sendTestEvent(ctx, { id })),
      show: (delivery) => showDeliveries([delivery]),
    });

  webhook
    .command('log')
    .description('list what was sent, or is to be sent, newest first')
    .argument('<endpoint>')
    .option('--state <state>', DELIVERY_STATES.join(', '))
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the deliveries',
      run: (ctx, endpointId: string, { state, limit }: { state?: string; limit: number }) =>
        allPages(limit, (page) => listWebhookDeliveries(ctx, { endpointId, state, ...page })),
      show: showDeliveries,
    });

  webhook
    .command('redeliver')
    .description('send a delivery again now; exit code 1 when it does not arrive')
    .argument('<delivery>')
    .operation({
      json: 'the delivery',
      run: async (ctx, id: string) => attempted(ctx, await redeliver(ctx, { id })),
      show: (delivery) => showDeliveries([delivery]),
    });

  webhook
    .command('redeliver-matching')
    .description('send deliveries of an endpoint again, the oldest first, at most 1,000 at a time')
    .argument('<endpoint>')
    .option('--state <state>', `${SETTLED_STATES.join(' or ')}; failed without one`)
    .option('--type <event>', 'only of this type')
    .option('--from <instant>', 'only what happened from then on; YYYY-MM-DD HH:mm', instant)
    .option('--to <instant>', 'only what happened before; YYYY-MM-DD HH:mm', instant)
    .operation({
      json: 'count and whether there are more',
      run: (ctx, endpointId: string, matching: Matching) =>
        redeliverMatching(ctx, { endpointId, ...matching }),
      show: showRedelivery,
    });
};

import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
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
import { secretOf } from '../../src/features/webhooks/secret.ts';
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
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

const DEFAULT_LISTED = 50;
/** Longer than an attempt. */
const PATIENCE_MS = 12_000;
const POLL_MS = 200;

const stateOf = ({ isActive, disabledReason, failingSince }: WebhookEndpoint) => {
  if (!isActive) return `disabled (${disabledReason})`;
  return failingSince ? `failing since ${dayAndTime(failingSince)}` : 'active';
};

const showEndpoints = (endpoints: WebhookEndpoint[]) =>
  textTable(
    ['ID', 'STATE', 'URL', 'EVENTS'],
    endpoints.map((endpoint) => [endpoint.id, stateOf(endpoint), endpoint.url, endpoint.events.join(' ')]),
  );

const outcomeOf = ({ status, error }: WebhookDelivery['attempts'][number]) =>
  error === null ? `${status}` : `${status ?? '-'} ${error}`;

const showDeliveries = (deliveries: WebhookDelivery[]) =>
  textTable(
    ['ID', 'DATE', 'EVENT', 'STATE', 'ATTEMPTS', 'LAST', 'MS', 'NEXT'],
    deliveries.map(({ id, createdAt, type, state, attempts, nextAttemptAt }) => {
      const last = attempts.at(-1);
      const outcome = last ? outcomeOf(last) : null;
      const next = dayAndTime(nextAttemptAt);
      return [
        id,
        dayAndTime(createdAt),
        type,
        state,
        attempts.length,
        outcome,
        last?.durationMs ?? null,
        next,
      ];
    }),
  );

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

type NewEndpoint = Output & { url: string; events: string[]; description?: string };
type Matching = Output & { state?: string; type?: string; from?: string; to?: string };

const showRedelivery = ({ count, hasMore }: Redelivery) =>
  `${count} deliveries are sent again by the running server.${hasMore ? ' There are more.' : ''}`;

type Log = Output & { state?: string; limit: number };

export const addWebhookCommands = (program: Command) => {
  const webhook = program.command('webhook').description('addresses to which events are sent');

  webhook
    .command('list')
    .description('list the endpoints')
    .option('--json', 'print the endpoints as JSON', false)
    .action((output: Output) =>
      runOperation(output, { run: (ctx) => listWebhookEndpoints(ctx), show: showEndpoints }),
    );

  webhook
    .command('create')
    .description('add an endpoint and print its secret, which nothing prints again')
    .requiredOption('--url <address>', 'https, unless WEBHOOKS_ALLOW_PRIVATE is true')
    .requiredOption('--events <name...>', WEBHOOK_EVENTS.join(', '))
    .option('--description <text>', 'at most 100 characters')
    .option('--json', 'print endpoint and secret as JSON', false)
    .action(({ json, ...given }: NewEndpoint) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const { endpoint, salt } = await createWebhookEndpoint(ctx, given);
            return { endpoint, secret: secretOf(ctx.env, { salt }) };
          },
          show: ({ endpoint, secret }) => `${endpoint.id} ${endpoint.url}\nSecret: ${secret}`,
        },
      ),
    );

  webhook
    .command('test')
    .description('send a test event now; exit code 1 when it does not arrive')
    .argument('<endpoint>')
    .option('--json', 'print the delivery as JSON', false)
    .action((id: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => attempted(ctx, await sendTestEvent(ctx, { id })),
        show: (delivery) => showDeliveries([delivery]),
      }),
    );

  webhook
    .command('log')
    .description('list what was sent, or is to be sent, newest first')
    .argument('<endpoint>')
    .option('--state <state>', DELIVERY_STATES.join(', '))
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .option('--json', 'print the deliveries as JSON', false)
    .action((endpointId: string, { json, state, limit }: Log) =>
      runOperation(
        { json },
        {
          run: (ctx) => allPages(limit, (page) => listWebhookDeliveries(ctx, { endpointId, state, ...page })),
          show: showDeliveries,
        },
      ),
    );

  webhook
    .command('redeliver')
    .description('send a delivery again now; exit code 1 when it does not arrive')
    .argument('<delivery>')
    .option('--json', 'print the delivery as JSON', false)
    .action((id: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => attempted(ctx, await redeliver(ctx, { id })),
        show: (delivery) => showDeliveries([delivery]),
      }),
    );

  webhook
    .command('redeliver-matching')
    .description('send deliveries of an endpoint again, the oldest first, at most 1,000 at a time')
    .argument('<endpoint>')
    .option('--state <state>', `${SETTLED_STATES.join(' or ')}; failed without one`)
    .option('--type <event>', 'only of this type')
    .option('--from <instant>', 'only what happened from then on; YYYY-MM-DD HH:mm', instant)
    .option('--to <instant>', 'only what happened before; YYYY-MM-DD HH:mm', instant)
    .option('--json', 'print count and whether there are more as JSON', false)
    .action((endpointId: string, { json, ...matching }: Matching) =>
      runOperation(
        { json },
        { run: (ctx) => redeliverMatching(ctx, { endpointId, ...matching }), show: showRedelivery },
      ),
    );
};

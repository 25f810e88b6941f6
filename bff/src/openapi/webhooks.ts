import { isEnumType, type GraphQLSchema } from 'graphql';
import { WEBHOOK_DATA } from '#domain/webhooks/webhook.events.ts';
import { WEBHOOK_TIMEOUT_SECONDS, WEBHOOK_VERSION, type WebhookEventType } from '#domain/webhooks/webhook.ts';
import { toSnake } from '../rest/key-case.ts';
import { inlined } from './components.ts';
import { restSchema, type JsonSchema } from './json-schema.ts';
import { sdlDescriptions } from './sdl-descriptions.ts';
import { EXAMPLE_TIME, WEBHOOK_EXAMPLES } from './webhook-examples.ts';

const TYPES: Record<string, string> = {
  course: 'Course',
  enrolment: 'Enrolment',
  user: 'User',
  waiting: 'WaitingEntry',
  points: 'PointsTransaction',
  redemption: 'Redemption',
  certificate: 'Certificate',
  schedule: 'Schedule',
  withdrawal: 'Withdrawal',
};

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const webhookParameters = {
  'webhook-id': header(
    'webhook-id',
    'Names the event: the same in every attempt. Whoever has it already answers 2xx and does nothing.',
    { type: 'string', pattern: '^evt_[0-9a-f]{24}$' },
  ),
  'webhook-timestamp': header('webhook-timestamp', 'Seconds since 1970, of this attempt.', {
    type: 'string',
    pattern: '^\\d+$',
  }),
  'webhook-signature': header(
    'webhook-signature',
    'By [Standard Webhooks](https://www.standardwebhooks.com/): `v1,` and HMAC-SHA256 in Base64, of id, timestamp and body with dots between; two with a space between for 24 hours after a rotation of the secret.',
    { type: 'string', pattern: '^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$' },
  ),
};

const AGAIN =
  'Anything else, or nothing in time: sent again with growing delays, 10 attempts in about 56 hours. Redirects are not followed.';

const RESPONSES = {
  '2XX': { description: `Received, within ${WEBHOOK_TIMEOUT_SECONDS} seconds.` },
  '410': { description: 'Nothing more is wanted: the endpoint is disabled.' },
  default: { description: AGAIN },
};

const wordsOf = (type: string) => type.split(/[._]/);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (type: string) => wordsOf(type).map(capital).join('');

/** Refers to no component: generators drop those that only webhooks use, and then their code does not compile. */
export const webhooksOf = (schema: GraphQLSchema) => {
  const { describe } = sdlDescriptions(schema);
  const events = schema.getType('WebhookEvent');

  const descriptionOf = (type: string) => {
    const name = wordsOf(type).join('_').toUpperCase();
    const description = isEnumType(events) && events.getValue(name)?.description;
    if (!description) throw new Error(`schema.graphql does not describe the event ${type}`);
    return description;
  };

  const payloadOf = (type: WebhookEventType): JsonSchema => ({
    title: `${pascal(type)}Event`,
    type: 'object',
    required: ['type', 'timestamp', 'version', 'data'],
    properties: {
      type: { const: type, description: 'The event.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      version: {
        const: WEBHOOK_VERSION,
        description: 'Of the payload: grows when a field changes its meaning or goes.',
      },
      data: {
        fieldDescription: 'What it happened to, as it was then.',
        ...describe(restSchema(WEBHOOK_DATA[type]), schema.getType(TYPES[wordsOf(type)[0] ?? ''] ?? '')),
      },
    },
  });

  const webhookOf = (type: WebhookEventType) => ({
    post: {
      operationId: `on${pascal(type)}`,
      tags: ['Webhooks'],
      summary: type,
      description: descriptionOf(type),
      security: [],
      parameters: Object.values(webhookParameters),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: inlined(payloadOf(type)),
            example: {
              type,
              timestamp: EXAMPLE_TIME,
              version: WEBHOOK_VERSION,
              data: toSnake(WEBHOOK_EXAMPLES[type]),
            },
          },
        },
      },
      responses: RESPONSES,
    },
  });

  const types = Object.keys(WEBHOOK_DATA) as WebhookEventType[];
  return Object.fromEntries(types.map((type) => [type, webhookOf(type)]));
};

export const webhookTag = {
  name: 'Webhooks',
  description: 'What the academy sends to the endpoints that admins enter, one event in each request.',
};

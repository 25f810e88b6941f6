import * as v from 'valibot';
import { messages } from '../messages.ts';
import { MAX_LIST_LENGTH, fields, instant, line, optionalLine } from '../schema.ts';
import { DELIVERY_STATES, SETTLED_STATES, TEST_EVENT, WEBHOOK_EVENTS } from './webhook.ts';

const MAX_URL = 500;
const MAX_DESCRIPTION = 100;

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash;
};

const url = v.pipe(
  line({ min: 1, max: MAX_URL }, messages.webhookUrl),
  v.check(isWebAddress, messages.webhookUrl),
  v.transform((text) => new URL(text).href),
);

const events = v.pipe(
  v.array(v.picklist(WEBHOOK_EVENTS, messages.webhookEvents), messages.webhookEvents),
  v.minLength(1, messages.webhookEvents),
  v.maxLength(MAX_LIST_LENGTH, messages.webhookEvents),
  v.maxLength(WEBHOOK_EVENTS.length, messages.webhookEvents),
  v.transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event))),
);

const description = optionalLine(MAX_DESCRIPTION, messages.webhookDescription);

export const createWebhookEndpointSchema = fields({ url, events, description });

/** Absent: unchanged. Null: clears the description. */
export const updateWebhookEndpointSchema = v.partial(
  v.object({ url, events, description, isActive: v.boolean(messages.invalidInput) }),
);

export const deliveryStateSchema = v.nullish(v.picklist(DELIVERY_STATES, messages.invalidInput));

const instantOrNull = v.pipe(
  v.nullish(instant()),
  v.transform((text) => (text ? new Date(text) : null)),
);

/** Filter of the deliveries to send again. */
export const redeliverMatchingSchema = v.object({
  state: v.nullish(v.picklist(SETTLED_STATES, messages.invalidInput), 'failed'),
  type: v.nullish(v.picklist([...WEBHOOK_EVENTS, TEST_EVENT], messages.invalidInput)),
  from: instantOrNull,
  to: instantOrNull,
});

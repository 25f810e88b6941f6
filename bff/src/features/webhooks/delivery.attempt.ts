import { addMilliseconds, subHours } from 'date-fns';
import type { DeliveryAttempt } from '#domain/webhooks/webhook.ts';
import type { Deps } from '../../operation/context.ts';
import type { DeliveryDocument } from '../../outgoing/delivery.model.ts';
import { leaseDelivery, settleDelivery } from './delivery.store.ts';
import type { EndpointDocument } from '../../outgoing/endpoint.model.ts';
import {
  disableEndpoint,
  findActiveEndpoint,
  markFailing,
  markWorking,
  signingSecrets,
} from './endpoint.store.ts';
import { postSigned } from './post-signed.ts';

const COUNTED_AS = { delivered: 'delivered', pending: 'repeated', failed: 'given_up' } as const;

const MAX_REMEMBERED = 20;
const GONE = 410;
const FAILING_HOURS = 72;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const JITTER = 0.2;

/** False if the delivery could not be leased: another process has done so, or nothing is written. */
export const attemptDelivery = async (
  deps: Deps,
  delivery: DeliveryDocument,
  signal: AbortSignal,
): Promise<boolean> => {
  const until = await leaseDelivery(delivery, new Date());
  if (until) await sendLeased(deps, { delivery, until }, signal);
  return until !== null;
};

type Leased = { delivery: DeliveryDocument; until: Date };

const sendLeased = async (deps: Deps, { delivery, until }: Leased, signal: AbortSignal) => {
  const at = new Date();
  const endpoint = await findActiveEndpoint(delivery.endpointId);
  if (!endpoint) return release(delivery, until);
  const begin = performance.now();
  const { url, salts } = endpoint;
  const secrets = signingSecrets(deps.env, salts, at);
  const response = await postSigned({ env: deps.env, url, secrets, ...delivery, signal });
  // Aborted because this process stops.
  if (signal.aborted && response.status === null) return release(delivery, until);
  const attempt = { at, ...response, durationMs: Math.round(performance.now() - begin) };
  const outcome = outcomeOf(delivery, attempt);
  await settleDelivery(delivery, { until, outcome });
  deps.metrics?.webhookAttempts.inc({ outcome: COUNTED_AS[outcome.state] });
  await judgeEndpoint(deps, endpoint, attempt);
};

const release = (delivery: DeliveryDocument, until: Date) =>
  settleDelivery(delivery, { until, outcome: { nextAttemptAt: new Date() } });

const outcomeOf = ({ attempts, tries }: DeliveryDocument, attempt: DeliveryAttempt) => {
  const remembered = [...attempts, attempt].slice(-MAX_REMEMBERED);
  const counted = { attempts: remembered, tries: tries + 1 };
  if (attempt.error === null) return { ...counted, state: 'delivered', nextAttemptAt: null } as const;
  const nextAttemptAt = attempt.status === GONE ? null : nextAttempt(tries + 1, new Date());
  return { ...counted, state: nextAttemptAt ? 'pending' : 'failed', nextAttemptAt } as const;
};

const judgeEndpoint = async (
  deps: Deps,
  endpoint: EndpointDocument,
  { status, error, at }: DeliveryAttempt,
) => {
  const id = endpoint._id.toString();
  if (status === GONE) return disable(deps, endpoint, 'gone');
  if (error === null) return endpoint.failingSince ? markWorking(id) : undefined;
  if (isGivenUp(endpoint.failingSince, at)) return disable(deps, endpoint, 'failing');
  return endpoint.failingSince ? undefined : markFailing(id, at);
};

const disable = async ({ log }: Deps, { _id }: Pick<EndpointDocument, '_id'>, reason: 'gone' | 'failing') => {
  const endpoint = _id.toString();
  if (await disableEndpoint(endpoint, reason)) log.warn({ endpoint, reason }, 'webhook endpoint disabled');
};

const isGivenUp = (failingSince: Date | null, now: Date) =>
  failingSince !== null && failingSince < subHours(now, FAILING_HOURS);

/** Delays after failed attempts: ten attempts in about 56 hours. */
const DELAYS_MS = [
  5 * SECOND,
  MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  10 * HOUR,
  16 * HOUR,
  20 * HOUR,
];

export const MAX_TRIES = DELAYS_MS.length + 1;

export const nextAttempt = (tries: number, now: Date, random = Math.random()) => {
  const delay = DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  return addMilliseconds(now, Math.round(delay * (1 + JITTER * (2 * random - 1))));
};

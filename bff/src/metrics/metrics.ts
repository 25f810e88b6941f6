import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isDiskFull, isDatabaseAway } from '../database/database-errors.ts';
import { DomainError, ERROR_TABLE, isNotConfigured } from '../errors/domain-error.ts';
import { release } from '../process/version.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const SURFACES = ['rest', 'graphql', 'web'];

/** The label of GraphQL requests that reached no field: invalid documents or variables. */
const NO_FIELD = 'none';

const outcomeOf = (error: unknown) => {
  if (isDatabaseAway(error) || isDiskFull(error)) return 'unavailable';
  if (!(error instanceof DomainError)) return 'error';
  if (isNotConfigured(error.reason)) return 'not_configured';
  if (error.kind === 'RATE_LIMITED') return 'limited';
  if (error.kind === 'UNAVAILABLE') return 'unavailable';
  return ERROR_TABLE[error.kind].status < 500 ? 'rejected' : 'error';
};

/**
 * Metrics of this process. Every label value is from a fixed list: route templates, SDL fields, job names,
 * outcomes. Callers cannot add values.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'academia_build_info',
    help: '1; which version and commit this process runs.',
    labelNames: ['version', 'commit'],
    registers,
  }).set(release, 1);
  const requests = new Counter({
    name: 'academia_http_requests_total',
    help: 'Requests by surface, method, template of the route and class of the status; 429 and 503 are classes of their own.',
    labelNames: ['surface', 'method', 'route', 'status'],
    registers,
  });
  const internalErrors = new Counter({
    name: 'academia_internal_errors_total',
    help: 'Responses with 500 by surface, and fields of GraphQL that failed as such: errors of the program.',
    labelNames: ['of'],
    registers,
  });
  // Starts at 0, so that the first error is an increase.
  for (const of of [...SURFACES, 'field']) internalErrors.inc({ of }, 0);
  const requestSeconds = new Histogram({
    name: 'academia_http_request_duration_seconds',
    help: 'From the head of a request to the end of its response.',
    labelNames: ['surface', 'route'],
    buckets: SECONDS,
    registers,
  });
  const fields = new Counter({
    name: 'academia_graphql_fields_total',
    help: 'Fields of Query and Mutation by outcome: ok, rejected, limited, unavailable, not_configured or error.',
    labelNames: ['field', 'outcome'],
    registers,
  });
  const fieldSeconds = new Histogram({
    name: 'academia_graphql_field_duration_seconds',
    help: 'Time of the operation behind a field of Query or Mutation.',
    labelNames: ['field'],
    buckets: SECONDS,
    registers,
  });
  const webhookAttempts = new Counter({
    name: 'academia_webhook_attempts_total',
    help: 'Requests to webhook endpoints by outcome: delivered, repeated (it will be) or given_up.',
    labelNames: ['outcome'],
    registers,
  });
  const mail = new Counter({
    name: 'academia_mail_total',
    help: 'Email messages by outcome: sent, not_sent (without an SMTP server), failed, dropped, or kept (the SMTP server is away or refuses the sender).',
    labelNames: ['outcome'],
    registers,
  });
  const sweeps = new Counter({
    name: 'academia_sweeps_total',
    help: 'Runs of the sweep by outcome: ok, or failed when anything in it failed.',
    labelNames: ['outcome'],
    registers,
  });
  const sweepFailures = new Counter({
    name: 'academia_sweep_failures_total',
    help: 'What the sweep could not finish, by job.',
    labelNames: ['job'],
    registers,
  });
  const lastSweep = new Gauge({
    name: 'academia_sweep_last_success_timestamp_seconds',
    help: 'When the last sweep ended in which nothing failed; before the first one, when the process started.',
    registers,
  });
  // From 0, every start without a database would be one without sweeps since 1970.
  lastSweep.setToCurrentTime();

  return {
    registry,
    requests,
    internalErrors,
    requestSeconds,
    webhookAttempts,
    mail,
    sweepFailures,
    field: async <T>(field: string, run: () => Promise<T>): Promise<T> => {
      const stop = fieldSeconds.startTimer({ field });
      try {
        const result = await run();
        fields.inc({ field, outcome: 'ok' });
        return result;
      } catch (error) {
        const outcome = outcomeOf(error);
        fields.inc({ field, outcome });
        if (outcome === 'error') internalErrors.inc({ of: 'field' });
        throw error;
      } finally {
        stop();
      }
    },
    noField: () => fields.inc({ field: NO_FIELD, outcome: 'rejected' }),
    swept: (isWhole: boolean) => {
      sweeps.inc({ outcome: isWhole ? 'ok' : 'failed' });
      if (isWhole) lastSweep.setToCurrentTime();
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

import type * as v from 'valibot';
import { endsBeforeItBegins } from '#domain/dates/range.schema.ts';
import { isRecord } from '#domain/is-record.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import { parseInput } from '#domain/schema.ts';
import { DomainError, notFound } from '../errors/domain-error.ts';

export const parseOrThrow = <T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> => {
  const parsed = parseInput(schema, input);
  if (parsed.ok) return parsed.value;
  throw new DomainError('INVALID_INPUT', parsed.errors[0].message, { fields: parsed.errors });
};

type Cause = { reason?: ErrorReason<'BAD_USER_INPUT'>; message: string };

export const invalidField = (field: string, { reason = 'INVALID_INPUT', message }: Cause) =>
  new DomainError(reason, message, { fields: [{ field, message, code: 'INVALID' }] });

const OBJECT_ID = /^[0-9a-f]{24}$/i;

export const toId = (id: unknown) => (typeof id === 'string' && OBJECT_ID.test(id) ? id.toLowerCase() : null);

export const requireId = (id: unknown, reason: ErrorReason<'NOT_FOUND'>) => {
  const known = toId(id);
  if (known) return known;
  throw notFound(reason);
};

/** The id in a filter; an invalid one is an error of its field. */
export const knownId = (field: string, id: string) => {
  const known = toId(id);
  if (known) return known;
  throw invalidField(field, { message: messages.inputId });
};

/** Of every input that has the ends of a period, in itself or in its filter. */
export const requireOrderedPeriod = (input: unknown) => {
  if (!isRecord(input)) return;
  const { filter } = input;
  const place = isRecord(filter) && endsBeforeItBegins(filter) ? 'filter.to' : 'to';
  if (place === 'filter.to' || endsBeforeItBegins(input)) {
    throw invalidField(place, { reason: 'INVALID_INPUT', message: messages.rangeOrder });
  }
};

export const asRecord = (input: unknown): Record<string, unknown> => {
  if (isRecord(input)) return input;
  throw invalidField('', { message: messages.inputObject });
};

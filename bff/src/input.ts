import type * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { parseInput } from '#domain/schema.ts';
import { DomainError } from './domain-error.ts';

/** The parsed input, or a BAD_USER_INPUT whose detail is the first fault's text. */
export const requireInput = <T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> => {
  const parsed = parseInput(schema, input);
  if (parsed.ok) return parsed.value;
  throw new DomainError('BAD_USER_INPUT', parsed.errors[0].message, { fields: parsed.errors });
};

export const badField = (field: string, message: string) =>
  new DomainError('BAD_USER_INPUT', message, { fields: [{ field, message }] });

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** An id as it is stored, whichever case it was sent in; null when it can be none. */
export const toId = (id: unknown) => (typeof id === 'string' && OBJECT_ID.test(id) ? id.toLowerCase() : null);

/** A malformed id names nothing, just as an unknown one. */
export const requireId = (id: unknown, notFound: string) => {
  const known = toId(id);
  if (known) return known;
  throw new DomainError('NOT_FOUND', notFound);
};

/** An object to read keys from, whatever was sent. */
export const asRecord = (input: unknown): Record<string, unknown> => {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  throw badField('', messages.invalidInput);
};

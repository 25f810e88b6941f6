import * as v from 'valibot';
import { pick } from '#domain/pick.ts';

export const restId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
export const restInstant = v.pipe(v.string(), v.isoTimestamp());
export const restDay = v.pipe(v.string(), v.isoDate());
export const textOrNull = v.nullable(v.string());

/** Copies the fields of a response from an entity, which may have fields that only GraphQL returns. */
export const picker = <Name extends string>(entries: Record<Name, v.GenericSchema>) => {
  const names = Object.keys(entries) as Name[];
  return <Entity extends Record<Name, unknown>>(entity: Entity) => pick(entity, names);
};

/** A named schema of the OpenAPI document, described by the type of the same name in schema.graphql. */
export const named = <const T extends v.ObjectEntries>(name: string, entries: T) =>
  v.pipe(v.object(entries), v.title(name));

export const acknowledgementResponse = named('Acknowledgement', { detail: v.string() });

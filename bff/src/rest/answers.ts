import * as v from 'valibot';

/** Parts of the schemas of what REST answers. */
export const idAnswer = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());
export const dayAnswer = v.pipe(v.string(), v.isoDate());
export const textOrNull = v.nullable(v.string());

/** An object of the document's own list of schemas; the type of this name in schema.graphql describes its fields. */
export const named = <const T extends v.ObjectEntries>(name: string, entries: T) =>
  v.pipe(v.object(entries), v.title(name));

/** Nothing but a sentence for the user. */
export const acknowledgementAnswer = named('Acknowledgement', { detail: v.string() });

import type * as v from 'valibot';
import { plain } from '#domain/plain.ts';

const TYPES = { string: String, number: Number, boolean: Boolean, picklist: String } as const;

const isKnown = (type: string): type is keyof typeof TYPES => type in TYPES;

/** Mongoose's definitions of the fields of an input. A field without a default is required. */
export const storedAs = <Name extends string>(
  fields: Record<Name, v.GenericSchema>,
  defaults: Partial<Record<NoInfer<Name>, unknown>>,
) =>
  Object.fromEntries(
    Object.entries<v.GenericSchema>(fields).map(([name, schema]) => [
      name,
      {
        ...typeOf(plain(schema)),
        ...(name in defaults ? { default: defaults[name as Name] } : { required: true }),
      },
    ]),
  ) as Record<Name, object>;

const typeOf = (schema: v.GenericSchema) => {
  const bare = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  if (!isKnown(bare.type)) throw new Error(`${bare.type} cannot be stored`);
  return { type: TYPES[bare.type], ...('options' in bare ? { enum: bare.options } : {}) };
};

import * as v from 'valibot';

type Piped = { pipe?: readonly { type: string }[] };

const isWhole = ({ pipe = [] }: Piped) =>
  pipe.some(({ type }) => type === 'safe_integer' || type === 'integer');

type Plain<Schema extends v.GenericSchema> = v.GenericSchema<v.InferOutput<Schema>>;

/** The schema of what an input stores: its type and values, without what it accepts, converts and says. */
export const plain = <Schema extends v.GenericSchema>(schema: Schema): Plain<Schema> =>
  plainOf(schema) as unknown as Plain<Schema>;

const plainOf = (schema: v.GenericSchema): v.GenericSchema => {
  if ('wrapped' in schema) return v.nullable(plainOf(schema.wrapped as v.GenericSchema));
  if (schema.type === 'picklist')
    return v.picklist((schema as v.PicklistSchema<string[], undefined>).options);
  if (schema.type === 'boolean') return v.boolean();
  if (schema.type === 'number')
    return isWhole(schema as Piped) ? v.pipe(v.number(), v.integer()) : v.number();
  if (schema.type === 'string') return v.string();
  throw new Error(`${schema.type} has no plain form`);
};

type Entries = Record<string, v.GenericSchema>;

export const plainEntries = <const T extends Entries>(entries: T) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, plain(schema)])) as {
    [Name in keyof T]: Plain<T[Name]>;
  };

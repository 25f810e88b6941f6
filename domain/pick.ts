/** A copy with the named fields alone. `defaults` are for those that it does not have. */
export const pick = <Entity extends object, Name extends keyof Entity>(
  entity: Entity,
  names: readonly Name[],
  defaults: Partial<Entity> = {},
): Pick<Entity, Name> => {
  const picked: Partial<Pick<Entity, Name>> = {};
  for (const name of names) picked[name] = entity[name] === undefined ? defaults[name] : entity[name];
  return picked as Pick<Entity, Name>;
};

/** A record with the same value for each name. */
export const sameForAll = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Whether a copy takes a field, or has its own. */
export type Copied = 'copied' | 'own';

type CopiedName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends 'copied' ? Name : never;
}[keyof Fields];

/** The names of the fields that a copy takes. */
export const copiedNames = <const Fields extends Record<string, Copied>>(fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).filter(
    (name): name is CopiedName<Fields> => fields[name] === 'copied',
  );

/** Omits undefined fields. */
export const withoutAbsent = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

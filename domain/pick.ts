/** A copy with the named fields alone. */
export const pick = <Entity extends object, Name extends keyof Entity>(
  entity: Entity,
  names: readonly Name[],
): Pick<Entity, Name> => {
  const picked: Partial<Pick<Entity, Name>> = {};
  for (const name of names) picked[name] = entity[name];
  return picked as Pick<Entity, Name>;
};

/** Omits undefined fields. */
export const withoutAbsent = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

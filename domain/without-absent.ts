/** The fields that have a value; null is one. */
export const withoutAbsent = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

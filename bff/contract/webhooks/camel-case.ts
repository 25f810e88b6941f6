import { toCamel } from '../../src/rest/key-case.ts';

/** Keys of a payload in camelCase, at every depth. */
export const inCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, inCamelCase(one)]);
  return toCamel(Object.fromEntries(inner));
};

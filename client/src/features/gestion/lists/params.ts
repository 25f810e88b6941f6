import { isDay } from '#domain/dates.ts';

/** Before the academy kept its records here there is nothing to find. */
export const EARLIEST = '2000-01-01';

/** A name of the table, or null for anything else in the address. */
export const nameParam = <Name extends string>(
  params: URLSearchParams,
  key: string,
  table: Record<Name, unknown>,
): Name | null => {
  const value = params.get(key);
  return value !== null && Object.hasOwn(table, value) ? (value as Name) : null;
};

/** A day of the address, or null. */
export const dayParam = (params: URLSearchParams, key: string) => {
  const value = params.get(key);
  return value !== null && isDay(value) ? value : null;
};

const ID = /^[0-9a-f]{24}$/;

export const idParam = (params: URLSearchParams, key: string) => {
  const value = params.get(key);
  return value !== null && ID.test(value) ? value : null;
};

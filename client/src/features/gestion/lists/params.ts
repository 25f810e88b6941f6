import { isDay } from '#domain/dates/dates.ts';

/** The earliest day of filters. */
export const EARLIEST = '2000-01-01';

/** A search param as a key of the table, or null. */
export const nameParam = <Name extends string>(
  params: URLSearchParams,
  key: string,
  table: Record<Name, unknown>,
): Name | null => {
  const value = params.get(key);
  return value !== null && Object.hasOwn(table, value) ? (value as Name) : null;
};

/** A search param as a day, or null. */
export const dayParam = (params: URLSearchParams, key: string) => {
  const value = params.get(key);
  return value !== null && isDay(value) ? value : null;
};

const ID = /^[0-9a-f]{24}$/;

export const idParam = (params: URLSearchParams, key: string) => {
  const value = params.get(key);
  return value !== null && ID.test(value) ? value : null;
};

/** Names of the search params of the inbox, to which other screens link. */
export const inboxParams = {
  status: 'estado',
  courseType: 'tipo',
  licence: 'clu',
  from: 'del',
  to: 'al',
  courseId: 'curso',
  instructorId: 'instructor',
  cancellationReason: 'motivo',
  attendance: 'asistencia',
  payment: 'pago',
} as const;

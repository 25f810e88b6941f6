import { STAFF_ACCESS, isStaffOperation } from '#domain/staff/staff-access.ts';
import type { Operation } from '../src/operation/operation.ts';

/** `MATRICES=full`, in the proofs: every row of a matrix, not one of each class. */
export const isWhole = process.env.MATRICES === 'full';

const numbers = new Map<unknown, number>();

/** A class of functions is one function: a new guard has a class of its own. */
const numberOf = (value: unknown) => {
  const number = numbers.get(value) ?? numbers.size;
  numbers.set(value, number);
  return number;
};

/** What the declaration of an operation decides: calls of two that are alike in it are treated alike until `run`. */
export const guardClass = (name: string, { declared }: Operation): string => {
  const row = declared.staffRow ?? name;
  return JSON.stringify([
    name.startsWith('Query.'),
    numberOf(declared.access),
    isStaffOperation(row) ? STAFF_ACCESS[row] : null,
    declared.allowsCachedSession,
    declared.recentAuthentication,
  ]);
};

/** The same of a write, and whether it is repeated under a key and audited. */
export const writeClass = (name: string, operation: Operation): string => {
  const { isRepeatable, action } = operation.declared;
  return JSON.stringify([guardClass(name, operation), isRepeatable, action !== null]);
};

/** The first row of each class; all of them where the whole matrix is wanted. */
export const oneOfEach = <Row>(rows: readonly Row[], classOf: (row: Row) => unknown): readonly Row[] => {
  if (isWhole) return rows;
  const classes = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(classOf(row));
    if (!classes.has(key)) classes.set(key, row);
  }
  return [...classes.values()];
};

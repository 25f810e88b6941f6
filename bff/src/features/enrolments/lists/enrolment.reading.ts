import { COUNT_LIMIT } from '#domain/search.ts';
import type { EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import { cappedCount, type Count } from '../../../lists/connection.ts';
import { rowOrder, sortRows } from '../../../lists/row-order.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { conditionsOf, type Condition } from './enrolment.conditions.ts';
import { NEWEST_ENROLMENTS } from './enrolment.lists.ts';

type Rows = EnrolmentDocument[];

const BY_CLASS = rowOrder<EnrolmentDocument>(EnrolmentModel, { startsAt: 1, _id: 1 });

/** Newest first; of some days, in the order of the classes. */
export const orderOf = ({ from, to }: Pick<EnrolmentFilter, 'from' | 'to'>) =>
  (from ?? to) ? BY_CLASS : NEWEST_ENROLMENTS;

/** How the enrolments of a filter are found. */
export type Reading =
  /** Few enough: all of them, in order. */
  | { rows: Rows }
  /** All that an index finds, in order. */
  | { filter: object; keep: null }
  /** What `keep` leaves of them. `count`: how many there are, where the indexes know. */
  | { filter: object; keep: Condition['keep']; count: Count | null };

/** Rows that are read at once where an index finds no more. */
const MAX_READ = COUNT_LIMIT - 1;

const keepAll =
  (conditions: readonly Condition[]): Condition['keep'] =>
  async (rows) => {
    let kept = rows;
    for (const { keep } of conditions) kept = kept.length === 0 ? kept : await keep(kept);
    return kept;
  };

const countRows = async (filters: readonly object[]) => {
  const counts = await Promise.all(
    filters.map((filter) => EnrolmentModel.countDocuments(filter, { limit: COUNT_LIMIT })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Of the condition that the fewest rows can meet; null where they are more than are read at once. */
const fewestFilters = async (conditions: readonly Condition[]) => {
  const indexed = conditions.flatMap(({ filters }) => (filters ? [filters] : []));
  const counted = await Promise.all(
    indexed.map(async (filters) => ({ filters, count: await countRows(filters) })),
  );
  const [fewest] = counted.sort((a, b) => a.count - b.count);
  return fewest && fewest.count <= MAX_READ ? fewest.filters : null;
};

const readAll = async (filters: readonly object[]): Promise<Rows> => {
  const found = await Promise.all(filters.map((filter) => EnrolmentModel.find(filter).lean()));
  return [...new Map(found.flat().map((row) => [row._id.toString(), row])).values()];
};

/** No page reads more than a thousand rows; see docs/decisions/0039-list-of-enrolments.md. */
export const readingOf = async (given: EnrolmentFilter): Promise<Reading> => {
  const conditions = await conditionsOf(given);
  const [only, ...others] = conditions;
  const isOne = others.length === 0;
  const inOrder = conditions.find(({ isInOrder }) => isInOrder);
  const filter = inOrder?.filters?.[0] ?? {};
  if (!only || (isOne && inOrder)) return { filter, keep: null };
  const few = await fewestFilters(conditions);
  if (few) {
    const rows = await keepAll(conditions)(await readAll(few));
    return { rows: sortRows(orderOf(given), rows) };
  }
  const isCounted = isOne && only.filters?.length === 1;
  return {
    filter,
    keep: keepAll(conditions.filter((condition) => condition !== inOrder)),
    count: isCounted ? cappedCount(COUNT_LIMIT) : null,
  };
};

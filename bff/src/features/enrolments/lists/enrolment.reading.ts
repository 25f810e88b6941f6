import type { EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import { COUNT_LIMIT } from '#domain/search.ts';
import { cappedCount, type Count } from '../../../lists/connection.ts';
import { rowOrder, sortRows } from '../../../lists/row-order.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { conditionsOf, type Condition } from './enrolment.conditions.ts';

const MAX_READ = COUNT_LIMIT - 1;

export const NEWEST_ENROLMENTS = rowOrder<EnrolmentDocument>(EnrolmentModel, { createdAt: -1, _id: -1 });

const BY_CLASS = rowOrder<EnrolmentDocument>(EnrolmentModel, { startsAt: 1, _id: 1 });

type Rows = EnrolmentDocument[];

type Reading =
  | { rows: Rows }
  /** An index has all rows, in order. */
  | { filter: object; select: null }
  /** Rows of an index that are filtered by `select`. `count` is known if the indexes have it. */
  | { filter: object; select: Condition['select']; count: Count | null };

/** A page reads at most a thousand rows; see docs/decisions/0032-connections.md. */
export const readingOf = async (given: EnrolmentFilter): Promise<Reading> => {
  const conditions = await conditionsOf(given);
  const [only, ...others] = conditions;
  const isOne = others.length === 0;
  const inOrder = conditions.find(({ isInOrder }) => isInOrder);
  const filter = inOrder?.filters?.[0] ?? {};
  if (!only || (isOne && inOrder)) return { filter, select: null };
  const few = await fewestFilters(conditions);
  if (few) {
    const rows = await selectAll(conditions)(await readAll(few));
    return { rows: sortRows(orderOf(given), rows) };
  }
  const isCounted = isOne && only.filters?.length === 1;
  return {
    filter,
    select: selectAll(conditions.filter((condition) => condition !== inOrder)),
    count: isCounted ? cappedCount(COUNT_LIMIT) : null,
  };
};

const fewestFilters = async (conditions: readonly Condition[]) => {
  const indexed = conditions.flatMap(({ filters }) => (filters ? [filters] : []));
  const counted = await Promise.all(
    indexed.map(async (filters) => ({ filters, count: await countRows(filters) })),
  );
  const [fewest] = counted.sort((a, b) => a.count - b.count);
  return fewest && fewest.count <= MAX_READ ? fewest.filters : null;
};

const countRows = async (filters: readonly object[]) => {
  const counts = await Promise.all(
    filters.map((filter) => EnrolmentModel.countDocuments(filter, { limit: COUNT_LIMIT })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

const selectAll =
  (conditions: readonly Condition[]): Condition['select'] =>
  async (rows) => {
    let remaining = rows;
    for (const { select } of conditions)
      remaining = remaining.length === 0 ? remaining : await select(remaining);
    return remaining;
  };

const readAll = async (filters: readonly object[]): Promise<Rows> => {
  const found = await Promise.all(filters.map((filter) => EnrolmentModel.find(filter).lean()));
  return [...new Map(found.flat().map((row) => [row._id.toString(), row])).values()];
};

export const orderOf = ({ from, to }: Pick<EnrolmentFilter, 'from' | 'to'>) =>
  (from ?? to) ? BY_CLASS : NEWEST_ENROLMENTS;

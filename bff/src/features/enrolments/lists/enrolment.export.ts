import type { EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import type { Ctx } from '../../../operation/context.ts';
import { mapBatches, rowBatches } from '../../../lists/row-batches.ts';
import { orderOf, readingOf } from './enrolment.inbox.ts';
import { toEnrolment } from '../enrolment.model.ts';

/** The enrolments of a filter as their list has them, a batch at a time. */
export const enrolmentBatches = async (ctx: Ctx, given: Omit<EnrolmentFilter, 'search'>) => {
  const { filter, keep } = await readingOf(ctx, { ...given, search: null });
  return mapBatches(rowBatches(orderOf(given), filter), async (rows) =>
    (keep ? await keep(rows) : rows).map(toEnrolment),
  );
};

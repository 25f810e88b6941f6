import type { EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import { mapBatches, rowBatches } from '../../../lists/row-batches.ts';
import { toEnrolment } from '../enrolment.model.ts';
import { orderOf, readingOf } from './enrolment.reading.ts';

export const enrolmentBatches = async (given: EnrolmentFilter) => {
  const reading = await readingOf(given);
  if ('rows' in reading) return [reading.rows.map(toEnrolment)];
  const { filter, select } = reading;
  return mapBatches(rowBatches(orderOf(given), filter), async (rows) =>
    (select ? await select(rows) : rows).map(toEnrolment),
  );
};

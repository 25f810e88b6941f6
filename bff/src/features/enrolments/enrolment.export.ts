import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { mapBatches, rowBatches } from '../../row-batches.ts';
import { spanFilter, type Span } from '../../span-filter.ts';
import { NEWEST_ENROLMENTS } from './enrolment.lists.ts';
import { toEnrolment } from './enrolment.model.ts';

type Filter = Span & { status?: EnrolmentStatus | null | undefined };

/** The enrolments of all students, newest first. */
export const enrolmentBatches = ({ status, ...span }: Filter) =>
  mapBatches(rowBatches(NEWEST_ENROLMENTS, { ...(status ? { status } : {}), ...spanFilter(span) }), (rows) =>
    rows.map(toEnrolment),
  );

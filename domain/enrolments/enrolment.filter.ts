import * as v from 'valibot';
import { COURSE_TYPES } from '../courses/course.schema.ts';
import { messages } from '../messages.ts';
import { calendarDay, line } from '../schema.ts';
import { searchEntry } from '../search.ts';
import { CANCELLATION_REASONS } from './cancellation.ts';
import { ID_MAX } from './enrolment.schema.ts';
import { LICENCE_STATES } from '../users/licence.ts';
import { ENROLMENT_STATUSES } from './enrolment.status.ts';

const id = v.nullish(line({ min: 0, max: ID_MAX }));

/** Filters of the list of enrolments. `from` and `to` are days of the class, both included. */
export const enrolmentFilterSchema = v.object({
  status: v.nullish(v.picklist(ENROLMENT_STATUSES, messages.invalidInput)),
  courseType: v.nullish(v.picklist(COURSE_TYPES, messages.invalidInput)),
  courseId: id,
  userId: id,
  instructorId: id,
  from: v.nullish(calendarDay()),
  to: v.nullish(calendarDay()),
  search: searchEntry,
  licence: v.nullish(v.picklist(LICENCE_STATES, messages.invalidInput)),
  /** Only pending enrolments of classes that have begun. */
  unattended: v.nullish(v.boolean(messages.invalidInput)),
  cancellationReason: v.nullish(v.picklist(CANCELLATION_REASONS, messages.invalidInput)),
  /** Only those released without a deposit, whose student paid afterwards. */
  paidAfterRelease: v.nullish(v.boolean(messages.invalidInput)),
});

type FilterInput = v.InferOutput<typeof enrolmentFilterSchema>;

export type EnrolmentFilter = Omit<FilterInput, 'unattended'> & {
  /** Only pending enrolments of classes that had begun by then. */
  unattendedAt?: Date | null;
};

/** Resolves a filter at an instant. */
export const filterAt = (now: Date, { unattended, ...filter }: FilterInput): EnrolmentFilter => ({
  ...filter,
  unattendedAt: unattended ? now : null,
});

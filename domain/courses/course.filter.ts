import * as v from 'valibot';
import { ID_MAX } from '../enrolments/enrolment.schema.ts';
import { messages } from '../messages.ts';
import { calendarDay, line } from '../schema.ts';
import { searchSchema } from '../search.ts';
import { COURSE_TYPES } from './course.schema.ts';

/** Filters of the list of courses for staff. `from` and `to` are days, both included. */
export const courseFilterSchema = v.object({
  ...searchSchema.entries,
  from: v.nullish(calendarDay()),
  to: v.nullish(calendarDay()),
  courseType: v.nullish(v.picklist(COURSE_TYPES, messages.invalidInput)),
  isActive: v.nullish(v.boolean(messages.invalidInput)),
  instructorId: v.nullish(line({ min: 0, max: ID_MAX })),
  /** Whether all seats are taken. */
  isFull: v.nullish(v.boolean(messages.invalidInput)),
  hasWaiting: v.nullish(v.boolean(messages.invalidInput)),
});

export type CourseFilter = Partial<v.InferOutput<typeof courseFilterSchema>>;

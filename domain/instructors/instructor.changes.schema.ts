import * as v from 'valibot';
import { expectedRevision } from '../schema.ts';
import { absencesSchema, weeklyHoursSchema } from '../schedule/schedule.schema.ts';
import { updateInstructorSchema } from './instructor.schema.ts';

/** With the fields that the form of an instructor does not have; absent: unchanged. */
export const instructorChangesSchema = v.object({
  ...updateInstructorSchema.entries,
  workingHours: v.optional(weeklyHoursSchema),
  absences: v.optional(absencesSchema),
  expectedRevision,
});

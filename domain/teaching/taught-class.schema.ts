import * as v from 'valibot';
import { enrolmentIdsSchema } from '../enrolments/enrolment.staff.schema.ts';
import { messages } from '../messages.ts';

export const recordAttendanceSchema = v.object({
  ...enrolmentIdsSchema.entries,
  attendance: v.picklist(['present', 'absent', 'expected'], messages.invalidInput),
});

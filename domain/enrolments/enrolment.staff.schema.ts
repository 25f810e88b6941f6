import * as v from 'valibot';
import { messages } from '../messages.ts';
import {
  MAX_LIST_LENGTH,
  expectedRevision,
  fields,
  instantOrDay,
  optionalParagraphs,
  staffReason,
} from '../schema.ts';
import { ATTENDANCE_OUTCOMES } from './attendance.ts';
import { STAFF_REASONS } from './cancellation.ts';
import { expectedPrice } from './enrolment.schema.ts';

export const MAX_IDS = MAX_LIST_LENGTH;

/** Ids of several enrolments, without duplicates. */
const ids = v.pipe(
  v.array(v.string(messages.invalidInput), messages.invalidInput),
  v.minLength(1, messages.tooManyIds),
  v.maxLength(MAX_IDS, messages.tooManyIds),
  v.transform((given) => [...new Set(given)]),
);

export const enrolmentIdsSchema = fields({ ids });

export const completeEnrolmentsSchema = fields({ ids, reason: v.nullish(staffReason, null) });
export const completionSchema = fields({ reason: v.nullish(staffReason, null) });

export const markArrivalsSchema = fields({ ids, isPresent: v.boolean(messages.invalidInput) });
export const arrivalSchema = fields({ isPresent: v.boolean(messages.invalidInput) });

/** The student gets no message about the change. */
const isSilent = v.nullish(v.boolean(messages.invalidInput));

export const cancellationSchema = v.object({
  reason: v.nullish(v.picklist(STAFF_REASONS, messages.invalidInput), 'academy'),
  note: optionalParagraphs(200),
  isSilent,
});

export const cancelEnrolmentsSchema = v.object({
  ...enrolmentIdsSchema.entries,
  ...cancellationSchema.entries,
});

const assignment = { instructorId: v.nullable(v.string(messages.invalidInput)) };

/** `overbook` allows a time that is not free, while free times are enforced. */
const overbooking = {
  overbook: v.nullish(v.boolean(messages.invalidInput), false),
  reason: v.nullish(staffReason, null),
};
type Overbooking = { overbook: boolean; reason: string | null };

const hasReason = ({ overbook, reason }: Overbooking) => !overbook || reason !== null;

export const assignmentSchema = v.pipe(
  fields({ ...assignment, ...overbooking }),
  v.check((entry) => hasReason(entry), messages.reasonLength),
);
export const assignInstructorSchema = v.pipe(
  fields({ ids, ...assignment, ...overbooking }),
  v.check((entry) => hasReason(entry), messages.reasonLength),
);

/** What a booking by staff has besides that of a student. */
export const overbookingSchema = v.pipe(
  v.object(overbooking),
  v.check((entry) => hasReason(entry), messages.reasonLength),
);

export const enrolStudentSchema = fields({
  userId: v.string(messages.invalidInput),
  courseId: v.string(messages.invalidInput),
});

export const waitingReasonSchema = fields({ reason: staffReason });

export const releasePlacesSchema = fields({ reason: staffReason });

/** `laneId`, `overbook` and `isSilent` are of staff. */
export const rescheduleSchema = v.pipe(
  fields({
    scheduledDate: instantOrDay(messages.classDate),
    laneId: v.nullish(v.string(messages.invalidInput)),
    ...overbooking,
    expectedRevision,
    isSilent,
  }),
  v.check((entry) => hasReason(entry), messages.reasonLength),
);

/** The other date: a course of the same series or name. */
export const transferSchema = fields({
  courseId: v.string(messages.invalidInput),
  expectedRevision,
  isSilent,
});

/** `overCapacity` allows an enrolment beyond the capacity of the course. */
const overCapacity = v.nullish(v.boolean(messages.invalidInput), false);

/** The form of an enrolment by staff in a group course. `attended` completes it, or marks the student present before the class ends. */
export const groupEntrySchema = v.pipe(
  v.object({
    attended: v.nullish(v.boolean(messages.invalidInput), false),
    overCapacity,
    reason: v.nullish(staffReason, null),
    expectedPrice,
  }),
  v.forward(
    v.check((entry) => !entry.overCapacity || entry.reason !== null, messages.reasonLength),
    ['reason'],
  ),
);

export const correctAttendanceSchema = fields({
  outcome: v.picklist(ATTENDANCE_OUTCOMES, messages.invalidInput),
  reason: staffReason,
  overCapacity,
});

import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { classSchema } from '#domain/enrolments/enrolment.schema.ts';
import {
  enrolStudentSchema,
  groupEntrySchema,
  overbookingSchema,
} from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { staff } from '../../operation/access.ts';
import { createdFields } from '../../operation/audited.ts';
import { parseOrThrow } from '../../operation/input.ts';
import { createdId } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requireCourse } from '../courses/course.store.ts';
import { requireUser } from '../users/user.store.ts';
import { auditedEnrolment, overbookedChanges } from './enrolment.audit.ts';
import { enrolIn } from './enrol.operations.ts';
import { toEnrolment } from './enrolment.model.ts';
import { isPast, requireActiveCourse, requireEnrollable, withStaffMessages } from './enrolment.rules.ts';
import { repeatOfEnrolment } from './enrolment.store.ts';
import { requireNoWaitingEntry } from './waiting/waiting.store.ts';

export const enrolStudent = operation({
  field: 'Mutation.enrolStudent',
  access: staff,
  subject: async (ctx, given) => {
    const { userId, courseId } = parseOrThrow(enrolStudentSchema, given);
    const course = await requireCourse(ctx, courseId);
    const overbooking = course.courseType === 'Grupal' ? null : parseOrThrow(overbookingSchema, given);
    return { student: await requireUser(userId), course, overbooking };
  },
  input: (_, { course }) => schemaFor(course),
  repeat: repeatOfEnrolment,
  audit: {
    action: 'enrolment.create',
    about: (_, { subject, request }) => auditedEnrolment(createdId(request), subject),
    changes: (known) => [
      ...createdFields(known),
      ...(known.result ? changesBetween({}, overCapacityFields(known.input)) : []),
      ...overbookedChanges(known.subject.overbooking),
    ],
  },
  run: async ({
    ctx,
    input: choice,
    subject: { student, course, overbooking },
    request,
  }): Promise<Enrolment> => {
    requireActiveCourse(course);
    requireEnrollable(student);
    const [booking, byStaff] = 'weapons' in choice ? [choice, null] : [null, choice];
    return withStaffMessages(ctx, student.id, async () => {
      if (!byStaff?.overCapacity && !isPast(ctx, course)) await requireNoWaitingEntry(course, student);
      const overbook = Boolean(overbooking?.overbook);
      const { expectedPrice } = choice;
      const entry = { student, course, booking, byStaff, expectedPrice, request, overbook };
      return toEnrolment(await enrolIn(ctx, entry));
    });
  },
});

const schemaFor = ({ courseType }: Course) => (courseType === 'Grupal' ? groupEntrySchema : classSchema);

const overCapacityFields = (input: object) =>
  'overCapacity' in input && 'reason' in input && input.overCapacity
    ? { overCapacity: true, reason: input.reason }
    : {};

import { messages } from '#domain/messages.ts';
import { dayRangeSchema } from '#domain/dates/range.schema.ts';
import type { Attendance, TaughtClass } from '#domain/teaching/taught-class.ts';
import { arrivalSchema, markArrivalsSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { recordAttendanceSchema } from '#domain/teaching/taught-class.schema.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { windowOf } from '../../../lists/day-window.ts';
import { mayAsStaff, staff, staffMember, type Authenticated } from '../../../operation/access.ts';
import { partOf, runAgain } from '../../../operation/keyed-request.ts';
import { operation } from '../../../operation/operation.ts';
import { requirePlannable } from '../../../operation/planned-date.ts';
import { viewOfList } from '../../../operation/recorded-view.ts';
import { writeTogether } from '../../../operation/write-together.ts';
import { courseOfEnrolment } from '../../courses/course.store.ts';
import { arrived, missed, notArrived, present, takenBack } from '../attendance.operations.ts';
import { enrolmentAudit } from '../enrolment.audit.ts';
import { changeEnrolment } from '../enrolment.change.ts';
import { toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { outcomeOf, type EnrolmentOutcome } from '../enrolment.staff.operations.ts';
import { repeatOfEnrolment, requireEnrolment, requireStoredEnrolment } from '../enrolment.store.ts';
import { attendanceOf, classesOf, isTaughtBy, isToday, requireOwnInstructor } from './own-classes.ts';

const CLASS_ROWS = 200;

export const listMyClasses = operation({
  field: 'Query.myClasses',
  access: staffMember,
  rows: CLASS_ROWS,
  subject: requireOwnInstructor,
  input: dayRangeSchema,
  view: (_, { input }) => viewOfList('class.viewOwn', 'clases propias')({ filter: input }),
  run: async ({ ctx, input: { from, to }, subject: { id } }): Promise<TaughtClass[]> => {
    requirePlannable(ctx, { from, to });
    return classesOf(ctx, id, windowOf(from, to));
  },
});

/** NOT_FOUND for the class of another instructor. */
const requireTaught = async (ctx: Authenticated, { id }: { id?: unknown }): Promise<EnrolmentDocument> => {
  const instructor = await requireOwnInstructor(ctx);
  const document = await requireStoredEnrolment(ctx, id);
  const enrolment = toEnrolment(document);
  const course = await courseOfEnrolment(ctx, enrolment);
  const isListed = enrolment.status !== 'cancelled' || enrolment.cancellation?.reason === 'no_show';
  if (!isListed || !isTaughtBy(instructor.id, { course, enrolment })) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

const requireToday = (ctx: Authenticated, { startsAt }: EnrolmentDocument) => {
  if (!isToday(ctx, startsAt)) {
    throw new DomainError('ATTENDANCE_ON_ANOTHER_DAY', messages.attendanceOtherDay);
  }
};

const recordOne = (action: string, decide: typeof present) =>
  operation({
    access: staffMember,
    staffRow: 'Mutation.recordAttendance',
    subject: requireTaught,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: ({ ctx, subject: found, request }) => {
      requireToday(ctx, found);
      return changeEnrolment(ctx, found, { request, decide: (document) => decide(ctx, document) });
    },
  });

const RECORD = {
  present: recordOne('enrolment.complete', present),
  absent: recordOne('enrolment.noShow', missed),
  expected: recordOne('enrolment.takeBack', takenBack),
};

type AttendanceOutcome = Pick<EnrolmentOutcome, 'id' | 'error'> & { attendance: Attendance | null };

/** The same rules and effects as completion and no-show by other staff, who have a reason for a completion before its time. */
export const recordAttendance = operation({
  field: 'Mutation.recordAttendance',
  access: staffMember,
  input: recordAttendanceSchema,
  repeat: runAgain,
  run: async ({ ctx, input: { ids, attendance }, request }): Promise<AttendanceOutcome[]> => {
    await requireOwnInstructor(ctx);
    return writeTogether(ctx, ids, async (own, id) => {
      const part = { given: { id }, request: request && partOf(request, id) };
      const { enrolment, error } = await outcomeOf(own, id, () => RECORD[attendance].asPart(own, part));
      return { id, attendance: enrolment && attendanceOf(enrolment), error };
    });
  },
});

const isDesk = (ctx: Authenticated) => mayAsStaff(ctx, 'Query.enrolment');

const markOne = operation({
  access: staff,
  staffRow: 'Mutation.markArrivals',
  subject: (ctx, given) => (isDesk(ctx) ? requireEnrolment(ctx, given) : requireTaught(ctx, given)),
  input: arrivalSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.arrive'),
  run: ({ ctx, input: { isPresent }, subject: found, request }) => {
    if (!isDesk(ctx)) requireToday(ctx, found);
    return changeEnrolment(ctx, found, {
      request,
      decide: (document) =>
        Promise.resolve(isPresent ? arrived(ctx, document) : notArrived(ctx, document, isDesk(ctx))),
    });
  },
});

export const markArrivals = operation({
  field: 'Mutation.markArrivals',
  access: staff,
  input: markArrivalsSchema,
  repeat: runAgain,
  run: ({ ctx, input: { ids, isPresent }, request }): Promise<EnrolmentOutcome[]> =>
    writeTogether(ctx, ids, (own, id) =>
      outcomeOf(own, id, () =>
        markOne.asPart(own, { given: { id, isPresent }, request: request && partOf(request, id) }),
      ),
    ),
});

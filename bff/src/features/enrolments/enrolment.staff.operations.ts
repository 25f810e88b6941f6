import type * as v from 'valibot';
import { bookingSchema } from '#domain/enrolments/enrolment.schema.ts';
import {
  assignInstructorSchema,
  assignmentSchema,
  cancelEnrolmentsSchema,
  cancellationSchema,
  enrolmentIdsSchema,
  enrolStudentSchema,
} from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import { staff } from '../../operation/access.ts';
import { createdFields } from '../../operation/audited.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError, ERROR_TABLE, type ErrorCode } from '../../errors/domain-error.ts';
import { toDomainError } from '../../errors/to-domain-error.ts';
import { parseOrThrow } from '../../operation/input.ts';
import { createdId, partOf, runAgain } from '../../operation/keyed-request.ts';
import { operation, type Operation } from '../../operation/operation.ts';
import { writeTogether } from '../../operation/write-together.ts';
import { auditedCourse } from '../courses/course.audit.ts';
import { requireCourse } from '../courses/course.store.ts';
import { requireActiveInstructor } from '../instructors/instructor.store.ts';
import { requireUser } from '../users/user.store.ts';
import { missed } from './attendance/attendance.changes.ts';
import { auditedEnrolment, enrolmentAudit } from './enrolment.audit.ts';
import { changedStatus, changeEnrolment } from './enrolment.change.ts';
import { enrolIn, requireActiveCourse, requireEnrollable } from './enrolment.enrol.ts';
import { toEnrolment } from './enrolment.model.ts';
import { inWordsFor } from './enrolment.words.ts';
import { findRoster, repeatOfEnrolment, requireEnrolment } from './enrolment.store.ts';
import { requireNoLine } from './waiting/waiting.store.ts';

/** The result for one of several enrolments: the enrolment, or the error. */
export type EnrolmentOutcome = {
  id: string;
  enrolment: Enrolment | null;
  error: { message: string; code: string; errorCode: ErrorCode; reason: ErrorReason } | null;
};

export const outcomeOf = async (
  ctx: Ctx,
  id: string,
  work: () => Promise<Enrolment>,
): Promise<EnrolmentOutcome> => {
  try {
    return { id, enrolment: await work(), error: null };
  } catch (error) {
    const { kind, message, reason } = toDomainError(error, ctx.log);
    const code = ERROR_TABLE[kind].graphql;
    return { id, enrolment: null, error: { message, code, errorCode: code, reason } };
  }
};

type BulkField =
  | 'Mutation.confirmEnrolments'
  | 'Mutation.completeEnrolments'
  | 'Mutation.cancelEnrolments'
  | 'Mutation.markNoShows'
  | 'Mutation.assignInstructor';

/** Runs an operation for each id. An error of one does not affect the others. */
const forEachId = <Schema extends v.GenericSchema<unknown, { ids: string[] }>>(
  field: BulkField,
  { one, input }: { one: Operation<Enrolment>; input: Schema },
) =>
  operation({
    field,
    access: staff,
    input,
    repeat: runAgain,
    run: async ({ ctx, input: { ids, ...given }, request }): Promise<EnrolmentOutcome[]> => {
      return writeTogether(ctx, ids, (own, id) =>
        outcomeOf(own, id, () =>
          one.asPart(own, { given: { ...given, id }, request: request && partOf(request, id) }),
        ),
      );
    },
  });

const changeTo = (action: string, status: EnrolmentStatus, field: BulkField) =>
  operation({
    access: staff,
    staffRow: field,
    subject: requireEnrolment,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: ({ ctx, subject: found, request }) =>
      changeEnrolment(ctx, found, { request, decide: (document) => changedStatus(ctx, document, status) }),
  });

export const confirmEnrolments = forEachId('Mutation.confirmEnrolments', {
  one: changeTo('enrolment.confirm', 'confirmed', 'Mutation.confirmEnrolments'),
  input: enrolmentIdsSchema,
});

export const completeEnrolments = forEachId('Mutation.completeEnrolments', {
  one: changeTo('enrolment.complete', 'completed', 'Mutation.completeEnrolments'),
  input: enrolmentIdsSchema,
});

const cancelByStaff = operation({
  access: staff,
  staffRow: 'Mutation.cancelEnrolments',
  subject: requireEnrolment,
  input: cancellationSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.cancel'),
  run: ({ ctx, input: cancellation, subject: found, request }) =>
    changeEnrolment(ctx, found, {
      request,
      decide: (document) => changedStatus(ctx, document, 'cancelled', cancellation),
    }),
});

export const cancelEnrolments = forEachId('Mutation.cancelEnrolments', {
  one: cancelByStaff,
  input: cancelEnrolmentsSchema,
});

/** Cancels confirmed enrolments as no-shows. */
const markNoShow = operation({
  access: staff,
  staffRow: 'Mutation.markNoShows',
  subject: requireEnrolment,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.noShow'),
  run: ({ ctx, subject: found, request }) =>
    changeEnrolment(ctx, found, {
      request,
      decide: (document) => missed(ctx, document),
    }),
});

export const markNoShows = forEachId('Mutation.markNoShows', { one: markNoShow, input: enrolmentIdsSchema });

const assignOne = operation({
  access: staff,
  staffRow: 'Mutation.assignInstructor',
  subject: requireEnrolment,
  input: assignmentSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.assign'),
  run: async ({ ctx, input: { instructorId }, subject: found, request }) => {
    const instructor = await requireActiveInstructor(ctx, instructorId);
    return changeEnrolment(ctx, found, {
      request,
      decide: async ({ status }) => {
        if (status === 'cancelled') throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
        return { instructorId: instructor?.id ?? null, instructorName: instructor?.name ?? null };
      },
    });
  },
});

export const assignInstructor = forEachId('Mutation.assignInstructor', {
  one: assignOne,
  input: assignInstructorSchema,
});

/** Enrols a student by staff, under the same rules as by the student. */
export const enrolStudent = operation({
  field: 'Mutation.enrolStudent',
  access: staff,
  subject: async (ctx, given) => {
    const { userId, courseId } = parseOrThrow(enrolStudentSchema, given);
    return { student: await requireUser(userId), course: await requireCourse(ctx, courseId) };
  },
  input: (_, { course }) => (course.courseType === 'Grupal' ? enrolStudentSchema : bookingSchema),
  repeat: repeatOfEnrolment,
  audit: {
    action: 'enrolment.create',
    about: (_, { subject, request }) => auditedEnrolment(createdId(request), subject),
    changes: createdFields,
  },
  run: async ({ ctx, input: choice, subject: { student, course }, request }): Promise<Enrolment> => {
    requireActiveCourse(course);
    requireEnrollable(student);
    const booking = 'weapons' in choice ? choice : null;
    return inWordsFor(ctx, student.id, async () => {
      await requireNoLine(course, student);
      return toEnrolment(await enrolIn(ctx, { student, course, booking, request }));
    });
  },
});

export const listRoster = operation({
  field: 'Query.roster',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  view: (_, { subject }) => ({ action: 'course.viewRoster', subject: auditedCourse(subject) }),
  run: async ({ subject: { id } }): Promise<Enrolment[]> => (await findRoster(id)).map(toEnrolment),
});

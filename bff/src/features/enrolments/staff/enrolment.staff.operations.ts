import type * as v from 'valibot';
import {
  assignInstructorSchema,
  assignmentSchema,
  cancelEnrolmentsSchema,
  cancellationSchema,
  completeEnrolmentsSchema,
  completionSchema,
  enrolmentIdsSchema,
} from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { staff, type Authenticated } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { itemOutcome, type ItemError } from '../../../operation/item-outcome.ts';
import { partOf, runAgain } from '../../../operation/keyed-request.ts';
import { operation, type Operation } from '../../../operation/operation.ts';
import { writeTogether } from '../../../operation/write-together.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { requireCourse } from '../../courses/course.store.ts';
import { requireActiveInstructor } from '../../instructors/instructor.store.ts';
import { attended, missed, takenBack } from '../attendance.operations.ts';
import { enrolmentAudit } from '../enrolment.audit.ts';
import { changedStatus, changeEnrolment, unconfirmed } from '../enrolment.change.ts';
import { staffTerms } from '../places/enrolment.holding.ts';
import { toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { findRoster, repeatOfEnrolment, requireEnrolment, type StoredChanges } from '../enrolment.store.ts';
import { inRosterOrder } from '../lists/roster-order.ts';

export type EnrolmentOutcome = {
  id: string;
  enrolment: Enrolment | null;
  error: ItemError | null;
};

export const outcomeOf = async (
  ctx: Ctx,
  id: string,
  work: () => Promise<Enrolment>,
): Promise<EnrolmentOutcome> => {
  const { value, error } = await itemOutcome(ctx, work);
  return { id, enrolment: value, error };
};

type BulkField =
  | 'Mutation.confirmEnrolments'
  | 'Mutation.completeEnrolments'
  | 'Mutation.takeBackEnrolments'
  | 'Mutation.cancelEnrolments'
  | 'Mutation.markNoShows'
  | 'Mutation.assignInstructor';

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

type Decide = (ctx: Authenticated, document: EnrolmentDocument) => Promise<StoredChanges>;

const changeBy = (action: string, field: BulkField, decide: Decide) =>
  operation({
    access: staff,
    staffRow: field,
    subject: requireEnrolment,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: ({ ctx, subject: found, request }) =>
      changeEnrolment(ctx, found, { request, decide: (document) => decide(ctx, document) }),
  });

export const confirmEnrolments = forEachId('Mutation.confirmEnrolments', {
  one: changeBy('enrolment.confirm', 'Mutation.confirmEnrolments', (ctx, document) =>
    changedStatus(ctx, document, 'confirmed'),
  ),
  input: enrolmentIdsSchema,
});

const completeOne = operation({
  access: staff,
  staffRow: 'Mutation.completeEnrolments',
  subject: requireEnrolment,
  input: completionSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.complete'),
  run: ({ ctx, input: { reason: earlyReason }, subject: found, request }) =>
    changeEnrolment(ctx, found, {
      request,
      decide: (document) => attended(ctx, document, { earlyReason }),
    }),
});

export const completeEnrolments = forEachId('Mutation.completeEnrolments', {
  one: completeOne,
  input: completeEnrolmentsSchema,
});

const takenBackBefore = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  if (document.status === 'pending') return {};
  if (document.status === 'confirmed') return unconfirmed(ctx, document);
  if (document.status === 'completed') return takenBack(ctx, document);
  throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
};

/** What the caller has just recorded: a confirmation within some seconds, a completion until midnight. */
export const takeBackEnrolments = forEachId('Mutation.takeBackEnrolments', {
  one: changeBy('enrolment.undo', 'Mutation.takeBackEnrolments', takenBackBefore),
  input: enrolmentIdsSchema,
});

export const cancelByStaff = operation({
  access: staff,
  staffRow: 'Mutation.cancelEnrolments',
  subject: requireEnrolment,
  input: cancellationSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.cancel'),
  run: ({ ctx, input: { isSilent, ...cancellation }, subject: found, request }) =>
    changeEnrolment(ctx, found, {
      request,
      isSilent,
      decide: (document) => changedStatus(ctx, document, 'cancelled', cancellation),
    }),
});

export const cancelEnrolments = forEachId('Mutation.cancelEnrolments', {
  one: cancelByStaff,
  input: cancelEnrolmentsSchema,
});

export const markNoShows = forEachId('Mutation.markNoShows', {
  one: changeBy('enrolment.noShow', 'Mutation.markNoShows', missed),
  input: enrolmentIdsSchema,
});

const assignOne = operation({
  access: staff,
  staffRow: 'Mutation.assignInstructor',
  subject: requireEnrolment,
  input: assignmentSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.assign'),
  run: async ({ ctx, input: { instructorId, overbook }, subject: found, request }) => {
    const instructor = await requireActiveInstructor(ctx, instructorId);
    return changeEnrolment(ctx, found, {
      request,
      decide: async ({ status }) => {
        if (status === 'cancelled') throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
        return {
          instructorId: instructor?.id ?? null,
          instructorName: instructor?.name ?? null,
          terms: staffTerms({ overbook }),
        };
      },
    });
  },
});

export const assignInstructor = forEachId('Mutation.assignInstructor', {
  one: assignOne,
  input: assignInstructorSchema,
});

export const listRoster = operation({
  field: 'Query.roster',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  view: (_, { subject }) => ({ action: 'course.viewRoster', subject: auditedCourse(subject) }),
  run: async ({ ctx, subject: course }): Promise<Enrolment[]> =>
    inRosterOrder(ctx, course, (await findRoster(course.id)).map(toEnrolment)),
});

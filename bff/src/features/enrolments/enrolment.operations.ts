import { bookingSchema, enrolSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { rescheduleSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { completeProfile, authenticated, requireReadUnlessChanging } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { parseOrThrow } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { requireCourse } from '../courses/course.store.ts';
import { enrolmentAudit, ownEnrolmentAudit } from './enrolment.audit.ts';
import {
  changedClass,
  changedStatus,
  changeEnrolment,
  movedClass,
  requireAllowedFields,
  requireStaffMove,
  staffFields,
} from './enrolment.change.ts';
import { withStaffMessages } from './staff/messages-for-staff.ts';
import { enrolOneself } from './enrol-oneself.ts';
import { toEnrolment } from './enrolment.model.ts';
import { userLoader, viewOfUser } from '../users/user.store.ts';
import { repeatOfEnrolment, requireEnrolment } from './enrolment.store.ts';

export const enrol = operation({
  field: 'Mutation.enrol',
  access: completeProfile,
  subject: (ctx, given) => requireCourse(ctx, parseOrThrow(enrolSchema, given).courseId),
  input: (_, course) => (course.courseType === 'Grupal' ? enrolSchema : bookingSchema),
  repeat: repeatOfEnrolment,
  audit: ownEnrolmentAudit,
  run: async ({ ctx, input: choice, subject: course, request }): Promise<Enrolment> =>
    enrolOneself(ctx, { course, booking: 'weapons' in choice ? choice : null, request }),
});

export const getEnrolment = operation({
  field: 'Query.enrolment',
  access: authenticated,
  subject: requireEnrolment,
  view: async (ctx, { subject }) => {
    const userId = subject.userId.toString();
    if (userId === actorId(ctx.actor)) return null;
    const user = await userLoader(ctx).load(userId);
    return user && viewOfUser(user);
  },
  run: ({ subject: document }): Enrolment => toEnrolment(document),
});

export const updateEnrolment = operation({
  field: 'Mutation.updateEnrolment',
  access: authenticated,
  subject: async (ctx, given) => {
    const document = await requireEnrolment(ctx, given);
    requireAllowedFields(ctx, document, given);
    return document;
  },
  input: updateEnrolmentSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.update'),
  run: ({ ctx, input: changes, subject: found, request }) => {
    requirePlannable(ctx, { completionDate: changes.completionDate });
    requireReadUnlessChanging(ctx, changes);
    return changeEnrolment(ctx, found, {
      request,
      expectedRevision: changes.expectedRevision,
      decide: async (document) => ({
        ...(await changedClass(ctx, document, changes)),
        ...(await changedStatus(ctx, document, changes.status, { earlyReason: messages.completedByApi })),
        ...staffFields(changes, changes.status ?? document.status),
      }),
    });
  },
});

/** Moves a class: its student while it is pending, staff at any time. */
export const rescheduleEnrolment = operation({
  field: 'Mutation.rescheduleEnrolment',
  access: authenticated,
  subject: requireEnrolment,
  input: rescheduleSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.reschedule'),
  run: ({ ctx, input, subject: found, request }) => {
    requireStaffMove(ctx, input);
    const { isSilent, ...changes } = input;
    return withStaffMessages(ctx, found.userId.toString(), () =>
      changeEnrolment(ctx, found, {
        request,
        isSilent,
        expectedRevision: changes.expectedRevision,
        decide: (document) => movedClass(ctx, document, changes),
      }),
    );
  },
});

export const cancelEnrolment = operation({
  field: 'Mutation.cancelEnrolment',
  access: authenticated,
  subject: requireEnrolment,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.cancel'),
  run: ({ ctx, subject: found, request }) =>
    changeEnrolment(ctx, found, { request, decide: (document) => changedStatus(ctx, document, 'cancelled') }),
});

import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { isRecord } from '#domain/is-record.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { User } from '#domain/users/user.ts';
import { userName } from '#domain/users/user-name.ts';
import type { Authenticated, SignedIn } from '../../operation/access.ts';
import { createdFields, changedFields } from '../../operation/audited.ts';
import { createdId } from '../../operation/keyed-request.ts';
import type { Audit } from '../../operation/operation.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { userLoader } from '../users/user.store.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const auditedEnrolment = (
  id: string,
  { student, course }: { student: User | null; course: Course },
): AuditSubject => ({
  type: 'enrolment',
  id,
  label: [student ? userName(student) : null, course.name].filter(Boolean).join(' · '),
});

const findPeople = async (ctx: Authenticated, { userId, courseId }: Enrolment) => {
  const { user } = ctx.actor;
  const student = userId === user?.id ? user : await userLoader(ctx).load(userId);
  return { student, course: await courseOfEnrolment(ctx, { courseId }) };
};

export const overbookedChanges = (input: unknown) =>
  isRecord(input) && input.overbook === true
    ? changesBetween({}, { overbook: true, reason: input.reason })
    : [];

export const enrolmentAudit = <Input>(
  action: string,
): Audit<Authenticated, EnrolmentDocument, Input, Enrolment> => ({
  action,
  about: async (ctx, { subject }) => {
    const enrolment = toEnrolment(subject);
    return auditedEnrolment(enrolment.id, await findPeople(ctx, enrolment));
  },
  changes: (known) => [...changedFields(toEnrolment)(known), ...overbookedChanges(known.input)],
});

export const ownEnrolmentAudit: Audit<SignedIn, Course, unknown, Enrolment> = {
  action: 'enrolment.create',
  about: ({ actor }, { subject, request }) =>
    auditedEnrolment(createdId(request), { student: actor.user, course: subject }),
  changes: createdFields,
};

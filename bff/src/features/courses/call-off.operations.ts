import type { AuditChange } from '#domain/audit/audit.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { callOffSchema } from '#domain/courses/call-off.schema.ts';
import type { CourseContact } from '#domain/courses/call-off.ts';
import type { Course } from '#domain/courses/course.ts';
import { staff, type Authenticated } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { followCallOff } from '../enrolments/call-off/call-off.follow.ts';
import { contactsOf } from '../enrolments/call-off/contacts.ts';
import { writeCallOff, writeUndo } from './call-off.writes.ts';
import { auditedCourse } from './course.audit.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { requireStoredCourse } from './course.store.ts';

type CourseWithContacts = { course: Course; contacts: CourseContact[] };

const withContacts = async (document: CourseDocument): Promise<CourseWithContacts> => ({
  course: toCourse(document),
  contacts: await contactsOf(document),
});

const repeatOfCallOff = repeatableBy(CourseModel, withContacts, ({ course }) => course.id);

const callOffAudit = (action: string) => ({
  action,
  about: (_: Authenticated, { subject }: { subject: CourseDocument }) => auditedCourse(toCourse(subject)),
  changes: (known: { subject: CourseDocument; result: CourseWithContacts | null }): AuditChange[] =>
    known.result ? changesBetween(toCourse(known.subject), known.result.course) : [],
});

/** The enrolments follow at once; after an error, or if they are many, by the sweep. */
const followed = async (ctx: Authenticated, id: string) => {
  await afterCommit(ctx, () => followCallOff(ctx, id));
  return withContacts(await requireStoredCourse(id));
};

/** Calls a course off: one write closes it, then its enrolments are cancelled. */
export const callOffCourse = operation({
  field: 'Mutation.callOffCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: callOffSchema,
  repeat: repeatOfCallOff,
  audit: callOffAudit('course.callOff'),
  run: async ({ ctx, input, subject: found }) => {
    const { reason, note = null } = input;
    await writeCallOff(found, { reason, note, now: ctx.now });
    return followed(ctx, found._id.toString());
  },
});

/** Within ten minutes. The course opens once its enrolments are back. */
export const undoCallOff = operation({
  field: 'Mutation.undoCallOff',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  repeat: repeatOfCallOff,
  audit: callOffAudit('course.undoCallOff'),
  run: async ({ ctx, subject: found }) => {
    await writeUndo(found, ctx.now);
    return followed(ctx, found._id.toString());
  },
});

export const listCourseContacts = operation({
  field: 'Query.courseContacts',
  access: staff,
  subject: (_, { courseId }) => requireStoredCourse(courseId),
  view: (_, { subject }) => ({ action: 'course.viewContacts', subject: auditedCourse(toCourse(subject)) }),
  run: ({ subject: document }) => contactsOf(document),
});

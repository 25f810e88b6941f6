import type { AuditChange } from '#domain/audit/audit.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { callOffSchema } from '#domain/courses/call-off.schema.ts';
import type { CourseContact } from '#domain/courses/call-off.ts';
import type { Course } from '#domain/courses/course.ts';
import { staff, type Authenticated } from '../../../operation/access.ts';
import { operation } from '../../../operation/operation.ts';
import { endByCallOff } from './call-off.end.ts';
import { restoreFromCallOff } from './call-off.undo.ts';
import { contactsOf } from './contacts.ts';
import { promoteWaiting } from '../waiting/waiting.promotion.ts';
import { writeCallOff, writeUndo } from '../../courses/call-off.writes.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { repeatOnCourse, requireStoredCourse, toCourse } from '../../courses/course.store.ts';
import type { StoredCourse } from '../../courses/course.writes.ts';

type CourseWithContacts = { course: Course; contacts: CourseContact[] };

const withContacts = async (document: StoredCourse): Promise<CourseWithContacts> => ({
  course: toCourse(document),
  contacts: await contactsOf(document),
});

const repeatOfCallOff = repeatOnCourse(withContacts, ({ course }) => course.id);

const callOffAudit = (action: string) => ({
  action,
  about: (_: Authenticated, { subject }: { subject: StoredCourse }) => auditedCourse(toCourse(subject)),
  changes: (known: { subject: StoredCourse; result: CourseWithContacts | null }): AuditChange[] =>
    known.result ? changesBetween(toCourse(known.subject), known.result.course) : [],
});

/** Closes a course and cancels its enrolments. */
export const callOffCourse = operation({
  field: 'Mutation.callOffCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: callOffSchema,
  repeat: repeatOfCallOff,
  audit: callOffAudit('course.callOff'),
  run: async ({ ctx, input, subject: found }) => {
    const { reason, note = null } = input;
    const document = await writeCallOff(found, { reason, note, now: ctx.now });
    const { callOff } = document;
    if (document !== found && callOff) await endByCallOff(ctx, { course: toCourse(document), callOff });
    return withContacts(await requireStoredCourse(found._id.toString()));
  },
});

/** Within ten minutes: opens the course, and its enrolments come back. */
export const undoCallOff = operation({
  field: 'Mutation.undoCallOff',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  repeat: repeatOfCallOff,
  audit: callOffAudit('course.undoCallOff'),
  run: async ({ ctx, subject: found }) => {
    const document = await writeUndo(found, ctx.now);
    const course = toCourse(document);
    if (document.callOff) await restoreFromCallOff(ctx, { course, callOff: document.callOff });
    await promoteWaiting(ctx, course.id);
    return withContacts(await requireStoredCourse(course.id));
  },
});

export const listCourseContacts = operation({
  field: 'Query.courseContacts',
  access: staff,
  subject: (_, { courseId }) => requireStoredCourse(courseId),
  view: (_, { subject }) => ({ action: 'course.viewContacts', subject: auditedCourse(toCourse(subject)) }),
  run: ({ subject: document }) => contactsOf(document),
});

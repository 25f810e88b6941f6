import * as v from 'valibot';
import { noteSchema } from '#domain/notes/note.schema.ts';
import { notFound } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { ofList } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { auditedCourse } from '../courses/course.audit.ts';
import { auditedEnrolment } from '../enrolments/enrolment.audit.ts';
import { requireClass } from '../enrolments/teaching.operations.ts';
import { requireNotAnonymised } from '../deletions/deletion.store.ts';
import { auditedUser, requireUser, requireUserWithData, viewOfUser } from '../users/user.store.ts';
import { toNote } from './note.model.ts';
import { addNote, NEWEST, removeNote, repeatOfNote, requireNote } from './note.store.ts';

export const listPersonNotes = operation({
  field: 'Query.personNotes',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  input: v.object(pageEntries(NEWEST)),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ subject: { id: userId }, input: page }) =>
    readConnection({ order: NEWEST, filter: { userId, removedAt: null }, page, toNode: toNote }),
});

export const addPersonNote = operation({
  field: 'Mutation.addPersonNote',
  access: staff,
  subject: (_, { userId }) => requireUserWithData(userId),
  input: noteSchema,
  repeat: repeatOfNote,
  audit: { action: 'user.addNote', about: (_, { subject }) => auditedUser(subject) },
  run: ({ ctx, subject: { id: userId }, input: { text } }) => addNote(ctx, { userId, classId: null, text }),
});

export const removePersonNote = operation({
  field: 'Mutation.removePersonNote',
  access: staff,
  subject: async (_, { id }) => {
    const note = await requireNote(id);
    if (!note.userId) throw notFound('NOTE_NOT_FOUND');
    return { note, user: await requireUser(note.userId.toString()) };
  },
  repeat: repeatOfNote,
  audit: { action: 'user.removeNote', about: (_, { subject }) => auditedUser(subject.user) },
  run: ({ ctx, subject: { note } }) => removeNote(ctx, note),
});

const OF_CLASS = ofList(NEWEST, 'classNotes');

type Class = Awaited<ReturnType<typeof requireClass>>;

const auditedClass = ({ id, course, student }: Class) =>
  student ? auditedEnrolment(id, { student, course }) : auditedCourse(course);

export const listClassNotes = operation({
  field: 'Query.classNotes',
  access: staff,
  subject: (ctx, { classId }) => requireClass(ctx, classId),
  input: v.object(pageEntries(OF_CLASS)),
  view: (_, { subject: { student } }) => student && viewOfUser(student),
  run: ({ subject: { id: classId }, input: page }) =>
    readConnection({ order: OF_CLASS, filter: { classId, removedAt: null }, page, toNode: toNote }),
});

export const addClassNote = operation({
  field: 'Mutation.addClassNote',
  access: staff,
  subject: async (ctx, { classId }) => {
    const found = await requireClass(ctx, classId);
    if (found.student) await requireNotAnonymised(found.student.id);
    return found;
  },
  input: noteSchema,
  repeat: repeatOfNote,
  audit: { action: 'class.addNote', about: (_, { subject }) => auditedClass(subject) },
  run: ({ ctx, subject: { id: classId, student }, input: { text } }) =>
    addNote(ctx, { userId: student?.id ?? null, classId, text }),
});

export const removeClassNote = operation({
  field: 'Mutation.removeClassNote',
  access: staff,
  subject: async (ctx, { id }) => {
    const note = await requireNote(id);
    if (!note.classId) throw notFound('NOTE_NOT_FOUND');
    return { note, found: await requireClass(ctx, note.classId.toString()) };
  },
  repeat: repeatOfNote,
  audit: { action: 'class.removeNote', about: (_, { subject }) => auditedClass(subject.found) },
  run: ({ ctx, subject: { note } }) => removeNote(ctx, note),
});

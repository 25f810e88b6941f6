import * as v from 'valibot';
import { noteSchema } from '#domain/notes/note.schema.ts';
import { notFound } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
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
  run: ({ ctx, subject: { id: userId }, input: { text }, request }) =>
    addNote(ctx, { userId, classId: null, text }, request),
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
  run: ({ ctx, subject: { note }, request }) => removeNote(ctx, note, request),
});

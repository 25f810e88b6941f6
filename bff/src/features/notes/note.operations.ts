import * as v from 'valibot';
import { personNoteSchema } from '#domain/notes/note.schema.ts';
import type { PersonNote } from '#domain/notes/note.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { auditActorOf } from '../../operation/audited.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { createdBy, repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { auditedUser, requireUser, requireUserWithData, viewOfUser } from '../users/user.store.ts';
import { NoteModel, toNote, type NoteDocument } from './note.model.ts';

const NEWEST = rowOrder<NoteDocument>(NoteModel, { createdAt: -1, _id: -1 });

const requireNote = requireById<NoteDocument>(NoteModel, 'NOTE_NOT_FOUND');

const repeatOfNote = repeatable(NoteModel, toNote);

const write = writerOf(NoteModel);

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
  input: personNoteSchema,
  repeat: repeatOfNote,
  audit: { action: 'user.addNote', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ ctx, subject: { id: userId }, input: { text }, request }): Promise<PersonNote> => {
    const document = await NoteModel.create({
      userId,
      text,
      author: auditActorOf(ctx).label,
      createdAt: ctx.now,
      ...createdBy(request),
    });
    return toNote(document.toObject());
  },
});

export const removePersonNote = operation({
  field: 'Mutation.removePersonNote',
  access: staff,
  subject: async (_, { id }) => {
    const note = await requireNote(id);
    return { note, user: await requireUser(note.userId.toString()) };
  },
  repeat: repeatOfNote,
  audit: { action: 'user.removeNote', about: (_, { subject }) => auditedUser(subject.user) },
  run: async ({ ctx, subject: { note }, request }): Promise<PersonNote> => {
    const removed = await changeDocument(note, {
      request,
      decide: ({ removedAt }) => (removedAt ? {} : { text: '', removedAt: ctx.now }),
      write,
      reload: () => requireNote(note._id.toString()),
    });
    return toNote(removed);
  },
});

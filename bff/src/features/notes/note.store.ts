import type { Note } from '#domain/notes/note.ts';
import { rowOrder } from '../../lists/row-order.ts';
import type { Authenticated } from '../../operation/access.ts';
import { auditActorOf } from '../../operation/audited.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { NoteModel, toNote, type NoteDocument } from './note.model.ts';

export const NEWEST = rowOrder<NoteDocument>(NoteModel, { createdAt: -1, _id: -1 });

export const requireNote = requireById<NoteDocument>(NoteModel, 'NOTE_NOT_FOUND');

export const repeatOfNote = repeatable(NoteModel, toNote);

type NewNote = { userId: string | null; classId: string | null; text: string };

export const addNote = async (ctx: Authenticated, note: NewNote): Promise<Note> => {
  const document = await NoteModel.create({
    ...note,
    author: auditActorOf(ctx).label,
    createdAt: ctx.now,
  });
  return toNote(document.toObject());
};

/** Removing it again changes nothing. */
export const removeNote = async ({ now }: Ctx, { _id, ...note }: NoteDocument): Promise<Note> => {
  await NoteModel.updateOne({ _id, removedAt: null }, { $set: { text: '', removedAt: now } });
  return toNote({ ...note, _id, text: '' });
};

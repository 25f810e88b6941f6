import type { Note } from '#domain/notes/note.ts';
import { rowOrder } from '../../lists/row-order.ts';
import type { Authenticated } from '../../operation/access.ts';
import { auditActorOf } from '../../operation/audited.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { createdBy, repeatable, type KeyedRequest } from '../../operation/keyed-request.ts';
import { NoteModel, toNote, type NoteDocument } from './note.model.ts';

export const NEWEST = rowOrder<NoteDocument>(NoteModel, { createdAt: -1, _id: -1 });

export const requireNote = requireById<NoteDocument>(NoteModel, 'NOTE_NOT_FOUND');

export const repeatOfNote = repeatable(NoteModel, toNote);

const write = writerOf(NoteModel);

type NewNote = { userId: string | null; classId: string | null; text: string };

export const addNote = async (
  ctx: Authenticated,
  note: NewNote,
  request: KeyedRequest | null,
): Promise<Note> => {
  const document = await NoteModel.create({
    ...note,
    author: auditActorOf(ctx).label,
    createdAt: ctx.now,
    ...createdBy(request),
  });
  return toNote(document.toObject());
};

export const removeNote = async (
  { now }: Ctx,
  note: NoteDocument,
  request: KeyedRequest | null,
): Promise<Note> => {
  const removed = await changeDocument(note, {
    request,
    decide: ({ removedAt }) => (removedAt ? {} : { text: '', removedAt: now }),
    write,
    reload: () => requireNote(note._id.toString()),
  });
  return toNote(removed);
};

import { Schema, model, type Types } from 'mongoose';
import type { Note } from '#domain/notes/note.ts';
import { fieldsOf } from '../../database/fields-of.ts';

export type NoteDocument = {
  _id: Types.ObjectId;
  /** The subject: a person, or the person whose class it is; null for a group course. */
  userId: Types.ObjectId | null;
  classId: Types.ObjectId | null;
  text: string;
  author: string;
  createdAt: Date;
  removedAt: Date | null;
};

const schema = new Schema<NoteDocument>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    classId: { type: Schema.Types.ObjectId, default: null },
    text: { type: String, default: '' },
    author: { type: String, required: true },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
  },
  { collection: 'personNotes', versionKey: false },
);

schema.index({ userId: 1, removedAt: 1, createdAt: -1, _id: -1 });
schema.index({ classId: 1, removedAt: 1, createdAt: -1, _id: -1 });

export const NoteModel = model('PersonNote', schema);

export const toNote = (document: NoteDocument): Note => fieldsOf(document, 'text', 'author', 'createdAt');

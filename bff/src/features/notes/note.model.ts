import { Schema, model, type Types } from 'mongoose';
import type { PersonNote } from '#domain/notes/note.ts';
import { requestsField, type Keyed } from '../../operation/keyed-request.ts';

export type NoteDocument = Keyed & {
  _id: Types.ObjectId;
  /** Incremented by every change, for optimistic locking. */
  rev?: number;
  /** The person it is about. */
  userId: Types.ObjectId;
  /** Empty once it was removed. */
  text: string;
  author: string;
  createdAt: Date;
  removedAt: Date | null;
};

const schema = new Schema<NoteDocument>(
  {
    rev: Number,
    userId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, default: '' },
    author: { type: String, required: true },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
    requests: requestsField,
  },
  { collection: 'personNotes', versionKey: false },
);

schema.index({ userId: 1, removedAt: 1, createdAt: -1, _id: -1 });
schema.index({ 'requests.key': 1 });

export const NoteModel = model('PersonNote', schema);

export const toNote = ({ _id, userId, text, author, createdAt }: NoteDocument): PersonNote => ({
  id: _id.toString(),
  userId: userId.toString(),
  text,
  author,
  createdAt,
});

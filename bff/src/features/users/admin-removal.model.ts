import { Schema, model } from 'mongoose';

/** The only document of the collection: the admin who is losing that role or access. */
export type AdminRemovalDocument = {
  _id: 'admins';
  turn: number;
  userId: string | null;
  /** The revision that the removal replaces. With another one it is over, or can no longer be written. */
  revision: number;
};

const schema = new Schema<AdminRemovalDocument>(
  {
    _id: { type: String, required: true },
    turn: { type: Number, required: true },
    userId: { type: String, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'adminRemovals', versionKey: false },
);

export const AdminRemovalModel = model('AdminRemoval', schema);

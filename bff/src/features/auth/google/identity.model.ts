import { Schema, model, type Types } from 'mongoose';

export type IdentityDocument = { _id: string; userId: Types.ObjectId; createdAt: Date };

/** `_id` is the provider and its user id: `google:<sub>`. */
const schema = new Schema<IdentityDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'identities', versionKey: false },
);

schema.index({ userId: 1 });

export const IdentityModel = model('Identity', schema);

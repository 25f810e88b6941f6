import { Schema, model, type Types } from 'mongoose';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { requestsField, type Keyed } from '../../operation/keyed-request.ts';

export type InstructorDocument = Keyed & {
  _id: Types.ObjectId;
  /** Incremented by every change, for optimistic locking. */
  rev?: number;
  name: string;
  email: string | null;
  phone: string | null;
  isActive: boolean;
  /** Time of the last change of the name, until coming classes have it. */
  renamedAt?: Date | null;
};

const schema = new Schema<InstructorDocument>(
  {
    rev: Number,
    name: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, default: null },
    isActive: { type: Boolean, required: true },
    renamedAt: { type: Date, default: null },
    requests: requestsField,
  },
  { collection: 'instructors', versionKey: false },
);

schema.index({ name: 1, _id: 1 });
schema.index({ isActive: 1, name: 1, _id: 1 });
schema.index({ renamedAt: 1 });
schema.index({ 'requests.key': 1 });

export const InstructorModel = model('Instructor', schema);

export const toInstructor = ({ _id, name, email, phone, isActive }: InstructorDocument): Instructor => ({
  id: _id.toString(),
  name,
  email,
  phone,
  isActive,
});

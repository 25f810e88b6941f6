import { Schema, model, type Types } from 'mongoose';
import type { Instructor } from '#domain/instructors/instructor.ts';
import { requestsField, type Keyed } from '../../operation/keyed-request.ts';

export type InstructorDocument = Keyed & {
  _id: Types.ObjectId;
  /** Grows with every change: each write names the revision it was decided on. */
  rev?: number;
  name: string;
  email: string | null;
  phone: string | null;
  isActive: boolean;
  /** When its name changed last, until its classes to come have surely followed. */
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

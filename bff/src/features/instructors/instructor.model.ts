import { Schema, model, type Types } from 'mongoose';
import type { Instructor } from '#domain/instructors/instructor.ts';
import type { Absence, WeeklySpan } from '#domain/schedule/schedule.ts';
import { fieldsOf } from '../../database/fields-of.ts';
import { spanField, weeklySpanField } from '../../database/span.fields.ts';

export type InstructorDocument = {
  _id: Types.ObjectId;
  rev?: number;
  name: string;
  email: string | null;
  phone: string | null;
  isActive: boolean;
  workingHours?: WeeklySpan[];
  absences?: Absence[];
  /** The user of the account, or the instructor's own id: an account belongs to one instructor. */
  accountKey: string;
  invitation?: { digest: string; expiresAt: Date; salt: string | null } | null;
};

const invitationField = new Schema(
  {
    digest: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    salt: { type: String, default: null },
  },
  { _id: false },
);

const absenceField = new Schema<Absence>(
  {
    fromDay: { type: String, required: true },
    toDay: { type: String, required: true },
    span: { type: spanField, default: null },
    reason: { type: String, required: true },
  },
  { _id: false },
);

const schema = new Schema<InstructorDocument>(
  {
    rev: Number,
    name: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, default: null },
    isActive: { type: Boolean, required: true },
    workingHours: { type: [weeklySpanField], default: [] },
    absences: { type: [absenceField], default: [] },
    accountKey: {
      type: String,
      required: true,
      default(this: InstructorDocument) {
        return this._id.toString();
      },
    },
    invitation: { type: invitationField, default: null },
  },
  { collection: 'instructors', versionKey: false },
);

schema.index({ name: 1, _id: 1 });
schema.index({ isActive: 1, name: 1, _id: 1 });
schema.index({ accountKey: 1 }, { unique: true });
schema.index({ 'invitation.digest': 1 });

export const InstructorModel = model('Instructor', schema);

export const toInstructor = (document: InstructorDocument): Instructor => ({
  ...fieldsOf(document, 'name', 'email', 'phone', 'isActive'),
  workingHours: document.workingHours ?? [],
  absences: document.absences ?? [],
  revision: document.rev ?? 0,
});

import { Schema, model, type Types } from 'mongoose';
import { CALENDAR_KINDS, type CalendarKind, type CalendarLink } from '#domain/calendars/calendar.ts';

export type CalendarLinkDocument = {
  /** User and kind: one link of each. */
  _id: string;
  /** SHA-256 of the secret in hexadecimal. The secret itself is not stored. */
  hash: string;
  userId: Types.ObjectId;
  kind: CalendarKind;
  createdAt: Date;
  lastUsedAt: Date | null;
  generation?: number;
};

const schema = new Schema<CalendarLinkDocument>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: CALENDAR_KINDS, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    generation: Number,
  },
  { collection: 'calendarLinks', versionKey: false },
);

schema.index({ userId: 1 });

export const CalendarLinkModel = model('CalendarLink', schema);

export const toCalendarLink = ({ kind, createdAt, lastUsedAt }: CalendarLinkDocument): CalendarLink => ({
  kind,
  createdAt,
  lastUsedAt,
});

import { Schema } from 'mongoose';
import type { Span, WeeklySpan } from '#domain/schedule/schedule.ts';

const clock = { type: String, required: true };

export const spanField = new Schema<Span>({ from: clock, to: clock }, { _id: false });

export const weeklySpanField = new Schema<WeeklySpan>(
  { weekday: { type: Number, required: true }, from: clock, to: clock },
  { _id: false },
);

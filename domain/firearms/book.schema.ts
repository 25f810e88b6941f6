import * as v from 'valibot';
import { monthSchema } from '../dates/range.schema.ts';
import { messages } from '../messages.ts';
import { calendarDay, fields } from '../schema.ts';
import { firearmFilterSchema } from './firearm.schema.ts';

export const bookFilterSchema = v.object({
  from: v.nullish(calendarDay(messages.classDate)),
  to: v.nullish(calendarDay(messages.classDate)),
  serial: firearmFilterSchema.entries.serial,
});

export const bookMonthSchema = fields({ month: monthSchema });

import * as v from 'valibot';
import { calendarDay, fields } from '../schema.ts';

/** Weapons and ammunition of the classes of one day. */
export const armouryExportSchema = fields({ day: calendarDay() });

/** Ledger entries created between two days, both included. */
export const ledgerExportSchema = v.object({ from: v.nullish(calendarDay()), to: v.nullish(calendarDay()) });

import * as v from 'valibot';
import { calendarDay, fields } from '../schema.ts';

/** What the classes of one day take out of the armoury. */
export const armouryExportSchema = fields({ day: calendarDay() });

/** Entries of the ledger that were made in these days, both included. */
export const ledgerExportSchema = v.object({ from: v.nullish(calendarDay()), to: v.nullish(calendarDay()) });

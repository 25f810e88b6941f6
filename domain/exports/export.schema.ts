import * as v from 'valibot';
import { enrolmentFilterSchema } from '../enrolments/enrolment.filter.ts';
import { calendarDay, fields } from '../schema.ts';

/** As the list of enrolments, but for what its pages are searched by. */
export const enrolmentExportSchema = v.omit(enrolmentFilterSchema, ['search', 'licence']);

/** What the classes of one day take out of the armoury. */
export const armouryExportSchema = fields({ day: calendarDay() });

/** Entries of the ledger that were made in these days, both included. */
export const ledgerExportSchema = v.object({ from: v.nullish(calendarDay()), to: v.nullish(calendarDay()) });

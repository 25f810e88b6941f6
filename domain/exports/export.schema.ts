import * as v from 'valibot';
import { isDay, isInstant } from '../dates.ts';
import { ENROLMENT_STATUSES } from '../enrolments/enrolment.status.ts';
import { messages } from '../messages.ts';

const dayOrInstant = v.nullish(
  v.pipe(
    v.string(messages.invalidInput),
    v.check((text) => isDay(text) || isInstant(text), messages.invalidInput),
  ),
);

const spanEntries = { from: dayOrInstant, to: dayOrInstant };

/** Enrolments made in the span. */
export const enrolmentExportSchema = v.object({
  status: v.nullish(v.picklist(ENROLMENT_STATUSES, messages.invalidInput)),
  ...spanEntries,
});

/** Entries of the ledger made in the span. */
export const ledgerExportSchema = v.object(spanEntries);

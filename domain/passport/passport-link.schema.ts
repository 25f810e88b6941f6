import * as v from 'valibot';
import { ID_MAX } from '../enrolments/enrolment.schema.ts';
import { messages } from '../messages.ts';
import { line, wholeNumber } from '../schema.ts';
import { PASSPORT_DAYS, PASSPORT_PARTS } from './passport-link.ts';

export const passportLinkIdSchema = v.object({ id: line({ min: 0, max: ID_MAX }) });

/** The parts to share, and for how many days. */
export const sharePassportSchema = v.object({
  parts: v.pipe(
    v.array(v.picklist(PASSPORT_PARTS, messages.invalidInput), messages.invalidInput),
    v.minLength(1, messages.passportParts),
    v.maxLength(PASSPORT_PARTS.length, messages.invalidInput),
    v.transform((parts) => PASSPORT_PARTS.filter((part) => parts.includes(part))),
  ),
  days: wholeNumber(PASSPORT_DAYS, messages.passportDays),
});

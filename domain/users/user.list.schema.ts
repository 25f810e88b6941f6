import * as v from 'valibot';
import { messages } from '../messages.ts';
import { calendarDay } from '../schema.ts';
import { userSearchSchema } from '../search.ts';
import { LICENCE_STATES } from './licence.ts';

const flag = v.nullish(v.boolean(messages.invalidInput));

/** Filters of the list of users. `licence` is the state on the day `licenceOn`, by default today. */
export const userListSchema = v.object({
  ...userSearchSchema.entries,
  /** Whether the search also finds people by their phone number. */
  byPhone: flag,
  isActive: flag,
  isPending: flag,
  asksDeletion: flag,
  licence: v.nullish(v.picklist(LICENCE_STATES, messages.invalidInput)),
  licenceOn: v.nullish(calendarDay()),
});

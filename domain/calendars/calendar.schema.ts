import * as v from 'valibot';
import { messages } from '../messages.ts';
import { CALENDAR_KINDS } from './calendar.ts';

export const calendarKindSchema = v.object({ kind: v.picklist(CALENDAR_KINDS, messages.invalidInput) });

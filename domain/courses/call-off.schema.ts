import * as v from 'valibot';
import { messages } from '../messages.ts';
import { optionalParagraphs } from '../schema.ts';
import { CALL_OFF_REASONS } from './call-off.ts';

export const CALL_OFF_NOTE_MAX = 200;

export const callOffSchema = v.object({
  reason: v.picklist(CALL_OFF_REASONS, messages.callOffReason),
  note: optionalParagraphs(CALL_OFF_NOTE_MAX, messages.callOffNote),
});

import * as v from 'valibot';
import { messages } from '../messages.ts';
import { MAIL_TOPICS } from './mail.ts';

export const mailPreferenceSchema = v.object({
  topic: v.picklist(MAIL_TOPICS, messages.invalidInput),
  isWanted: v.boolean(messages.invalidInput),
});

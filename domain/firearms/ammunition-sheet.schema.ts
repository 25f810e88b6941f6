import * as v from 'valibot';
import { isQuarter } from '../dates/quarters.ts';
import { messages } from '../messages.ts';
import { fields } from '../schema.ts';

export const issueAmmunitionSheetSchema = fields({
  quarter: v.pipe(v.string(messages.quarter), v.check(isQuarter, messages.quarter)),
});

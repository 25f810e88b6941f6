import * as v from 'valibot';
import { ROLES } from '../academy.ts';
import { messages } from '../messages.ts';
import { optionalLine } from '../schema.ts';
import { foldText } from '../text.ts';

export const SEARCH_MAX = 100;

/** The users that a search finds are counted no further than this: one more than is told exactly. */
export const COUNT_LIMIT = 1_001;

export const userSearchSchema = v.object({
  search: optionalLine(SEARCH_MAX),
  role: v.nullish(v.picklist(ROLES, messages.invalidInput)),
});

/** The words of a search; each must occur somewhere in the searched fields. */
export const searchWords = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

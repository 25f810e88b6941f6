import * as v from 'valibot';
import { ROLES } from '../academy.ts';
import { messages } from '../messages.ts';
import { optionalLine } from '../schema.ts';
import { foldText } from '../text.ts';

const SEARCH_MAX = 100;

export const userSearchSchema = v.object({
  search: optionalLine(SEARCH_MAX),
  role: v.nullish(v.picklist(ROLES, messages.invalidInput)),
});

/** The words of a search; each must occur somewhere in the searched fields. */
export const searchWords = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

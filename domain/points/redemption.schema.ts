import * as v from 'valibot';
import { messages } from '../messages.ts';
import { positivePesos } from '../money/money.schema.ts';
import { line } from '../schema.ts';
import { foldRedemptionCode } from './redemption-code.ts';

export const REDEMPTION_STATES = ['pending', 'handed_out'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

const code = v.nullish(v.pipe(line({ min: 1, max: 40 }), v.transform(foldRedemptionCode)));

export const redemptionFilterSchema = v.object({
  state: v.nullish(v.picklist(REDEMPTION_STATES, messages.invalidInput)),
  code,
});

/** Names the redemption by id or by code. */
export const handOutSchema = v.pipe(
  v.object({
    id: v.nullish(v.string(messages.invalidInput)),
    code,
    /** Pesos by which it lowers what its student owes. */
    discount: v.nullish(positivePesos),
  }),
  v.check(({ id, code: named }) => Boolean(id) !== Boolean(named), messages.redemptionByOne),
);

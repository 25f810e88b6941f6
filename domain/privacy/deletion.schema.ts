import * as v from 'valibot';
import { messages } from '../messages.ts';
import { fields, staffReason } from '../schema.ts';
import { DELETION_DECISIONS } from './deletion.ts';

const decision = v.picklist(DELETION_DECISIONS, messages.invalidInput);

export const refuseDeletionSchema = fields({ reason: staffReason });

/** The person sees the reason. An approval has none. */
export const settleDeletionSchema = v.pipe(
  v.object({
    decision,
    reason: v.nullish(staffReason, null),
  }),
  v.forward(
    v.check(({ decision: taken, reason }) => taken === 'approve' || reason !== null, messages.reasonLength),
    ['reason'],
  ),
);

import * as v from 'valibot';
import { messages } from '../messages.ts';
import { fields, paragraphs } from '../schema.ts';
import { DELETION_DECISIONS } from './deletion.ts';

const REASON_LENGTH = { min: 3, max: 200 };
const decision = v.picklist(DELETION_DECISIONS, messages.invalidInput);

export const refuseDeletionSchema = fields({ reason: paragraphs(REASON_LENGTH, messages.deletionReason) });

/** The person sees the reason. An approval has none. */
export const settleDeletionSchema = v.pipe(
  v.object({
    decision,
    reason: v.nullish(paragraphs(REASON_LENGTH, messages.deletionReason), null),
  }),
  v.forward(
    v.check(({ decision: taken, reason }) => taken === 'approve' || reason !== null, messages.deletionReason),
    ['reason'],
  ),
);

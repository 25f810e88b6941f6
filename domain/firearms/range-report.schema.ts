import * as v from 'valibot';
import { messages } from '../messages.ts';
import { fields, instant, staffReason } from '../schema.ts';
import { recordOwnWeaponSchema, takeBackFirearmSchema } from './firearm.schema.ts';
import { RANGE_STATES } from './range-day.ts';
import { RANGE_ACTIONS } from './range-report.ts';

const id = v.nullish(v.string(messages.invalidInput), null);
/** A UUID, with or without dashes. */
const REPORT_ID = /^[0-9a-f-]{32,36}$/i;

export const reportRangeActionSchema = fields({
  id: v.pipe(v.string(messages.invalidInput), v.regex(REPORT_ID, messages.invalidInput)),
  action: v.picklist(RANGE_ACTIONS, messages.invalidInput),
  happenedAt: instant(),
  sentAt: instant(),
  madeById: id,
  permit: v.nullish(v.pipe(v.string(messages.invalidInput), v.maxLength(500, messages.invalidInput)), null),
  enrolmentId: id,
  firearmId: id,
  handOutId: id,
  ownWeaponId: id,
  instructorId: id,
  rounds: v.nullish(takeBackFirearmSchema.entries.rounds, null),
  roundsLeft: v.nullish(takeBackFirearmSchema.entries.roundsLeft, null),
  workshopReason: takeBackFirearmSchema.entries.workshopReason,
  weapon: v.nullish(v.object(recordOwnWeaponSchema.entries), null),
  reason: v.nullish(staffReason, null),
  seen: v.nullish(v.picklist(RANGE_STATES, messages.invalidInput), null),
  mayRefuse: v.nullish(v.boolean(messages.invalidInput), false),
});

export type ReportedAction = v.InferOutput<typeof reportRangeActionSchema>;

export const decideRangeReportSchema = v.pipe(
  fields({ isAccepted: v.boolean(messages.invalidInput), reason: v.nullish(staffReason, null) }),
  v.forward(
    v.partialCheck(
      [['isAccepted'], ['reason']],
      ({ isAccepted, reason }) => isAccepted || reason !== null,
      messages.reasonLength,
    ),
    ['reason'],
  ),
);

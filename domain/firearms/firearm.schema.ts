import * as v from 'valibot';
import { messages } from '../messages.ts';
import {
  calendarDay,
  expectedRevision,
  fields,
  line,
  optionalLine,
  optionalParagraphs,
  staffReason,
  wholeNumber,
} from '../schema.ts';
import { undamaged } from '../texts/spreadsheet-damage.ts';
import { CALIBERS, WEAPON_IDS } from '../weapons/weapon.catalogue.ts';
import { AMMUNITION_TYPES, ENTERED_AMMUNITION } from './ammunition.ts';
import { FIREARM_STATES } from './firearm.ts';

const TEXT_LENGTH = { min: 1, max: 60 };
const ROUNDS = { min: 0, max: 1_000_000 };
/** Of one hand-out. */
const FIRED = { min: 0, max: 5_000 };
/** Of one entry. */
const STOCK = { min: 0, max: 1_000_000 };
const MOST_TEXT = 200;

const handed = wholeNumber(FIRED, messages.firearmRounds);

/** At least one letter or digit, of which the key of a serial number consists. */
const named = v.pipe(
  line(TEXT_LENGTH, messages.firearmText),
  v.check((text) => /[\p{L}\p{N}]/u.test(text), messages.firearmText),
  undamaged(),
);

const make = named;
const serial = named;
const cuim = v.pipe(optionalLine(TEXT_LENGTH.max, messages.firearmText), undamaged());
const model = v.picklist(WEAPON_IDS, messages.weaponModel);
const sector = optionalLine(TEXT_LENGTH.max, messages.firearmText);
const state = v.picklist(FIREARM_STATES, messages.invalidInput);
const serviceRounds = v.nullable(wholeNumber(ROUNDS, messages.firearmRounds));
const serviceDay = v.nullable(calendarDay(messages.classDate));

/** Whether it is another weapon than one whose serial number looks alike. */
const confirmSimilar = v.nullish(v.boolean(messages.invalidInput), false);

export const firearmSchema = fields({
  make,
  serial,
  cuim,
  model,
  sector,
  state: v.nullish(state, 'available'),
  roundsBefore: v.nullish(wholeNumber(ROUNDS, messages.firearmRounds), 0),
  serviceRounds: v.nullish(serviceRounds, null),
  serviceDay: v.nullish(serviceDay, null),
});

export const createFirearmSchema = fields({ ...firearmSchema.entries, confirmSimilar });

/** Absent: unchanged. The rounds are those of the hand-outs. */
export const firearmChangesSchema = v.object({
  ...v.partial(v.object({ make, serial, cuim, model, sector, state, serviceRounds, serviceDay })).entries,
  expectedRevision,
});

/** Absent: unchanged. */
export const correctFirearmSchema = v.object({
  ...v.partial(v.object({ make, serial, model, cuim })).entries,
  reason: staffReason,
  confirmSimilar,
  expectedRevision,
});

export const firearmFilterSchema = v.object({
  /** Part of the serial number, as it is read. */
  serial: v.nullish(line({ min: 0, max: TEXT_LENGTH.max }, messages.firearmText)),
  state: v.nullish(state),
  model: v.nullish(model),
});

export const handOutFirearmSchema = fields({
  enrolmentId: v.string(messages.invalidInput),
  /** Who accompanies a student without a licence. */
  instructorId: v.nullish(v.string(messages.invalidInput)),
  /** Ammunition that goes with the weapon. */
  rounds: v.nullish(handed, 0),
});

/** At least one of both. */
const returned = { rounds: v.nullish(handed), roundsLeft: v.nullish(handed) };

export const takeBackFirearmSchema = v.object({
  ...returned,
  /** Of one that jammed or broke: it goes to the workshop. */
  workshopReason: v.nullish(staffReason, null),
});

export const annulHandOutSchema = v.object({ reason: staffReason });

export const correctHandOutSchema = v.object({ ...returned, reason: staffReason });

/** Of one person. */
const BROUGHT = { min: 0, max: 5_000 };

export const recordOwnWeaponSchema = fields({
  serial: named,
  description: optionalLine(TEXT_LENGTH.max, messages.firearmText),
  permitUntil: calendarDay(messages.permitUntil),
  rounds: v.nullish(wholeNumber(BROUGHT, messages.ammunitionRounds), 0),
  /** Of who lets it in without valid papers. */
  reason: v.nullish(staffReason, null),
});

const caliber = v.picklist(CALIBERS, messages.caliber);

export const recordAmmunitionSchema = v.pipe(
  fields({
    caliber,
    type: v.picklist(ENTERED_AMMUNITION, messages.invalidInput),
    rounds: wholeNumber(STOCK, messages.ammunitionRounds),
    lot: v.pipe(optionalLine(TEXT_LENGTH.max, messages.firearmText), undamaged()),
    supplier: optionalLine(MOST_TEXT, messages.ammunitionText),
    invoice: v.pipe(optionalLine(TEXT_LENGTH.max, messages.firearmText), undamaged()),
    reason: optionalParagraphs(MOST_TEXT, messages.reasonLength),
    includesOut: v.nullish(v.boolean(messages.invalidInput)),
    confirmRepeated: v.nullish(v.boolean(messages.invalidInput), false),
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['invoice']],
      ({ type, invoice }) => type !== 'purchase' || Boolean(invoice),
      messages.ammunitionInvoice,
    ),
    ['invoice'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['reason']],
      ({ type, reason }) => type === 'purchase' || Boolean(reason),
      messages.reasonLength,
    ),
    ['reason'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['rounds']],
      ({ type, rounds }) => type === 'count' || rounds > 0,
      messages.ammunitionRounds,
    ),
    ['rounds'],
  ),
);

export const closeDaySchema = fields({
  counts: v.pipe(
    v.nullish(v.array(v.object({ caliber, rounds: wholeNumber(STOCK, messages.ammunitionRounds) })), []),
    v.check(
      (counts) => new Set(counts.map((count) => count.caliber)).size === counts.length,
      messages.inputRepeated,
    ),
  ),
  note: optionalParagraphs(MOST_TEXT, messages.invalidInput),
});

const days = {
  from: v.nullish(calendarDay(messages.classDate)),
  to: v.nullish(calendarDay(messages.classDate)),
};

export const ammunitionFilterSchema = v.object({
  caliber: v.nullish(caliber),
  type: v.nullish(v.picklist(AMMUNITION_TYPES, messages.invalidInput)),
  ...days,
});

export const ammunitionDaysSchema = v.object(days);

export const handOutFilterSchema = v.object({
  firearmId: v.nullish(v.string(messages.invalidInput)),
  isOut: v.nullish(v.boolean(messages.invalidInput)),
});

export const courseKitSchema = fields({
  isAccompanied: v.boolean(messages.invalidInput),
  weapons: v.pipe(
    v.array(model, messages.invalidInput),
    v.maxLength(WEAPON_IDS.length, messages.invalidInput),
    v.check((ids) => new Set(ids).size === ids.length, messages.inputRepeated),
  ),
  /** With each weapon. */
  rounds: v.nullish(handed, 0),
  expectedRevision,
});

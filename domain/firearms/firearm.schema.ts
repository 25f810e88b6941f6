import * as v from 'valibot';
import { messages } from '../messages.ts';
import { calendarDay, expectedRevision, fields, line, optionalLine, wholeNumber } from '../schema.ts';
import { WEAPON_IDS } from '../weapons/weapon.catalogue.ts';
import { FIREARM_STATES } from './firearm.ts';

const TEXT_LENGTH = { min: 1, max: 60 };
const ROUNDS = { min: 0, max: 1_000_000 };
/** Of one hand-out. */
const FIRED = { min: 0, max: 5_000 };

/** At least one letter or digit, of which the key of a serial number consists. */
const named = v.pipe(
  line(TEXT_LENGTH, messages.firearmText),
  v.check((text) => /[\p{L}\p{N}]/u.test(text), messages.firearmText),
);

const make = named;
const serial = named;
const cuim = optionalLine(TEXT_LENGTH.max, messages.firearmText);
const model = v.picklist(WEAPON_IDS, messages.weaponModel);
const sector = optionalLine(TEXT_LENGTH.max, messages.firearmText);
const state = v.picklist(FIREARM_STATES, messages.invalidInput);
const serviceRounds = v.nullable(wholeNumber(ROUNDS, messages.firearmRounds));
const serviceDay = v.nullable(calendarDay(messages.classDate));

export const createFirearmSchema = fields({
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

/** Absent: unchanged. The rounds are those of the hand-outs. */
export const firearmChangesSchema = v.object({
  ...v.partial(v.object({ make, serial, cuim, model, sector, state, serviceRounds, serviceDay })).entries,
  expectedRevision,
});

export const firearmFilterSchema = v.object({
  state: v.nullish(state),
  model: v.nullish(model),
});

export const handOutFirearmSchema = fields({
  enrolmentId: v.string(messages.invalidInput),
  /** Who accompanies a student without a licence. */
  instructorId: v.nullish(v.string(messages.invalidInput)),
});

export const takeBackFirearmSchema = fields({ rounds: wholeNumber(FIRED, messages.firearmRounds) });

export const handOutFilterSchema = v.object({
  firearmId: v.nullish(v.string(messages.invalidInput)),
  isOut: v.nullish(v.boolean(messages.invalidInput)),
});

export const courseKitSchema = fields({
  isAccompanied: v.boolean(messages.invalidInput),
  weapons: v.pipe(
    v.array(model, messages.invalidInput),
    v.maxLength(WEAPON_IDS.length, messages.invalidInput),
    v.check((ids) => new Set(ids).size === ids.length, messages.invalidInput),
  ),
  expectedRevision,
});

import * as v from 'valibot';
import { pesos } from '../courses/course.schema.ts';
import { isClock } from '../dates/dates.ts';
import { messages } from '../messages.ts';
import { calendarDay, expectedRevision, fields, instantOrDay, line, wholeNumber } from '../schema.ts';
import { CALIBERS, WEAPON_IDS, calibersOf, type Caliber } from '../weapons/weapon.catalogue.ts';
import { CLASS_TYPES } from './class-type.ts';
import { sumByCaliber } from './enrolment.pricing.ts';
import { ENROLMENT_STATUSES } from './enrolment.status.ts';

export const AMMO_QUANTITY = { min: 1, max: 100 } as const;
export const MAX_AMMO_ROWS = 20;

const scheduledDate = instantOrDay(messages.classDate);
const classTime = v.pipe(v.string(messages.classTime), v.check(isClock, messages.classTime));
const classType = v.picklist(CLASS_TYPES, messages.classType);
const ownWeapon = v.boolean(messages.invalidInput);
const weapons = v.pipe(
  v.array(v.picklist(WEAPON_IDS, messages.weapons), messages.weapons),
  v.minLength(1, messages.weapons),
  v.maxLength(WEAPON_IDS.length * 4, messages.weapons),
  v.transform((ids) => [...new Set(ids)]),
);

type AmmoTexts = { caliber: string; unavailable: string; tooMany: string; rows: string };

const wireTexts: AmmoTexts = {
  caliber: messages.invalidInput,
  unavailable: messages.invalidInput,
  tooMany: messages.ammoQuantity,
  rows: messages.invalidInput,
};

const formTexts: AmmoTexts = {
  caliber: messages.caliber,
  unavailable: messages.caliberUnavailable,
  tooMany: messages.ammoTooMany,
  rows: messages.ammoRows,
};

const ammoBoxList = (texts: AmmoTexts) =>
  v.pipe(
    v.array(
      fields({
        caliber: v.picklist(CALIBERS, texts.caliber),
        quantity: v.pipe(
          wholeNumber({ ...AMMO_QUANTITY, max: Number.MAX_SAFE_INTEGER }, messages.ammoQuantity),
          v.maxValue(AMMO_QUANTITY.max, texts.tooMany),
        ),
      }),
      messages.ammoRequired,
    ),
    v.maxLength(MAX_AMMO_ROWS, texts.rows),
    v.transform((rows) => sumByCaliber(rows)),
    v.check((rows) => rows.every((row) => row.quantity <= AMMO_QUANTITY.max), texts.tooMany),
  );

const ammoBoxes = ammoBoxList(wireTexts);

const CHOICE_FIELDS = ['hasWeaponAmmo', 'weapons', 'ammoBoxes'];

type ClassChoice = {
  hasWeaponAmmo: boolean;
  weapons: string[];
  ammoBoxes: { caliber: Caliber; quantity: number }[];
};

type Boxes = Pick<ClassChoice, 'weapons' | 'ammoBoxes'>;

/** Whether each box is of a caliber that one of the weapons takes. */
export const boxesFitWeapons = <T extends Boxes>({ weapons, ammoBoxes }: T) => {
  const calibers = calibersOf(weapons);
  return ammoBoxes.every((row) => calibers.includes(row.caliber));
};

const ammoError = (choice: ClassChoice, texts: AmmoTexts) => {
  if (choice.hasWeaponAmmo) return null;
  if (choice.ammoBoxes.length === 0) return messages.ammoRequired;
  return boxesFitWeapons(choice) ? null : texts.unavailable;
};

/** Rules between fields of a class, checked when each field is valid. */
const ammoRules = <T extends ClassChoice>(texts = wireTexts) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const hasFieldError = dataset.issues?.some((issue) =>
      CHOICE_FIELDS.includes(String(issue.path?.[0].key)),
    );
    if (hasFieldError || typeof dataset.value !== 'object' || dataset.value === null) return;
    const choice = dataset.value as ClassChoice;
    const message = ammoError(choice, texts);
    if (message === null) return;
    const path = { type: 'object', origin: 'value', key: 'ammoBoxes', value: choice.ammoBoxes } as const;
    addIssue({ message, path: [{ ...path, input: { ...choice } }] });
  });

/** With own weapon and ammunition, `ammoBoxes` is ignored. */
const withoutNeedlessAmmo = v.pipe(
  v.unknown(),
  v.transform((input) =>
    typeof input === 'object' && input !== null && 'hasWeaponAmmo' in input && input.hasWeaponAmmo === true
      ? { ...input, ammoBoxes: [] }
      : input,
  ),
);

/** The price that the caller has seen; with another one the write is rejected. */
export const expectedPrice = v.nullish(pesos(messages.coursePrice));

export const bookingEntries = {
  scheduledDate,
  scheduledTime: classTime,
  hasWeaponAmmo: ownWeapon,
  weapons,
  ammoBoxes,
  classType,
  preferredInstructorId: v.nullish(v.string(messages.invalidInput)),
  expectedPrice,
};

/** A request for a personalised class. */
export const bookingSchema = v.pipe(withoutNeedlessAmmo, fields(bookingEntries), ammoRules());

/** The fields of a class that its price depends on. */
export const classQuoteSchema = v.pipe(
  withoutNeedlessAmmo,
  fields({ hasWeaponAmmo: ownWeapon, weapons, ammoBoxes }),
  ammoRules(),
);

/** The form of a personalised class: a calendar day and a time. */
export const bookingFormSchema = v.pipe(
  withoutNeedlessAmmo,
  fields({
    date: calendarDay(messages.classDate),
    time: v.pipe(
      v.string(messages.classTime),
      v.minLength(1, messages.classTime),
      v.check(isClock, messages.classTime),
    ),
    hasWeaponAmmo: ownWeapon,
    classType,
    weapons,
    ammoBoxes: ammoBoxList(formTexts),
    preferredInstructorId: v.string(messages.invalidInput),
  }),
  ammoRules(formTexts),
);

export const enrolSchema = fields({ courseId: v.string(messages.invalidInput) });

/** What an enrolment in a group course has besides the course. */
export const groupEnrolmentSchema = v.object({ expectedPrice });

export const acceptOfferSchema = v.object({ expectedPrice });

/** Maximum length of an instructor's id or name, which staff may type freely. */
export const ID_MAX = 200;
const text = line({ min: 1, max: ID_MAX });

/** Every field that an update of an enrolment may have. The operation decides who may set which. */
export const updateEnrolmentSchema = v.pipe(
  withoutNeedlessAmmo,
  v.partial(
    v.object({
      status: v.picklist(ENROLMENT_STATUSES, messages.invalidInput),
      scheduledDate,
      scheduledTime: classTime,
      hasWeaponAmmo: ownWeapon,
      weapons,
      ammoBoxes,
      classType,
      completionDate: v.nullable(instantOrDay()),
      instructorId: v.nullable(text),
      instructorName: v.nullable(text),
      expectedPrice,
      expectedRevision,
    }),
  ),
);

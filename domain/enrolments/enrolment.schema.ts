import * as v from 'valibot';
import { pesos } from '../courses/course.schema.ts';
import { isClock } from '../dates/dates.ts';
import { messages } from '../messages.ts';
import { calendarDay, expectedRevision, fields, instantOrDay, line } from '../schema.ts';
import { CALIBERS, WEAPON_IDS, calibersOf, type Caliber } from '../weapons/weapon.catalogue.ts';
import { CLASS_TYPES } from './class-type.ts';
import { sumByCaliber } from './enrolment.pricing.ts';
import { ENROLMENT_STATUSES } from './enrolment.status.ts';

export const AMMO_QUANTITY = { min: 1, max: 100 } as const;
export const MAX_AMMO_ROWS = 20;
const MAX_WEAPONS = WEAPON_IDS.length * 4;

const scheduledDate = instantOrDay(messages.classDate);
const classTime = v.pipe(v.string(messages.classTime), v.check(isClock, messages.classTime));
const classType = v.picklist(CLASS_TYPES, messages.classType);
const weapons = v.pipe(
  v.array(v.picklist(WEAPON_IDS, messages.invalidInput), messages.weapons),
  v.minLength(1, messages.weapons),
  v.maxLength(MAX_WEAPONS, messages.invalidInput),
  v.transform((ids) => [...new Set(ids)]),
);

type ClassTexts = { hasWeaponAmmo: string; caliber: string; unavailable: string };

/** Of the calls of the specification, which gives these fields no sentence. */
const specifiedTexts: ClassTexts = {
  hasWeaponAmmo: messages.specifiedInvalid,
  caliber: messages.specifiedInvalid,
  unavailable: messages.specifiedInvalid,
};

const apiTexts: ClassTexts = {
  hasWeaponAmmo: messages.invalidInput,
  caliber: messages.invalidInput,
  unavailable: messages.caliberUnavailable,
};

const formTexts: ClassTexts = { ...apiTexts, caliber: messages.caliber };

const isAbsent = (input: unknown) => input === undefined || input === null;

/** The text of the specification is about too few; another type has another sentence. */
const quantity = v.pipe(
  v.number(({ input }) => (isAbsent(input) ? messages.ammoQuantity : messages.invalidInput)),
  v.safeInteger(messages.invalidInput),
  v.minValue(AMMO_QUANTITY.min, messages.ammoQuantity),
  v.maxValue(AMMO_QUANTITY.max, messages.ammoTooMany),
);

const ammoBoxList = (texts: ClassTexts) =>
  v.pipe(
    v.array(
      fields({
        caliber: v.picklist(CALIBERS, texts.caliber),
        quantity,
      }),
      messages.ammoRequired,
    ),
    v.maxLength(MAX_AMMO_ROWS, messages.ammoRows),
    v.transform((rows) => sumByCaliber(rows)),
    v.check((rows) => rows.every((row) => row.quantity <= AMMO_QUANTITY.max), messages.ammoTooMany),
  );

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

const ammoError = (choice: ClassChoice, texts: ClassTexts) => {
  if (choice.hasWeaponAmmo) return null;
  if (choice.ammoBoxes.length === 0) return messages.ammoRequired;
  return boxesFitWeapons(choice) ? null : texts.unavailable;
};

/** Rules between fields of a class, checked when each field is valid. */
const ammoRules = <T extends ClassChoice>(texts: ClassTexts) =>
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

const choiceEntries = (texts: ClassTexts) => ({
  hasWeaponAmmo: v.boolean(texts.hasWeaponAmmo),
  weapons,
  ammoBoxes: ammoBoxList(texts),
});

const entriesOf = (texts: ClassTexts) => ({
  scheduledDate,
  scheduledTime: classTime,
  ...choiceEntries(texts),
  classType,
  preferredInstructorId: v.nullish(v.string(messages.invalidInput)),
  expectedPrice,
});

export const bookingEntries = entriesOf(specifiedTexts);

/** A request for a personalised class, by the calls of the specification. */
export const bookingSchema = v.pipe(withoutNeedlessAmmo, fields(bookingEntries), ammoRules(specifiedTexts));

/** The same by any other operation. */
export const classSchema = v.pipe(withoutNeedlessAmmo, fields(entriesOf(apiTexts)), ammoRules(apiTexts));

/** The fields of a class that its price depends on. */
export const classQuoteSchema = v.pipe(
  withoutNeedlessAmmo,
  fields(choiceEntries(apiTexts)),
  ammoRules(apiTexts),
);

/** The form of a personalised class: a calendar day and a time. */
export const bookingFormSchema = v.pipe(
  withoutNeedlessAmmo,
  fields({
    classType,
    date: calendarDay(messages.classDate),
    time: v.pipe(
      v.string(messages.classTime),
      v.minLength(1, messages.classTime),
      v.check(isClock, messages.classTimeFormat),
    ),
    ...choiceEntries(formTexts),
    preferredInstructorId: v.string(messages.invalidInput),
  }),
  ammoRules(formTexts),
);

export const enrolSchema = fields({ courseId: v.string(messages.specifiedInvalid) });
export const bookedCourseSchema = fields({ courseId: v.string(messages.invalidInput) });

/** What an enrolment in a group course has besides the course. */
export const groupEnrolmentSchema = v.object({ expectedPrice });

export const acceptOfferSchema = v.object({ expectedPrice });

/** Maximum length of an instructor's id or name, which staff may type freely. */
export const ID_MAX = 200;
const text = line({ min: 1, max: ID_MAX }, messages.specifiedInvalid);

/** Every field that an update of an enrolment may have. The operation decides who may set which. */
export const updateEnrolmentSchema = v.pipe(
  withoutNeedlessAmmo,
  v.partial(
    v.object({
      status: v.picklist(ENROLMENT_STATUSES, messages.specifiedInvalid),
      scheduledDate,
      scheduledTime: classTime,
      ...choiceEntries(specifiedTexts),
      classType,
      completionDate: v.nullable(instantOrDay(messages.specifiedInvalid)),
      instructorId: v.nullable(text),
      instructorName: v.nullable(text),
      expectedPrice,
      expectedRevision,
    }),
  ),
);

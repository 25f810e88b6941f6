import { CALIBERS, WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { lastClassOf } from '../../../components/availability/last-class.ts';
import type { BookingValues } from '../../../components/booking/booking.form.ts';
import { classTypes } from '../../../components/records/enums.ts';
import type { LastClass_EnrolmentFragment } from '../../../gql/graphql.ts';
import type { BookingWish } from './booking-wish.ts';

type Class = LastClass_EnrolmentFragment;

/** What a class was booked with; weapons and calibers as far as they are still offered. */
const choicesOf = ({ classType, weapons, hasWeaponAmmo, ammoBoxes }: Class) => ({
  classType: classType ? classTypes[classType].value : ('' as const),
  weapons: WEAPON_IDS.filter((id) => weapons?.includes(id)),
  hasWeaponAmmo: hasWeaponAmmo ?? false,
  ammoBoxes: (ammoBoxes ?? []).flatMap(({ caliber: wanted, quantity }) => {
    const caliber = CALIBERS.find((one) => one === wanted);
    return caliber ? [{ caliber, quantity: String(quantity) }] : [];
  }),
});

const hasChoices = ({ weapons, hasWeaponAmmo, ammoBoxes }: BookingValues) =>
  weapons.length > 0 || hasWeaponAmmo || ammoBoxes.length > 0;

type Known = { draft: BookingValues; classes: readonly Class[]; wish: BookingWish | null };

/**
 * The form at first: what was left in it, else what the student booked last. A class that is booked again has its
 * instructor, too, and gets the next free time.
 */
export const firstValues = ({ draft, classes, wish }: Known): BookingValues => {
  const again = wish && 'again' in wish ? classes.find(({ id }) => id === wish.again) : undefined;
  if (again)
    return { ...choicesOf(again), date: '', time: '', preferredInstructorId: again.instructorId ?? '' };
  const last = lastClassOf(classes);
  const remembered =
    last && !hasChoices(draft)
      ? { ...choicesOf(last), ...(draft.classType ? { classType: draft.classType } : {}) }
      : {};
  const time = wish && 'day' in wish ? { date: wish.day, time: wish.clock } : {};
  return { ...draft, ...remembered, ...time };
};

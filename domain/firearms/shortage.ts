import { CALIBERS, WEAPONS, type Caliber, type WeaponId } from '../weapons/weapon.catalogue.ts';
import { countText } from '../texts/numbers.ts';
import type { RangeLoan } from './range-day.ts';

/** What the academy lacks of a weapon or of a caliber on a day. */
export type StockShortage = { label: string; isAmmunition: boolean; needed: number; available: number };

/** A class of one student who is lent weapons. */
export type LendingClass = { startsAt: Date; endsAt: Date; loans: readonly RangeLoan[] };

type Stock = {
  firearms: ReadonlyMap<WeaponId, number>;
  /** Null while the academy keeps no ledger of ammunition. */
  rounds: ReadonlyMap<Caliber, number> | null;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Most weapons of a model that are lent at once while a class takes place. */
const mostAtOnce = (
  model: WeaponId,
  { startsAt, endsAt }: LendingClass,
  classes: readonly LendingClass[],
) => {
  const lending = classes.filter((one) => one.startsAt < endsAt && startsAt < one.endsAt);
  const starts = lending.map((one) => one.startsAt).filter((at) => at >= startsAt);
  const lentAt = (at: Date) =>
    sum(
      lending
        .filter((one) => one.startsAt <= at && at < one.endsAt)
        .map(({ loans }) => loans.filter((loan) => loan.model === model).length),
    );
  return Math.max(0, ...[startsAt, ...starts].map(lentAt));
};

/** What lacks for a class beside the others of its day, of what it needs itself. */
export const shortagesFor = (
  own: LendingClass,
  others: readonly LendingClass[],
  { firearms, rounds }: Stock,
): StockShortage[] => {
  const classes = [own, ...others];
  const ofFirearms = WEAPONS.filter(({ id }) => own.loans.some(({ model }) => model === id)).map(
    ({ id, label }) => ({
      label,
      isAmmunition: false,
      available: firearms.get(id) ?? 0,
      needed: mostAtOnce(id, own, classes),
    }),
  );
  const roundsOf = (one: LendingClass, caliber: Caliber) =>
    sum(one.loans.filter((loan) => loan.caliber === caliber).map((loan) => loan.rounds));
  const ofAmmunition = CALIBERS.filter((caliber) => rounds && roundsOf(own, caliber) > 0).map((caliber) => ({
    label: caliber,
    isAmmunition: true,
    available: rounds?.get(caliber) ?? 0,
    needed: sum(classes.map((one) => roundsOf(one, caliber))),
  }));
  return [...ofFirearms, ...ofAmmunition].filter(({ needed, available }) => needed > available);
};

/** `Faltan municiones de 9mm (se piden 600; hay 450)`. */
export const shortageText = ({ label, isAmmunition, needed, available }: StockShortage) => {
  const has = `hay ${countText(available)})`;
  return isAmmunition
    ? `Faltan municiones de ${label} (se piden ${countText(needed)}; ${has}`
    : `Faltan armas: ${label} (${countText(needed)} a la vez; ${has}`;
};

import {
  AMMO_BOXES,
  CALIBERS,
  WEAPONS,
  weaponLabel,
  type Caliber,
  type WeaponId,
} from '../weapons/weapon.catalogue.ts';
import type { Enrolment } from './enrolment.ts';
import type { AmmoBox } from './enrolment.pricing.ts';

/** Weapons and ammunition of one class. */
export type ArmouryClass = {
  enrolment: Enrolment;
  weapons: string[];
  boxes: AmmoBox[];
  hasWeaponAmmo: boolean;
};

/** `cartridges` is the total over all boxes. */
type CaliberTotal = { caliber: Caliber; boxes: number; cartridges: number };
type WeaponTotal = { id: WeaponId; label: string; classes: number };

/** Totals of several classes. Classes with own weapon and ammunition count as none. */
export type ArmourySheet = {
  classes: ArmouryClass[];
  ownWeaponClasses: ArmouryClass[];
  weapons: WeaponTotal[];
  calibers: CaliberTotal[];
};

export const boxesOf = (caliber: Caliber, boxes: readonly AmmoBox[]) =>
  boxes.reduce((sum, row) => (row.caliber === caliber ? sum + row.quantity : sum), 0);

export const armourySheet = (all: readonly ArmouryClass[]): ArmourySheet => {
  const classes = all.filter(({ hasWeaponAmmo }) => !hasWeaponAmmo);
  const taken = classes.flatMap(({ boxes }) => boxes);
  return {
    classes,
    ownWeaponClasses: all.filter(({ hasWeaponAmmo }) => hasWeaponAmmo),
    weapons: WEAPONS.map(({ id, label }) => ({
      id,
      label,
      classes: classes.filter(({ weapons }) => weapons.includes(id)).length,
    })).filter((weapon) => weapon.classes > 0),
    calibers: CALIBERS.map((caliber) => {
      const boxes = boxesOf(caliber, taken);
      return { caliber, boxes, cartridges: boxes * AMMO_BOXES[caliber].cartridges };
    }).filter(({ boxes }) => boxes > 0),
  };
};

/** A class that lends weapons. */
type Lending = {
  startsAt: Date;
  endsAt: Date;
  weapons: readonly string[];
  /** Of each; 1 if absent. */
  count?: number;
};

/** The first moment of a day at which most are lent of a model, if those are more than counted. */
export type WeaponShortage = { id: string; label: string; counted: number; lent: number; at: Date };

type Peak = { lent: number; at: Date };

/** What ends is given back before the next class begins. */
const peakOf = (classes: readonly Lending[]): Peak | null => {
  const changes = classes
    .flatMap(({ startsAt, endsAt, count = 1 }) => [
      { at: startsAt, change: count },
      { at: endsAt, change: -count },
    ])
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.change - other.change);
  let lent = 0;
  let peak: Peak | null = null;
  for (const { at, change } of changes) {
    lent += change;
    if (lent > (peak?.lent ?? 0)) peak = { lent, at };
  }
  return peak;
};

export const shortagesOf = (
  classes: readonly Lending[],
  counts: readonly { weapon: string; count: number }[],
): WeaponShortage[] =>
  counts.flatMap(({ weapon, count }) => {
    const peak = peakOf(classes.filter(({ weapons }) => weapons.includes(weapon)));
    if (!peak || peak.lent <= count) return [];
    return [{ id: weapon, label: weaponLabel(weapon), counted: count, ...peak }];
  });

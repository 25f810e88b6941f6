import { AMMO_BOXES, CALIBERS, WEAPONS, type Caliber, type WeaponId } from '../weapons/weapon.catalogue.ts';
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

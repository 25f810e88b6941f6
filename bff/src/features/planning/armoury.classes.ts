import type { ArmouryClass } from '#domain/enrolments/armoury.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { windowOf } from '../../lists/day-window.ts';
import { liveEnrolmentsIn } from '../enrolments/enrolment.store.ts';

const classOf = (enrolment: Enrolment): ArmouryClass[] => {
  const { weapons, ammoBoxes, hasWeaponAmmo } = enrolment;
  if (!weapons || !ammoBoxes || hasWeaponAmmo === null) return [];
  return [{ enrolment, weapons, boxes: ammoBoxes, hasWeaponAmmo }];
};

export const armouryClasses = async (day: string) =>
  (await liveEnrolmentsIn(windowOf(day, day))).flatMap(classOf);

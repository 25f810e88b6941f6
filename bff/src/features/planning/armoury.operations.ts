import { armourySheet, type ArmouryClass, type ArmourySheet } from '#domain/enrolments/armoury.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { daySchema } from '#domain/planning.schema.ts';
import { fields } from '#domain/schema.ts';
import { admin } from '../../access.ts';
import { operation } from '../../operation.ts';
import { liveEnrolmentsIn } from '../enrolments/class-window.ts';

export type Armoury = {
  day: string;
  pending: ArmourySheet;
  /** With what has been completed already. */
  confirmed: ArmourySheet;
};

const classOf = (enrolment: Enrolment): ArmouryClass[] => {
  const { weapons, ammoBoxes, hasWeaponAmmo } = enrolment;
  if (!weapons || !ammoBoxes || hasWeaponAmmo === null) return [];
  return [{ enrolment, weapons, boxes: ammoBoxes, hasWeaponAmmo }];
};

export const getArmoury = operation({
  access: admin,
  input: fields({ day: daySchema }),
  run: async (_, { day }): Promise<Armoury> => {
    const enrolments = await liveEnrolmentsIn(day, day);
    const sheetOf = (isPending: boolean) =>
      armourySheet(enrolments.filter(({ status }) => (status === 'pending') === isPending).flatMap(classOf));
    return { day, pending: sheetOf(true), confirmed: sheetOf(false) };
  },
});

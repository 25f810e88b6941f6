import { addMinutes } from 'date-fns';
import type { Course } from '#domain/courses/course.ts';
import {
  armourySheet,
  shortagesOf,
  type ArmouryClass,
  type ArmourySheet,
  type WeaponShortage,
} from '#domain/enrolments/armoury.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { calendarDay, fields } from '#domain/schema.ts';
import { windowOf } from '../../lists/day-window.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { courseOfEnrolment, findCoursesIn } from '../courses/course.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { liveEnrolmentsIn } from '../enrolments/enrolment.store.ts';

export type Armoury = {
  day: string;
  pending: ArmourySheet;
  /** Includes completed classes. */
  confirmed: ArmourySheet;
  groupCourses: Course[];
  shortages: WeaponShortage[];
};

export const getArmoury = operation({
  field: 'Query.armoury',
  access: staff,
  input: fields({ day: calendarDay() }),
  view: (_, { input }) => viewOfList('armoury.view', 'armería')({ filter: input }),
  run: async ({ ctx, input: { day } }): Promise<Armoury> => {
    requirePlannable(ctx, { day });
    const [classes, courses] = await Promise.all([armouryClasses(day), findCoursesIn(windowOf(day, day))]);
    const sheetOf = (isPending: boolean) =>
      armourySheet(classes.filter(({ enrolment }) => (enrolment.status === 'pending') === isPending));
    return {
      day,
      pending: sheetOf(true),
      confirmed: sheetOf(false),
      groupCourses: courses.filter(isHeld),
      shortages: await findShortages(ctx, classes),
    };
  },
});

export const armouryClasses = async (day: string) =>
  (await liveEnrolmentsIn(windowOf(day, day))).flatMap(classOf);

const classOf = (enrolment: Enrolment): ArmouryClass[] => {
  const { weapons, ammoBoxes, hasWeaponAmmo } = enrolment;
  if (!weapons || !ammoBoxes || hasWeaponAmmo === null) return [];
  return [{ enrolment, weapons, boxes: ammoBoxes, hasWeaponAmmo }];
};

const isHeld = ({ courseType, isActive, callOff }: Course) => courseType === 'Grupal' && isActive && !callOff;

const findShortages = async (ctx: Ctx, classes: readonly ArmouryClass[]) => {
  const { weaponCounts } = await findSchedule();
  if (weaponCounts.length === 0) return [];
  const lending = classes.filter(({ hasWeaponAmmo }) => !hasWeaponAmmo);
  return shortagesOf((await Promise.all(lending.map((one) => lendingOf(ctx, one)))).flat(), weaponCounts);
};

const lendingOf = async (ctx: Ctx, { enrolment, weapons }: ArmouryClass) => {
  const { startsAt } = enrolment;
  if (!startsAt) return [];
  const { durationMinutes } = await courseOfEnrolment(ctx, enrolment);
  return [{ startsAt, endsAt: addMinutes(startsAt, durationMinutes), weapons }];
};

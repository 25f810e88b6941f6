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
import { viewOfList } from '../../lists/view-of-list.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { courseOfEnrolment, findCoursesIn } from '../courses/course.store.ts';
import { kitLendingOf } from './kit-lending.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { liveEnrolmentsIn } from '../enrolments/enrolment.store.ts';

/** What the kit of a group course lends, with the rounds of each weapon. */
type GroupLoan = { courseId: string; students: number; weapons: string[]; rounds: number };

export type Armoury = {
  day: string;
  pending: ArmourySheet;
  /** Includes completed classes. */
  confirmed: ArmourySheet;
  groupCourses: Course[];
  groupLoans: GroupLoan[];
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
    const groupCourses = courses.filter(isHeld);
    const kits = await kitLendingOf(groupCourses.flatMap(timesOf));
    return {
      day,
      pending: sheetOf(true),
      confirmed: sheetOf(false),
      groupCourses,
      groupLoans: kits.map(({ courseId, students, weapons, rounds }) => ({
        courseId,
        students,
        weapons,
        rounds,
      })),
      shortages: await findShortages(ctx, classes, kits),
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

const timesOf = ({ id: courseId, scheduledDate: startsAt, durationMinutes }: Course) =>
  startsAt ? [{ courseId, startsAt, endsAt: addMinutes(startsAt, durationMinutes) }] : [];

type KitLending = Awaited<ReturnType<typeof kitLendingOf>>[number];

const findShortages = async (ctx: Ctx, classes: readonly ArmouryClass[], kits: readonly KitLending[]) => {
  const { weaponCounts } = await findSchedule();
  if (weaponCounts.length === 0) return [];
  const lending = classes.filter(({ hasWeaponAmmo }) => !hasWeaponAmmo);
  const single = (await Promise.all(lending.map((one) => lendingOf(ctx, one)))).flat();
  return shortagesOf(
    [...single, ...kits.map(({ students: count, ...kit }) => ({ ...kit, count }))],
    weaponCounts,
  );
};

const lendingOf = async (ctx: Ctx, { enrolment, weapons }: ArmouryClass) => {
  const { startsAt } = enrolment;
  if (!startsAt) return [];
  const { durationMinutes } = await courseOfEnrolment(ctx, enrolment);
  return [{ startsAt, endsAt: addMinutes(startsAt, durationMinutes), weapons }];
};

import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { isInForce, licenceOn } from '#domain/users/licence.ts';
import { windowOf } from '../../lists/day-window.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { NO_LICENCE } from '../enrolments/enrolment.rules.ts';
import { enrolmentsIn } from '../enrolments/enrolment.store.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { userLoader } from '../users/user.store.ts';
import { kitLoader, studentNameOf } from './firearm.store.ts';

const DAY_ROWS = 200;

type Begun = Enrolment & { startsAt: Date };

const isExpected = (enrolment: Enrolment): enrolment is Begun =>
  isActiveStatus(enrolment.status) && enrolment.startsAt !== null;

/** Without what an enrolment costs. */
export const getRangeDay = operation({
  field: 'Query.rangeDay',
  access: staff,
  rows: DAY_ROWS,
  view: () => viewOfList('firearm.viewDay', 'día de armas')({}),
  run: async ({ ctx }) => {
    const day = dayIn(ctx.now, academy.timeZone);
    const [enrolments, instructors] = await Promise.all([
      enrolmentsIn(windowOf(day, day)),
      listWorkingInstructors(),
    ]);
    const expected = enrolments
      .filter(isExpected)
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return {
      day,
      students: await Promise.all(expected.map((enrolment) => studentOf(ctx, enrolment, day))),
      instructors: instructors.map(({ id, name }) => ({ id, name })),
    };
  },
});

const studentOf = async (ctx: Ctx, enrolment: Begun, day: string) => {
  const { id, userId, startsAt, arrivedAt, weapons, hasWeaponAmmo } = enrolment;
  const [user, course, kit] = await Promise.all([
    userLoader(ctx).load(userId),
    courseOfEnrolment(ctx, enrolment),
    kitLoader(ctx).load(enrolment.courseId),
  ]);
  return {
    enrolmentId: id,
    name: await studentNameOf(ctx, enrolment),
    courseName: course.name,
    startsAt,
    hasLicence: isInForce(licenceOn(day, user ?? NO_LICENCE)),
    isAccompanied: kit?.isAccompanied ?? false,
    arrivedAt,
    weapons: hasWeaponAmmo ? [] : (weapons ?? kit?.weapons ?? []),
  };
};

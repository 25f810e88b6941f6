import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { completableFrom } from '#domain/enrolments/completion.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { FirearmHandOut } from '#domain/firearms/firearm.ts';
import type { KnownWeapon, OwnWeapon } from '#domain/firearms/own-weapon.ts';
import {
  loansLeft,
  loansOf,
  rangeStateOf,
  type RangeClass,
  type RangeLoan,
  type RangeState,
} from '#domain/firearms/range-day.ts';
import { messages } from '#domain/messages.ts';
import { isInForce, licenceOn } from '#domain/users/licence.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mayAsStaff, staff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { readyKeys } from '../certificates/signing-keys.ts';
import { isOwnOfToday } from '../enrolments/attendance.operations.ts';
import { NO_LICENCE } from '../enrolments/enrolment.rules.ts';
import { inRosterOrder } from '../enrolments/lists/enrolment.lists.ts';
import { isTaughtBy } from '../enrolments/teaching.operations.ts';
import { instructorOfAccount } from '../instructors/instructor.account.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { timeOf, type AgendaRow } from '../planning/agenda.operations.ts';
import { proposedLaneLoader } from '../planning/proposed-lanes.ts';
import { ageMissedAt, findSchedule } from '../schedule/schedule.store.ts';
import { userLoader } from '../users/user.store.ts';
import { DayClosingModel, toDayClosing } from './day-closing.model.ts';
import {
  findFreeFirearms,
  handOutsOf,
  kitLoader,
  modelsOf,
  openHandOuts,
  studentNameOf,
} from './firearm.store.ts';
import { firstDayOf, rowsOfToday } from './classes-of-today.ts';
import { permitFor } from './range-permit.ts';
import { findOpenReports } from './range-report.store.ts';
import { findKnownWeapon, findOwnWeaponsInside, ownWeaponsOf } from './own-weapon.store.ts';

const DAY_ROWS = 200;
/** Of a day. */
const MOST_CLOSINGS = 5;

type RangeStudent = Pick<Enrolment, 'arrivedAt'> & {
  enrolmentId: string;
  studentId: string;
  classId: string;
  name: string;
  courseName: string;
  startsAt: Date;
  state: RangeState;
  hasLicence: boolean;
  ageMissed: number | null;
  isAccompanied: boolean;
  canUndoAbsence: boolean;
  hasOwnWeapon: boolean;
  weapons: string[];
  loans: RangeLoan[];
  handOuts: FirearmHandOut[];
  ownWeapons: OwnWeapon[];
  knownWeapon: KnownWeapon | null;
};

/** Without what an enrolment costs. */
export const getRangeDay = operation({
  field: 'Query.rangeDay',
  access: staff,
  rows: DAY_ROWS,
  view: () => viewOfList('firearm.viewDay', 'día de armas')({}),
  run: async ({ ctx }) => {
    const day = dayIn(ctx.now, academy.timeZone);
    const all = await rowsOfToday(ctx);
    const rows = await ownClasses(ctx, all);
    const laneNameOf = await laneNames(ctx, all);
    const [{ keys }, instructors, classes, students] = await Promise.all([
      readyKeys(ctx.env),
      listWorkingInstructors(),
      Promise.all(rows.map((row) => classOf(ctx, row, laneNameOf))),
      Promise.all(rows.map((row) => studentsOf(ctx, row, day))),
    ]);
    const listed = new Set(all.flatMap(({ enrolments }) => enrolments.map(({ id }) => id)));
    const [freeFirearms, open, inside, closings, openReports] = isKeeper(ctx)
      ? await Promise.all([
          findFreeFirearms(ctx),
          openHandOuts(),
          findOwnWeaponsInside(),
          closingsOf(firstDayOf(ctx, all)),
          findOpenReports(),
        ])
      : [[], [], [], [], []];
    return {
      day,
      classes,
      students: students.flat(),
      instructors: instructors.map(({ id, name }) => ({ id, name })),
      freeFirearms,
      outside: open.filter(({ enrolmentId }) => !listed.has(enrolmentId)),
      ownWeaponsInside: inside.filter(({ enrolmentId }) => !listed.has(enrolmentId)),
      closings,
      openReports,
      permit: permitFor(ctx.env, { userId: actorId(ctx.actor), readAt: ctx.now }),
      entryIssuer: ctx.publicUrl,
      entryKeys: keys.map(({ kid, x }) => ({ kid, x })),
    };
  },
});

/** Since a day. */
const closingsOf = async (day: string) =>
  (
    await DayClosingModel.find({ day: { $gte: day } })
      .sort({ at: -1 })
      .limit(MOST_CLOSINGS)
      .lean()
  ).map(toDayClosing);

const isKeeper = (ctx: Ctx) => mayAsStaff(ctx, 'Mutation.handOutFirearm');

/** Classes with students, in the order of the day; of instructors their own. */
const ownClasses = async (ctx: Authenticated, rows: readonly AgendaRow[]) => {
  const held = rows
    .filter(({ enrolments }) => enrolments.length > 0)
    .sort((one, other) => Number(one.startsAt) - Number(other.startsAt) || one.id.localeCompare(other.id));
  if (isKeeper(ctx)) return held;
  const { user } = ctx.actor;
  const instructor = user && (await instructorOfAccount(ctx).load(user.id));
  if (!instructor) throw new DomainError('NOT_AN_INSTRUCTOR', messages.notAnInstructor);
  return held.filter((row) => isTaughtBy(instructor.id, row));
};

/** A proposed lane depends on all classes of the day, also on those with a lane of their own and those of others. */
const laneNames = async (ctx: Ctx, rows: readonly AgendaRow[]) => {
  const { lanes } = await findSchedule();
  const proposed = new Map(
    await Promise.all(rows.map(async (row) => [row, await proposedLaneLoader(ctx).load(row)] as const)),
  );
  return (row: AgendaRow) => {
    const laneId = (row.enrolment ?? row.course).laneId ?? proposed.get(row);
    return lanes.find(({ id }) => id === laneId)?.name ?? null;
  };
};

const classOf = async (
  ctx: Ctx,
  row: AgendaRow,
  laneNameOf: (row: AgendaRow) => string | null,
): Promise<RangeClass> => {
  const { id, course, startsAt } = row;
  const { endsAt, instructorName } = await timeOf(ctx, row);
  return {
    id,
    courseName: course.name,
    startsAt,
    endsAt,
    completableFrom: completableFrom({ startsAt, durationMinutes: course.durationMinutes }),
    location: course.location,
    laneName: laneNameOf(row),
    instructorName,
  };
};

const studentsOf = async (ctx: Authenticated, row: AgendaRow, day: string) =>
  Promise.all(
    (await inRosterOrder(ctx, row.course, row.enrolments)).map((enrolment) =>
      studentOf(ctx, { row, enrolment, day }),
    ),
  );

type OfDay = { row: AgendaRow; enrolment: Enrolment; day: string };

const studentOf = async (ctx: Authenticated, { row, enrolment, day }: OfDay): Promise<RangeStudent> => {
  const { id: enrolmentId, userId, status, arrivedAt, hasWeaponAmmo, cancellation } = enrolment;
  const [user, kit, handOuts, ownWeapons, knownWeapon] = await Promise.all([
    userLoader(ctx).load(userId),
    kitLoader(ctx).load(enrolment.courseId),
    handOutsOf(ctx, enrolmentId),
    ownWeaponsOf(ctx, enrolmentId),
    isKeeper(ctx) ? findKnownWeapon(userId) : null,
  ]);
  const loans = loansOf(enrolment, kit);
  return {
    enrolmentId,
    studentId: userId,
    classId: row.id,
    name: await studentNameOf(ctx, enrolment),
    courseName: row.course.name,
    startsAt: row.startsAt,
    state: rangeStateOf({ status, arrivedAt, handOuts }),
    hasLicence: isInForce(licenceOn(day, user ?? NO_LICENCE)),
    ageMissed: user && (await ageMissedAt(ctx, { ...user, startsAt: row.startsAt })),
    isAccompanied: kit?.isAccompanied ?? false,
    arrivedAt,
    canUndoAbsence: cancellation?.reason === 'no_show' && isOwnOfToday(ctx, cancellation),
    hasOwnWeapon: hasWeaponAmmo ?? false,
    weapons: loans.map(({ model }) => model),
    loans: loansLeft(loans, await modelsOf(ctx, handOuts)),
    handOuts,
    ownWeapons,
    knownWeapon,
  };
};

import { differenceInCalendarDays, parseISO } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { clockOf } from '#domain/schedule/quarters.ts';
import { randomWorld, type World } from '#domain/schedule/random-world.ts';
import { calibersOf } from '#domain/weapons/weapon.catalogue.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import type { Result } from '../academy-api.ts';
import {
  aBooking,
  academyDay,
  anAdmin,
  anInstructor,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { anOpenWeek } from '../schedule-builders.ts';
import { doubleBookings } from '../schedule/double-bookings.ts';
import { surfaces } from '../surfaces.ts';

/** The long form: `PROOFS=full`. */
const WORLDS = Number(process.env.BOOKED_WORLDS ?? (process.env.PROOFS === 'full' ? 200 : 6));
const CLOCKS = Array.from({ length: 96 }, (_, quarter) => clockOf(quarter * 15));
const DAYS_SEARCHED = 4;
/** Few, so that a busy machine runs each in time. */
const AT_ONCE = 8;

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });
let admin: Member;
let students: Member[];
const staff = () => connectGraphql(server.url, admin.token);

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectGraphql });
  students = await Promise.all(surfaces.map(([, connect]) => aStudent({ url: server.url, connect })));
});

/** The instructors of a world, with their ids here. An instructor who is not in the world is inactive. */
const hire = async ({ input: { instructors } }: World, onDay: (day: string) => string) => {
  const ids = new Map([['z', (await anInstructor({ isActive: false })).id]]);
  for (const { id, workingHours, absences } of instructors) {
    const moved = absences.map((absence) => ({
      ...absence,
      fromDay: onDay(absence.fromDay),
      toDay: onDay(absence.toDay),
    }));
    ids.set(id, (await anInstructor({ workingHours, absences: moved })).id);
  }
  return (id: string | null) => (id === null ? null : (ids.get(id) ?? ids.get('z') ?? null));
};

/** Group courses at the times of the classes of a world, unless the rules refuse one. */
const fill = async (
  { input: { classes }, days }: World,
  { first, hired }: { first: string; hired: (id: string | null) => string | null },
) => {
  const later = instantOf(first, '00:00', academy.timeZone).getTime() - Date.parse(`${days.from}T03:00:00Z`);
  for (const { startsAt, endsAt, location, instructorId } of classes) {
    const result = await staff().createCourse({
      name: 'Tiro',
      description: 'Tiro',
      courseType: 'Grupal',
      price: 1,
      location,
      durationMinutes: Math.max(15, (endsAt.getTime() - startsAt.getTime()) / 60_000),
      instructorId: hired(instructorId),
      scheduledDate: new Date(startsAt.getTime() + later).toISOString(),
    });
    expect([200, 409, 422], JSON.stringify(result)).toContain(result.ok ? 200 : result.status);
  }
};

type Arms = { weapons: readonly string[]; hasWeaponAmmo: boolean };

/** A booking has a weapon. */
const armsOf = ({ input: { wanted } }: World): Arms => ({
  weapons: wanted.weapons.length > 0 ? wanted.weapons : ['pistola-9mm'],
  hasWeaponAmmo: wanted.lentWeapons.length === 0,
});

/** The academy of a world from tomorrow on. Returns the course that is booked. */
const build = async (world: World) => {
  await Promise.all([EnrolmentModel.deleteMany(), InstructorModel.deleteMany()]);
  await CourseModel.deleteMany();
  const { input, days } = world;
  const { schedule, wanted } = input;
  const first = academyDay(1);
  const onDay = (day: string) =>
    dayAfter(first, differenceInCalendarDays(parseISO(day), parseISO(days.from)));
  const hired = await hire(world, onDay);
  const exceptions = schedule.exceptions.map((one) => ({ ...one, day: onDay(one.day) }));
  await anOpenWeek({ ...schedule, exceptions, policy: 'enforce' });
  await fill(world, { first, hired });
  const { location, durationMinutes, instructorId } = wanted;
  const isChosen = input.instructors.some(
    ({ id, workingHours }) => id === instructorId && workingHours.length > 0,
  );
  const named = hired(instructorId);
  const place = { location, durationMinutes, instructorId: isChosen ? null : named };
  const course = await aPersonalisedCourse(place);
  return { courseId: course.id, first, arms: armsOf(world), chosen: isChosen ? named : null };
};

type Built = { courseId: string; first: string; arms: Arms; chosen: string | null };

const freeTimes = async ({ api }: Member, { courseId, first, arms, chosen }: Built) => {
  const days = { from: first, to: dayAfter(first, DAYS_SEARCHED - 1) };
  return good(
    await api.availability({ courseId, ...days, ...arms, ...(chosen ? { instructorId: chosen } : {}) }),
  ).days;
};

type Wanted = Omit<Built, 'first'> & { day: string; clock: string };

const book = ({ api }: Member, { courseId, day, clock, arms, chosen }: Wanted) =>
  api.enrol(
    aBooking(courseId, {
      scheduledDate: instantOf(day, clock, academy.timeZone).toISOString(),
      scheduledTime: clock,
      ...arms,
      preferredInstructorId: chosen,
      ammoBoxes: arms.hasWeaponAmmo
        ? []
        : calibersOf(arms.weapons).map((caliber) => ({ caliber, quantity: 1 })),
    }),
  );

const TAKEN = { ok: false, status: 409, detail: messages.timeUnavailable };

type Offered = Awaited<ReturnType<typeof freeTimes>>;

/** Books every quarter of the day with most free times. Null: a notice has ended meanwhile. */
const bookEach = async (
  seed: number,
  { built, student, offered }: { built: Built; student: Member; offered: Offered },
) => {
  const { first, ...wanted } = built;
  const [most] = offered.toSorted((one, other) => other.times.length - one.times.length);
  const { day, times } = most ?? { day: first, times: [] };
  const others = CLOCKS.filter((clock) => !times.includes(clock));
  const results: Result<unknown>[] = [];
  for (let from = 0; from < others.length; from += AT_ONCE) {
    const clocks = others.slice(from, from + AT_ONCE);
    results.push(...(await Promise.all(clocks.map((clock) => book(student, { ...wanted, day, clock })))));
  }
  const booked: Result<{ id: string }>[] = [];
  for (const clock of times) {
    const result = await book(student, { ...wanted, day, clock });
    if (result.ok) good(await staff().cancelEnrolments({ ids: [result.data.id] }));
    booked.push(result);
  }
  const isSame = JSON.stringify(await freeTimes(student, built)) === JSON.stringify(offered);
  if (!isSame) return null;
  results.forEach((result, index) =>
    expect(result, `world ${seed} ${day} ${others[index]}`).toMatchObject(TAKEN),
  );
  booked.forEach((result, index) =>
    expect(result, `world ${seed} ${day} ${times[index]}`).toMatchObject({ ok: true }),
  );
  expect(await doubleBookings(), `world ${seed}`).toEqual([]);
  return { offered: times.length, chosen: built.chosen };
};

it(
  `in ${WORLDS} random academies every offered time is booked, and no other quarter of that day`,
  async () => {
    const totals = { worlds: 0, offered: 0, refused: 0, chosen: 0 };
    const left = { open: WORLDS / 2, full: WORLDS / 2 };
    for (let seed = 1; left.open + left.full > 0; seed += 1) {
      const student = students[seed % students.length] as Member;
      const enter = async () => {
        const built = await build(randomWorld(seed));
        return { built, student, offered: await freeTimes(student, built) };
      };
      const world = await enter();
      const kind = world.offered.some(({ times }) => times.length > 0) ? 'open' : 'full';
      // What a world offers depends on the weekday of today.
      if (left[kind] === 0) continue;
      left[kind] -= 1;
      const found = (await bookEach(seed, world)) ?? (await bookEach(seed, await enter()));
      expect(found, `world ${seed}`).not.toBeNull();
      totals.worlds += Number((found?.offered ?? 0) > 0);
      totals.offered += found?.offered ?? 0;
      totals.refused += CLOCKS.length - (found?.offered ?? 0);
      totals.chosen += Number(found?.chosen !== null && (found?.offered ?? 0) > 0);
    }
    expect(totals.worlds).toBeGreaterThan(WORLDS / 4);
    expect(totals.offered).toBeGreaterThan(WORLDS);
    if (WORLDS > 6) console.log(JSON.stringify(totals));
  },
  60_000 + WORLDS * 20_000,
);

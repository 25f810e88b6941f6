import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { verify } from '../../cli/verify/verify.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
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
import { freePort } from '../free-port.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { anOpenWeek } from '../schedule-builders.ts';
import { doubleBookings } from '../schedule/double-bookings.ts';

/** The long form: `PROOFS=full`. */
const isLong = process.env.PROOFS === 'full';
const ROUNDS = Number(process.env.TIMES_ROUNDS ?? (isLong ? 20 : 2));
const OPERATIONS = Number(process.env.TIMES_OPERATIONS ?? (isLong ? 200 : 40));
const WORKERS = 8;

const home = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });
const surface = () => ({ url: home.url, connect: connectGraphql });
const LOCATION = 'Polígono de las carreras';
const DAYS = [20, 21, 22].map(academyDay);
const CLOCKS = ['09:00', '09:30', '10:00', '10:30', '11:00', '12:00', '13:00', '14:00'];
const LANES = ['1', '2', '3'].map((id) => ({
  id,
  name: `Línea ${id}`,
  location: LOCATION,
  isActive: true,
  weapons: id === '3' ? ['pistola-9mm'] : [],
}));
const PISTOLS = 2;
const ARMS = [
  { weapons: ['pistola-9mm'] },
  { weapons: ['pistola-9mm', 'escopeta-12'] },
  { weapons: ['pistola-9mm'], hasWeaponAmmo: true, ammoBoxes: [] },
];

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

let ports: number[];
let racers: ServerProcess[];
let admin: Member;
let students: Member[];
let visitor: Member;
let instructors: string[];
let courses: string[];

const start = (port: number) => {
  const { DB_NAME = '', MONGODB_URI = '', MAX_ACTIVE_ENROLMENTS = '' } = home.settings;
  return startServerProcess({ DB_NAME, MONGODB_URI, MAX_ACTIVE_ENROLMENTS, PORT: String(port) });
};

beforeAll(async () => {
  ports = await Promise.all([freePort(), freePort()]);
  racers = await Promise.all(ports.map(start));
  admin = await anAdmin(surface());
  visitor = await aStudent(surface());
  students = await Promise.all(Array.from({ length: 6 }, () => aStudent(surface())));
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '15:00' }));
  instructors = await Promise.all(Array.from({ length: 3 }, async () => (await anInstructor()).id));
  for (const id of instructors) good(await staff().updateInstructor({ id, workingHours }));
  const place = { location: LOCATION, durationMinutes: 60 };
  const made = await Promise.all([
    aPersonalisedCourse(place),
    aPersonalisedCourse({ ...place, instructorId: instructors[0] }),
  ]);
  courses = made.map(({ id }) => id);
  await anOpenWeek({
    policy: 'enforce',
    lanes: LANES,
    weaponCounts: [{ weapon: 'pistola-9mm', count: PISTOLS }],
    weeklyHours: workingHours,
    rules: { noticeHours: 0, horizonDays: 365, bufferMinutes: 0, stepMinutes: 30 },
  });
}, 120_000);

afterAll(async () => {
  await Promise.all(racers.map(({ stop }) => stop()));
});

type Api = AcademyApi & AdminApi;

const staff = (): Api => connectGraphql(pick(racers).url, admin.token);
const instant = (day: string, clock: string) => instantOf(day, clock, academy.timeZone).toISOString();
const aTime = () => instant(pick(DAYS), pick(CLOCKS));

const book = (courseId: string, day: string, clock: string, wish: object = {}) => {
  const { token } = pick(students);
  const times = { scheduledDate: instant(day, clock), scheduledTime: clock };
  const choice = { ...times, ...pick(ARMS), ...wish };
  return connectGraphql(pick(racers).url, token).enrol(aBooking(courseId, choice));
};

const aClass = async () => {
  const live = await EnrolmentModel.find({ status: { $ne: 'cancelled' } }, { _id: 1 }).lean();
  return live.length > 0 ? pick(live)._id.toString() : 'none';
};

const rearm = async () => {
  const live = await EnrolmentModel.find({ status: 'pending', personalised: { $ne: null } }).lean();
  if (live.length === 0) return null;
  const { _id, userId } = pick(live);
  const token = students.find(({ id }) => id === String(userId))?.token ?? visitor.token;
  return connectGraphql(pick(racers).url, token).updateEnrolment(String(_id), pick(ARMS));
};

const group = () => ({
  name: 'Tiro en grupo',
  description: 'Tiro',
  location: LOCATION,
  courseType: 'Grupal',
  price: 1,
  durationMinutes: 60,
  instructorId: pick([null, ...instructors]),
  scheduledDate: aTime(),
});

const aGroup = async () => {
  const found = await CourseModel.find({ courseType: 'Grupal', isActive: true }).lean();
  return found.length > 0 ? String(pick(found)._id) : null;
};

const span = () => pick([null, { from: '10:00', to: '11:00' }]);

const closing = async () => {
  const { exceptions } = good(await staff().schedule());
  const [first] = exceptions;
  return first && exceptions.length > 1
    ? staff().removeHoursException({ id: first.id })
    : staff().addHoursException({ day: pick(DAYS), isOpen: false, span: span(), reason: 'Obra' });
};

const absence = () => {
  const day = pick(DAYS);
  const absences = pick([[], [{ fromDay: day, toDay: day, span: span(), reason: 'Viaje' }]]);
  return staff().updateInstructor({ id: pick(instructors), absences });
};

const laneChange = () => {
  const closed = pick([null, ...LANES]);
  return staff().updateSchedule({ lanes: LANES.map((lane) => ({ ...lane, isActive: lane !== closed })) });
};

type Operation = () => Promise<Result<unknown> | null>;

const OPERATIONS_OF: Record<string, Operation> = {
  book: () => book(pick(courses), pick(DAYS), pick(CLOCKS)),
  bookOne: () =>
    book(courses[0] ?? '', pick(DAYS), pick(CLOCKS), { preferredInstructorId: pick(instructors) }),
  move: async () => staff().rescheduleEnrolment({ id: await aClass(), scheduledDate: aTime() }),
  moveAgain: async () => staff().rescheduleEnrolment({ id: await aClass(), scheduledDate: aTime() }),
  cancel: async () => staff().cancelEnrolments({ ids: [await aClass()] }),
  close: closing,
  absence,
  reassign: async () =>
    staff().assignInstructor({ ids: [await aClass()], instructorId: pick([null, ...instructors]) }),
  laneChange,
  rearm,
  moveToLane: async () => {
    const laneId = pick(LANES).id;
    return staff().rescheduleEnrolment({ id: await aClass(), scheduledDate: aTime(), laneId });
  },
  createGroup: () => staff().createCourse(group()),
  moveGroup: async () => {
    const id = await aGroup();
    return id === null
      ? null
      : staff().updateCourse({ id, scheduledDate: aTime(), instructorId: pick(instructors) });
  },
  callOff: async () => {
    const id = await aGroup();
    return id === null ? null : staff().callOffCourse({ id, reason: 'weather' });
  },
};

const counts = { done: 0, refused: 0, broken: 0, watched: 0 };

const operate = async () => {
  try {
    const result = await pick(Object.values(OPERATIONS_OF))();
    if (!result || result.ok) counts.done += 1;
    else {
      expect([404, 409, 422, 503], JSON.stringify(result)).toContain(result.status);
      counts.refused += 1;
    }
  } catch (error) {
    // The process was killed.
    if (error instanceof Error && error.name === 'AssertionError') throw error;
    counts.broken += 1;
  }
};

const watch = (found: string[]) => {
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      found.push(...(await inTransaction(doubleBookings)));
      counts.watched += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
  };
};

const killOne = async () => {
  const index = Math.floor(Math.random() * racers.length);
  await racers[index]?.stop('SIGKILL');
  racers[index] = await start(ports[index] ?? 0);
};

/** Booking accepts what the list offers, and nothing else. */
const expectAgreement = async () => {
  const courseId = pick(courses);
  const day = pick(DAYS);
  for (const clock of CLOCKS) {
    const arms = pick(ARMS);
    const weaponChoice = { weapons: arms.weapons, hasWeaponAmmo: arms.hasWeaponAmmo ?? false };
    const { days } = good(await staff().availability({ courseId, from: day, to: day, ...weaponChoice }));
    const isOffered = days[0]?.times.includes(clock);
    const times = { scheduledDate: instant(day, clock), scheduledTime: clock };
    const result = await visitor.api.enrol(aBooking(courseId, { ...times, ...arms }));
    expect(result.ok, `${day} ${clock} ${JSON.stringify(result)}`).toBe(isOffered);
    if (result.ok) good(await visitor.api.cancelEnrolment(result.data.id));
  }
};

describe('two processes', () => {
  it(
    `${ROUNDS} rounds of ${OPERATIONS} operations with kills: no lane, instructor or weapon is in two classes`,
    async () => {
      const shared: string[] = [];
      const stopWatching = watch(shared);
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          let left = OPERATIONS;
          const work = async () => {
            while (left > 0) {
              left -= 1;
              await operate();
            }
          };
          const killing =
            round % 2 === 1
              ? vi.waitFor(() => expect(left).toBeLessThan(OPERATIONS / 2), 60_000).then(killOne)
              : null;
          await Promise.all([...Array.from({ length: WORKERS }, work), killing]);
          expect(await doubleBookings(), `round ${round}`).toEqual([]);
          await expectAgreement();
          expect(await doubleBookings(), `round ${round}`).toEqual([]);
        }
      } finally {
        await stopWatching();
      }
      expect(shared).toEqual([]);
      expect((await verify()).problems).toEqual([]);
      expect(counts.watched).toBeGreaterThan(ROUNDS);
      if (ROUNDS > 2) console.log(JSON.stringify(counts));
    },
    120_000 + ROUNDS * 60_000,
  );
});

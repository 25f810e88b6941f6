import { addDays, addHours, subDays } from 'date-fns';
import { Types, type mongo } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { monthOf } from '#domain/dates/months.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import type { Ctx } from '../src/operation/context.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { storedCourse } from '../src/features/courses/course.store.ts';
import { classFields, startFields, slotOf } from '../src/features/enrolments/enrolment.fields.ts';
import { recount } from '../src/features/enrolments/enrolment.counts.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../src/features/instructors/instructor.model.ts';
import { PointsEntryModel } from '../src/features/points/points-entry.model.ts';
import { ScheduleModel } from '../src/features/schedule/schedule.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { DEMO_STUDENTS } from './demo-data.ts';

export type Load = {
  people: number;
  courses: number;
  enrolments: number;
  /** Of the enrolments: those from ten days ago to 60 days ahead. The others are classes of the past. */
  recent: number;
};

export const LOAD: Load = { people: 2_000, courses: 200, enrolments: 20_000, recent: 16_000 };

const BATCH = 250;
const LOCATION = 'Polígono Centinela, Pilar';
/** Of the recent enrolments, and of the courses. */
const PERSONALISED = { enrolments: 6, courses: 10 };
const RECENT_DAYS = { before: 10, after: 60 };
const PAST_DAYS = 3_650;
const FIRST_HOUR = 9;
const CLASSES_AT_ONCE = 6;
const HOURS_OF_DAY = 10;
const INSTRUCTORS = 10;
const POINTS = 100;
const WORKDAYS = [1, 2, 3, 4, 5, 6, 7];

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Inserts documents as they are. The engine serves others between the batches. */
const insertAll = async (model: { collection: unknown }, documents: Iterable<object>) => {
  const collection = model.collection as mongo.Collection;
  let batch: mongo.Document[] = [];
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    batch = [];
  };
  for (const document of documents) {
    if (batch.push(document) === BATCH) await flush();
  }
  await flush();
};

const personAt = (index: number, createdAt: Date) => {
  const [firstName, , city] = DEMO_STUDENTS[index % DEMO_STUDENTS.length] ?? ['Ana', 'Sosa', 'Pilar'];
  const [, lastName] = DEMO_STUDENTS[Math.floor(index / 7) % DEMO_STUDENTS.length] ?? ['Ana', 'Sosa'];
  const shown = {
    firstName,
    lastName,
    email: `carga-${index}@centinela.example`,
    documentNumber: String(90_000_000 + index),
    phone: `+54 9 11 ${String(50_000_000 + index)}`,
  };
  return {
    _id: new Types.ObjectId(),
    ...shown,
    ...searchFields(shown),
    documentKey: documentKey(shown.documentNumber),
    documentType: 'DNI',
    passwordHash: null,
    role: 'student',
    staffRole: null,
    birthDate: '1990-05-17',
    gender: 'Mujer',
    address: 'Av. San Martín 1234',
    city,
    province: 'Buenos Aires',
    postalCode: null,
    isActive: true,
    createdAt,
    updatedAt: createdAt,
    clu: null,
    cluExpiration: null,
    licenceUntil: '',
    googleKey: null,
    ref: null,
    referrals: 'settled',
  };
};

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const isPersonalised = (index: number, share: number) => index % share === 0;

const courseAt = (index: number, day: Date, now: Date) => {
  const own = isPersonalised(index, PERSONALISED.courses);
  const start = instantOf(dayIn(day, academy.timeZone), clockOf(FIRST_HOUR + (index % 8)), academy.timeZone);
  return {
    _id: new Types.ObjectId(),
    ...storedCourse({
      name: own ? `Clase personalizada ${index + 1}` : `Curso ${index + 1}`,
      description: 'Desenfunde, empuñadura y desplazamientos con tiro a distancias distintas.',
      location: LOCATION,
      courseType: own ? ('Personalizado' as const) : ('Grupal' as const),
      scheduledDate: own ? null : start,
      price: 48_000,
      pointsValue: POINTS,
      isActive: own || start > now,
      durationMinutes: 60,
      capacity: null,
      instructorId: null,
      cluPolicy: 'warn' as const,
      issuesCertificate: false,
      callOff: null,
    }),
    updatedAt: subDays(now, RECENT_DAYS.before),
  };
};

type StoredCourse = ReturnType<typeof courseAt>;
type Taught = { id: string; name: string };

/** Lanes and instructors for as many classes as the load has at a time; both are open every day. */
const seedHours = async (): Promise<Taught[]> => {
  const hours = WORKDAYS.map((weekday) => ({ weekday, from: '08:00', to: '20:00' }));
  const instructors = range(INSTRUCTORS).map((index) => {
    const _id = new Types.ObjectId();
    return {
      _id,
      name: `Instructora ${index + 1}`,
      email: null,
      phone: null,
      isActive: true,
      workingHours: hours,
      absences: [],
      accountKey: _id.toString(),
    };
  });
  await insertAll(InstructorModel, instructors);
  const lanes = range(CLASSES_AT_ONCE).map((index) => ({
    id: new Types.ObjectId().toString(),
    name: `Línea ${index + 1}`,
    location: LOCATION,
    isActive: true,
    weapons: [],
  }));
  await ScheduleModel.updateOne({}, { $set: { weeklyHours: hours, lanes }, $inc: { rev: 1 } });
  return instructors.map(({ _id, name }) => ({ id: _id.toString(), name }));
};

type Row = Omit<EnrolmentDocument, 'outbox'>;

const statusOf = (startsAt: Date, { now, index }: { now: Date; index: number }) => {
  if (index % 20 === 0) return 'cancelled' as const;
  if (startsAt < now) return 'completed' as const;
  return index % 3 === 0 ? ('pending' as const) : ('confirmed' as const);
};

const enrolmentRow = (
  fields: Pick<Row, 'userId' | 'courseId' | 'courseType' | 'status' | 'priceCentavos'> & {
    startsAt: Date;
    now: Date;
  } & Partial<Row>,
): Row => {
  const { now, startsAt, status, ...others } = fields;
  const _id = new Types.ObjectId();
  const createdAt = subDays(startsAt < now ? startsAt : now, 1);
  const row = {
    rev: 0,
    scheduledDate: null,
    personalised: null,
    instructorId: null,
    instructorName: null,
    ...others,
    _id,
    status,
    ...startFields(startsAt),
    createdAt,
    updatedAt: createdAt,
    createdMonth: monthOf(createdAt),
    completionDate: status === 'completed' ? startsAt : null,
    award: status === 'completed' ? { points: POINTS } : null,
    cancellation: null,
  };
  return { ...row, slotKey: status === 'cancelled' ? _id.toString() : slotOf(row) };
};

type Scene = { now: Date; users: Types.ObjectId[]; courses: StoredCourse[]; instructors: Taught[] };

const userAt = ({ users }: Scene, index: number) => users[index % users.length] ?? new Types.ObjectId();

/** Each student once in each course, as far as there are enough of both. */
const groupRow = (scene: Scene, index: number): Row | null => {
  const { now, users } = scene;
  const courses = scene.courses.filter(({ courseType }) => courseType === 'Grupal');
  const round = Math.floor(index / users.length);
  const course = courses[((index % users.length) * 7 + round) % courses.length];
  if (!course?.scheduledDate || round >= courses.length) return null;
  const { _id, scheduledDate: startsAt, courseType, priceCentavos } = course;
  const status = statusOf(startsAt, { now, index });
  return enrolmentRow({
    userId: userAt(scene, index),
    courseId: _id,
    courseType,
    priceCentavos,
    status,
    startsAt,
    now,
  });
};

/** The classes of one day fill its hours, as many at a time as there are lanes. */
const ownRow = (scene: Scene, { index, days }: { index: number; days: Date[] }): Row => {
  const { now, courses, instructors } = scene;
  const own = courses.filter(({ courseType }) => courseType === 'Personalizado');
  const course = own[index % own.length] as StoredCourse;
  const ofDay = Math.floor(index / days.length);
  const startsAt = addHours(days[index % days.length] ?? now, FIRST_HOUR + (ofDay % HOURS_OF_DAY));
  const weapon = WEAPONS[index % WEAPONS.length] ?? WEAPONS[0];
  const booking = {
    scheduledDate: startsAt.toISOString(),
    scheduledTime: '',
    classType: 'defensive' as const,
    hasWeaponAmmo: false,
    weapons: [weapon.id],
    ammoBoxes: [{ caliber: weapon.caliber, quantity: 1 }],
  };
  const instructor = instructors[Math.floor(ofDay / HOURS_OF_DAY) % instructors.length];
  return enrolmentRow({
    ...classFields(booking, startsAt),
    userId: userAt(scene, index * 7 + ofDay),
    courseId: course._id,
    courseType: 'Personalizado',
    status: statusOf(startsAt, { now, index }),
    startsAt,
    now,
    instructorId: instructor?.id ?? null,
    instructorName: instructor?.name ?? null,
  });
};

const startOfDays = (first: Date, count: number) =>
  range(count).map((day) =>
    instantOf(dayIn(addDays(first, day), academy.timeZone), '00:00', academy.timeZone),
  );

/** Rows one after another, and what each completed one is worth. */
const enrolmentRows = function* (scene: Scene, { enrolments, recent }: Load) {
  const { now } = scene;
  const near = startOfDays(subDays(now, RECENT_DAYS.before), RECENT_DAYS.before + RECENT_DAYS.after);
  const past = startOfDays(subDays(now, PAST_DAYS), PAST_DAYS - RECENT_DAYS.before);
  let group = 0;
  let own = 0;
  for (let index = 0; index < Math.min(recent, enrolments); index += 1) {
    const row = isPersonalised(index, PERSONALISED.enrolments) ? null : groupRow(scene, group++);
    yield row ?? ownRow(scene, { index: own++, days: near });
  }
  for (let index = 0; index < enrolments - recent; index += 1) yield ownRow(scene, { index, days: past });
};

const withEntries = function* (rows: Iterable<Row>, entries: object[], now: Date) {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  for (const row of rows) {
    if (taken.has(row.slotKey)) continue;
    taken.add(row.slotKey);
    if (row.award) {
      const seq = (counts.get(String(row.userId)) ?? 0) + 1;
      counts.set(String(row.userId), seq);
      entries.push({
        _id: new Types.ObjectId(),
        userId: row.userId,
        seq,
        type: 'earn',
        delta: POINTS,
        balance: seq * POINTS,
        sourceKey: `course:${row._id}`,
        description: 'Curso completado',
        enrolmentId: row._id.toString(),
        code: null,
        handOut: null,
        handedOutAt: null,
        createdAt: now,
      });
    }
    yield row;
  }
};

/**
 * Adds an academy of many people, courses and enrolments to the demo data, past operations and without messages. For
 * measurements; never in production.
 */
export const seedLoad = async ({ now, env }: Pick<Ctx, 'now' | 'env'>, load: Load): Promise<boolean> => {
  if (env.NODE_ENV === 'production') throw new Error('Data for load tests are refused in production.');
  if (await UserModel.exists({ email: personAt(0, now).email })) return false;
  const instructors = await seedHours();
  const users = range(load.people).map((index) => personAt(index, subDays(now, (index % 1_000) + 1)));
  const span = RECENT_DAYS.before + RECENT_DAYS.after;
  const courses = range(load.courses).map((index) =>
    courseAt(index, addDays(now, ((index * 13) % span) - RECENT_DAYS.before), now),
  );
  await insertAll(UserModel, users);
  await insertAll(CourseModel, courses);
  const scene = { now, instructors, courses, users: users.map(({ _id }) => _id) };
  const entries: object[] = [];
  await insertAll(EnrolmentModel, withEntries(enrolmentRows(scene, load), entries, now));
  for (const { _id } of courses) await recount(_id.toString());
  await insertAll(PointsEntryModel, entries);
  return true;
};

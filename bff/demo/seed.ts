import { addDays, subDays } from 'date-fns';
import mongoose, { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { monthOf } from '#domain/dates/months.ts';
import type { Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { foldText } from '#domain/texts/text.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { systemContext, type Ctx, type Deps } from '../src/operation/context.ts';
import { isDuplicateKey } from '../src/database/database-errors.ts';
import { hashPassword } from '../src/features/credentials/password-hash.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { createUser, isEmailTaken, newPendingDocument } from '../src/features/users/user.store.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { storedCourse } from '../src/features/courses/course.store.ts';
import { settleDueCertificate } from '../src/features/certificates/certificate.settlement.ts';
import { listDueCertificates } from '../src/features/enrolments/enrolment.completion.ts';
import { enterAward } from '../src/features/points/award.ts';
import {
  classFields,
  startFields,
  classSlot,
  groupSlot,
} from '../src/features/enrolments/enrolment.fields.ts';
import { recount } from '../src/features/enrolments/enrolment.counts.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { seedActivity, studentOf } from './seed-activity.ts';
import { seedArmoury } from './seed-armoury.ts';
import { seedTill } from './seed-till.ts';
import { appendEntry } from '../src/features/points/ledger.ts';
import {
  DEMO_CLASSES,
  DEMO_COURSES,
  DEMO_ENROLMENTS,
  DEMO_STUDENTS,
  type DemoCourse,
  type DemoEnrolment,
} from './demo-data.ts';

const PASSWORD = 'centinela2026';

export const DEMO_ACCOUNTS = [
  { email: 'admin@centinela.example', password: PASSWORD, note: 'Administrator' },
  { email: 'lucia@centinela.example', password: PASSWORD, note: 'Student with history' },
  { email: 'martin.sosa@centinela.example', password: PASSWORD, note: 'Student without history' },
  { email: 'recepcion@centinela.example', password: PASSWORD, note: 'Desk' },
  { email: 'roberto.aguirre@centinela.example', password: PASSWORD, note: 'Instructor' },
  { email: 'armeria@centinela.example', password: PASSWORD, note: 'Armourer' },
] as const;

const [ADMIN, LUCIA, , DESK, INSTRUCTOR, ARMOURER] = DEMO_ACCOUNTS;

const MANY = 1_000;

type NamedCourse = DemoCourse & { id: Types.ObjectId; date: Date | null };

const dateOf = (ctx: Ctx, day: number, clock: string) =>
  instantOf(dayIn(addDays(ctx.now, day), academy.timeZone), clock, academy.timeZone);

const seedCourses = async (ctx: Ctx): Promise<Map<string, NamedCourse>> => {
  const courses = DEMO_COURSES.map((course) => {
    const date = course.day === null ? null : dateOf(ctx, course.day, course.clock);
    return { ...course, id: new Types.ObjectId(), date };
  });
  await CourseModel.insertMany(
    courses.map(({ id, date, key: _key, day: _day, clock: _clock, ...course }) => ({
      _id: id,
      ...storedCourse({ ...course, scheduledDate: date, issuesCertificate: true }),
    })),
  );
  return new Map(courses.map((course) => [course.key, course]));
};

const person = (index: number, [firstName, lastName, city]: readonly [string, string, string]) => ({
  firstName,
  lastName,
  city,
  province: 'Buenos Aires',
  phone: `+54 9 11 4${String(200 + index)}-${String(1_000 + index * 37).slice(-4)}`,
  documentType: 'DNI' as const,
  documentNumber: `${28 + (index % 15)}.${String(100 + index * 31).slice(-3)}.${String(500 + index * 17).slice(-3)}`,
  birthDate: `${1974 + (index % 28)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  gender:
    firstName.endsWith('a') || firstName === 'Rocío' || firstName === 'Milagros'
      ? ('Mujer' as const)
      : ('Hombre' as const),
  address: `Av. San Martín ${1_200 + index * 83}`,
});

/** Number and name, account, and for how many days it has been there. */
const STAFF = [
  [0, ['Elena', 'Paz', 'Buenos Aires'], { email: ADMIN.email, role: 'admin' }, 400],
  [61, ['Carla', 'Medina', 'Pilar'], { email: DESK.email, staffRole: 'desk' }, 390],
  [62, ['Roberto', 'Aguirre', 'Campana'], { email: INSTRUCTOR.email }, 380],
  [63, ['Hugo', 'Ledesma', 'Pilar'], { email: ARMOURER.email, staffRole: 'armourer' }, 370],
] as const;

const seedUsers = async (ctx: Ctx) => {
  const passwordHash = await hashPassword(PASSWORD);
  const common = { passwordHash, referrals: 'settled' as const };
  for (const [index, name, account, days] of STAFF) {
    await createUser({
      ...common,
      ...person(index, name),
      ...account,
      createdAt: subDays(ctx.now, days),
    });
  }
  for (const [index, student] of DEMO_STUDENTS.entries()) {
    const name = foldText(`${student[0]}.${student[1]}`);
    await createUser({
      ...common,
      ...person(index + 2, student),
      email: `${name}@centinela.example`,
      isActive: index !== 10,
      createdAt: subDays(ctx.now, 200 - index * 7),
    });
  }
  await createUser({
    referrals: 'settled',
    email: 'nuevo.google@centinela.example',
    documentNumber: newPendingDocument(),
    firstName: 'Paula',
    lastName: 'Vega',
    createdAt: subDays(ctx.now, 2),
  });
  return createUser({
    ...common,
    ...person(1, ['Lucía', 'Fernández', 'San Isidro']),
    email: LUCIA.email,
    postalCode: 'B1642',
    clu: 'CLU-482913',
    cluExpiration: dayIn(addDays(ctx.now, 500), academy.timeZone),
    createdAt: subDays(ctx.now, 120),
  });
};

const personalisedFields = (ctx: Ctx, userId: string, choice: NonNullable<DemoEnrolment['personalised']>) => {
  const start = dateOf(ctx, choice.day, choice.clock);
  const booking = {
    scheduledDate: start.toISOString(),
    scheduledTime: choice.clock,
    classType: 'defensive' as const,
    hasWeaponAmmo: choice.own,
    weapons: choice.weapons as Parameters<typeof classFields>[0]['weapons'],
    ammoBoxes: choice.ammo.map(([caliber, quantity]) => ({ caliber: caliber as Caliber, quantity })),
  };
  return { ...classFields(booking, start), slotKey: classSlot(userId, start) };
};

const seedEnrolments = async (
  ctx: Ctx,
  userId: string,
  { courses, classes }: { courses: Map<string, NamedCourse>; classes: DemoEnrolment[] },
) => {
  for (const [index, demo] of classes.entries()) {
    const course = courses.get(demo.course);
    if (!course) throw new Error(`the demo data name no course ${demo.course}`);
    const _id = new Types.ObjectId();
    const fields = demo.personalised
      ? personalisedFields(ctx, userId, demo.personalised)
      : { slotKey: groupSlot(userId, course.id.toString()), priceCentavos: toCentavos(course.price) };
    const heldOn = demo.personalised
      ? dateOf(ctx, demo.personalised.day, demo.personalised.clock)
      : course.date;
    const isCompleted = demo.status === 'completed';
    const createdAt = subDays(ctx.now, 100 - index * 12);
    const document = await EnrolmentModel.create({
      _id,
      userId: new Types.ObjectId(userId),
      courseId: course.id,
      courseType: course.courseType,
      status: demo.status,
      ...fields,
      ...(demo.status === 'cancelled' ? { slotKey: _id.toString() } : {}),
      ...startFields(heldOn),
      createdMonth: monthOf(createdAt),
      completionDate: isCompleted ? heldOn : null,
      instructorId: null,
      instructorName: demo.instructor ?? null,
      award: isCompleted ? { points: course.pointsValue, turn: 1 } : null,
      ...(isCompleted ? { certificate: { state: 'due', isWanted: true } } : {}),
      createdAt,
    });
    await enterAward({ ...ctx, now: heldOn ?? ctx.now }, document.toObject());
  }
};

/** True for one of several concurrent first starts, which fills the database. */
const claimSeeding = async ({ now }: Ctx) => {
  try {
    await mongoose.connection
      .collection<{ _id: string; appliedAt: Date }>('migrations')
      .insertOne({ _id: 'demo-data', appliedAt: now });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Believable Spanish demo data with dates around today, without money and weapons. Never in production. */
export const seedDemo = async (ctx: Ctx): Promise<'seeded' | 'already there'> => {
  if (ctx.env.NODE_ENV === 'production') throw new Error('Demo data are refused in production.');
  if ((await isEmailTaken(ADMIN.email, ctx)) || !(await claimSeeding(ctx))) return 'already there';
  const courses = await seedCourses(ctx);
  const lucia = await seedUsers(ctx);
  await seedEnrolments(ctx, lucia.id, { courses, classes: DEMO_ENROLMENTS });
  for (const [name, classes] of Object.entries(DEMO_CLASSES)) {
    const { id } = await studentOf(name);
    await seedEnrolments(ctx, id, { courses, classes });
  }
  for (const { id } of courses.values()) await recount(id.toString());
  for (const id of await listDueCertificates(MANY, ctx.now)) await settleDueCertificate(ctx, id);
  await appendEntry({
    userId: lucia.id,
    type: 'redeem',
    delta: -120,
    description: 'Descuento en Tiro Defensivo Nivel II',
    sourceKey: 'redeem:demo',
    createdAt: subDays(ctx.now, 5),
  });
  await seedActivity(ctx, { admin: await studentOf('admin'), courses });
  return 'seeded';
};

/** The same, with a month of the till and with weapons. */
export const seedWholeDemo = async (ctx: Ctx) => {
  const outcome = await seedDemo(ctx);
  if (outcome === 'already there') return outcome;
  // The time limit of an operation counts from its `now`, which is in the past here.
  const past = { ...ctx, env: { ...ctx.env, TIME_LIMITS: 'off' as const } };
  await seedTill(past);
  await seedArmoury(past);
  return outcome;
};

export const seedWhenEmpty = async (deps: Deps) => {
  if (await UserModel.exists({})) return;
  await seedWholeDemo(systemContext(deps));
};

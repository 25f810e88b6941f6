import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addDays, addMinutes } from 'date-fns';
import mongoose, { mongo, Types } from 'mongoose';
import * as v from 'valibot';
import type { Course as DomainCourse } from '#domain/courses/course.ts';
import { academy, type StaffRole } from '#domain/academy.ts';
import { registerSchema } from '#domain/auth/auth.schema.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { allModels } from '../src/models.ts';
import { systemContext } from '../src/operation/context.ts';
import { LockModel } from '../src/database/lock.model.ts';
import { KeyClaimModel } from '../src/operation/key-claim.model.ts';
import { AuditEntryModel } from '../src/features/audit/audit.model.ts';
import { openSession } from '../src/features/auth/sessions/session.ts';
import { newToken } from '../src/features/credentials/token.ts';
import { hashPassword } from '../src/features/credentials/password-hash.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { changeUser, createUser, newPendingDocument } from '../src/features/users/user.store.ts';
import { CourseModel, toCourse } from '../src/features/courses/course.model.ts';
import { storedCourse } from '../src/features/courses/course.store.ts';
import { toRestCourse } from '../src/features/courses/course.responses.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../src/features/enrolments/enrolment.fields.ts';
import { recount } from '../src/features/enrolments/enrolment.counts.ts';
import { WaitingModel } from '../src/features/enrolments/waiting/waiting.model.ts';
import {
  InstructorModel,
  toInstructor,
  type InstructorDocument,
} from '../src/features/instructors/instructor.model.ts';
import { LedgerTotalModel } from '../src/features/points/ledger-total.model.ts';
import { appendEntry } from '../src/features/points/ledger.ts';
import { MailModel } from '../src/outgoing/mail.model.ts';
import { DeliveryModel } from '../src/outgoing/delivery.model.ts';
import { readUndecoded } from './undecoded.ts';
import { serverAt } from './harness.ts';
import type { AcademyApi, GraphqlApi, Result, Connect, Course, Payload } from './academy-api.ts';

const unique = () => randomBytes(6).toString('hex');

export const anEmail = () => `persona-${unique()}@example.com`;

/** Another one each time, as the numbers of `aNumber`. */
export const aText = () => `Texto ${unique()}`;

let lastNumber = 0;
/** From 1 to `most`. */
export const aNumber = (most: number) => {
  lastNumber = (lastNumber % most) + 1;
  return lastNumber;
};

const DOCUMENTS = 89_999_999;
/** Without a common divisor with their count: each comes once before one comes again, and neighbours begin differently. */
const DOCUMENT_STEP = 55_621_973;
let document = randomBytes(4).readUInt32BE() % DOCUMENTS;

/** Of eight digits, as a DNI has; not the same twice in one process. */
export const aDocumentNumber = () => {
  document = (document + DOCUMENT_STEP) % DOCUMENTS;
  return String(10_000_000 + document);
};

export const PASSWORD = 'secreto-1';

/** A whole register payload; name only what the test is about. */
export const aRegistration = (differences: Payload = {}): Payload & { email: string; password: string } => ({
  email: anEmail(),
  password: PASSWORD,
  firstName: 'Ana',
  lastName: 'Gómez',
  phone: '+54 11 4000-0000',
  documentType: 'DNI',
  documentNumber: aDocumentNumber(),
  birthDate: '1990-05-17',
  gender: 'Mujer',
  address: 'Av. San Martín 1234',
  city: 'Pilar',
  province: 'Buenos Aires',
  ...differences,
});

/** What completes a pending profile. */
export const aProfile = (differences: Payload = {}): Payload => ({
  firstName: 'Ana',
  lastName: 'Gómez',
  documentType: 'Pasaporte',
  documentNumber: aDocumentNumber(),
  birthDate: '1985-01-31',
  gender: 'Hombre',
  address: 'Calle Falsa 123',
  city: 'Luján',
  province: 'Buenos Aires',
  ...differences,
});

/** The data of a result that must have succeeded. */
export const good = <T>(result: Result<T>): T => {
  if (result.ok) return result.data;
  throw new Error(
    `expected success, got ${result.status} ${result.detail} ${JSON.stringify(result.fields ?? [])}`,
  );
};

export type Member<Api extends AcademyApi = AcademyApi> = {
  id: string;
  email: string;
  password: string;
  token: string;
  api: Api;
};
export type GraphqlMember = Member<GraphqlApi>;
/** A test server is one, by GraphQL. */
export type Surface<Api extends AcademyApi = AcademyApi> = { url: string; connect: Connect<Api> };

/** What a context of a test's requests has: they name no browser. */
const contextOf = ({ deps }: NonNullable<ReturnType<typeof serverAt>>) => ({
  ...systemContext(deps),
  ip: '127.0.0.1',
});

type Account = { id: string; email: string; password?: string };

/** A session of the account: without a request, where the server runs in this process. */
const signIn = async <Api extends AcademyApi>(
  { url, connect }: Surface<Api>,
  { id, email, password = PASSWORD }: Account,
): Promise<Member<Api>> => {
  const server = serverAt(url);
  const { accessToken: token } = server
    ? await openSession(contextOf(server), { userId: id, via: 'password', generations: {} })
    : good(await connect(url).login({ email, password }));
  return { id, email, password, token, api: connect(url, token) };
};

/** Somebody who registers as students do. */
export const aRegistered = async <Api extends AcademyApi>(
  { url, connect }: Surface<Api>,
  differences: Payload = {},
): Promise<Member<Api>> => {
  const person = aRegistration(differences);
  const token = good(await connect(url).register(person)).accessToken;
  const api = connect(url, token);
  const { id, email } = good(await api.me());
  return { id, email, password: person.password, token, api };
};

/** A student with a complete profile, signed in. Where the server runs in this process they are stored as they register. */
export const aStudent = async <Api extends AcademyApi>(
  surface: Surface<Api>,
  differences: Payload = {},
): Promise<Member<Api>> => {
  // A registration by a link of a referral has effects on others.
  if (!serverAt(surface.url) || differences.ref) return aRegistered(surface, differences);
  const person = v.parse(registerSchema(academyDay(0)), aRegistration(differences));
  const { password, ref: _ref, ...profile } = person;
  const passwordHash = await hashPassword(password);
  const createdAt = new Date();
  const user = await createUser({ ...profile, passwordHash, referrals: 'settled', createdAt });
  return signIn(surface, { ...user, password });
};

export const anAdmin = async <Api extends AcademyApi>(
  surface: Surface<Api>,
  differences: Payload = {},
): Promise<Member<Api>> => {
  const member = await aStudent(surface, differences);
  await UserModel.updateOne({ _id: member.id }, { $set: { role: 'admin' } });
  return member;
};

/** Staff who are not admins; an instructor with a record. */
export const aStaffMember = async <Api extends AcademyApi>(
  surface: Surface<Api>,
  staffRole: StaffRole,
): Promise<Member<Api>> => {
  const member = await aStudent(surface);
  await UserModel.updateOne({ _id: member.id }, { $set: { staffRole } });
  if (staffRole === 'instructor') await anInstructor({ accountKey: member.id });
  return member;
};

/** A student whom an admin has deactivated since; the token is from before. */
export const aDeactivated = async <Api extends AcademyApi>(surface: Surface<Api>): Promise<Member<Api>> => {
  const member = await aStudent(surface);
  await UserModel.updateOne({ _id: member.id }, { $set: { isActive: false } });
  return member;
};

type Names = { firstName?: string | null; lastName?: string | null; phone?: string };

/** As after a first Google sign-in, and never signed in since. */
export const aPendingUser = async (names: Names = {}) =>
  createUser({
    email: anEmail(),
    passwordHash: await hashPassword(PASSWORD),
    documentNumber: newPendingDocument(),
    firstName: 'Paula',
    lastName: 'Vega',
    ...names,
    referrals: 'settled',
    createdAt: new Date(),
  });

/** Somebody whose profile is still pending, signed in. */
export const aPending = async <Api extends AcademyApi>(
  surface: Surface<Api>,
  names?: Names,
): Promise<Member<Api>> => signIn(surface, await aPendingUser(names));

type CourseDifferences = Partial<Omit<DomainCourse, 'id'>>;

/** A group course in a week, by default. */
export const aCourse = async (differences: CourseDifferences = {}): Promise<Course> => {
  const document = await CourseModel.create(
    storedCourse({
      name: 'Tiro Defensivo',
      description: 'Desenfunde y empuñadura',
      location: 'Polígono Norte',
      courseType: 'Grupal' as const,
      scheduledDate: addDays(new Date(), 7),
      price: 48_000,
      pointsValue: 100,
      isActive: true,
      ...differences,
    }),
  );
  const { scheduledDate, ...course } = toRestCourse(toCourse(document.toObject()));
  return { ...course, scheduledDate: scheduledDate?.toISOString() ?? null };
};

/** A group course that the academy has just called off. */
export const aCalledOffCourse = async (differences: CourseDifferences = {}): Promise<Course> => {
  const course = await aCourse({ ...differences, isActive: false });
  const callOff = { reason: 'weather', note: null, at: new Date(), state: 'in_force', wasActive: true };
  await CourseModel.updateOne({ _id: course.id }, { $set: { callOff } });
  return course;
};

/** A group course whose only seat is taken, by an arbitrary student. */
export const aFullCourse = async (differences: CourseDifferences = {}): Promise<Course> => {
  const course = await aCourse({ capacity: 1, ...differences });
  await EnrolmentModel.create({
    userId: new Types.ObjectId(),
    courseId: new Types.ObjectId(course.id),
    courseType: course.courseType,
    status: 'confirmed',
    slotKey: `test:${unique()}`,
    priceCentavos: NO_CENTAVOS,
    createdMonth: '2026-01',
    createdAt: new Date(),
  });
  await recount(course.id);
  return course;
};

/** A student on the waiting list of a course. */
export const aWaiting = async (userId: string, courseId: string) => {
  const { _id } = await WaitingModel.create({
    userId: new Types.ObjectId(userId),
    courseId: new Types.ObjectId(courseId),
    state: 'waiting',
    lineKey: `${courseId}:${userId}`,
    joinedAt: new Date(),
  });
  await recount(courseId);
  return _id.toString();
};

export const anInstructor = async (differences: Partial<InstructorDocument> = {}) => {
  const document = await InstructorModel.create({ name: 'Marta Ruiz', isActive: true, ...differences });
  return toInstructor(document.toObject());
};

/** The token of an invitation of a new instructor. */
export const anInvitation = async (differences: Partial<InstructorDocument> = {}) => {
  const { token, hash: digest } = newToken();
  await anInstructor({
    invitation: { digest, expiresAt: addDays(new Date(), 1), salt: null },
    ...differences,
  });
  return token;
};

/** Who has accepted it is a student again. */
export const endInvitation = async (userId: string | undefined) => {
  if (!userId) return;
  await InstructorModel.deleteMany({ accountKey: userId });
  await changeUser(userId, () => ({ staffRole: null }), { ends: [] });
};

export const aPersonalisedCourse = (differences: CourseDifferences = {}) =>
  aCourse({ name: 'Clase Personalizada', courseType: 'Personalizado', scheduledDate: null, ...differences });

/** A class of the instructor that has just begun, with two confirmed students, or more. */
export const aClassToday = async <Api extends AcademyApi>(
  { id }: Pick<Member, 'id'>,
  surface: Surface<Api>,
  more = 0,
) => {
  const instructor = await InstructorModel.findOne({ accountKey: id }).orFail().lean();
  // So short that it may be completed as soon as it begins.
  const course = await aCourse({ instructorId: instructor._id.toString(), durationMinutes: 15 });
  const enrol = async () => {
    const student = await aStudent(surface);
    return { student, id: good(await student.api.enrol({ courseId: course.id })).id };
  };
  const enrolments = [await enrol(), await enrol()] as const;
  for (let index = 0; index < more; index += 1) await enrol();
  const now = new Date();
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: now } });
  await EnrolmentModel.updateMany(
    { courseId: course.id },
    { $set: { ...startFields(now), status: 'confirmed' } },
  );
  return { course, enrolments };
};

/** Makes a class of today of an enrolment, if the user is an instructor. */
export const teachToday = async (userId: string | undefined, enrolmentId: string) => {
  const instructor = userId && (await InstructorModel.findOne({ accountKey: userId }).lean());
  if (!instructor) return;
  const { _id, name } = instructor;
  await EnrolmentModel.updateOne(
    { _id: enrolmentId },
    {
      $set: {
        status: 'confirmed',
        startsAt: new Date(),
        instructorId: _id.toString(),
        instructorName: name,
      },
    },
  );
};

let minutes = 0;

/** A minute of a morning in ten days, never the same twice; whatever the hour is now, evenings stay free. */
export const aFutureInstant = () => {
  minutes += 1;
  return addMinutes(instantOf(academyDay(10), '00:00', academy.timeZone), minutes);
};

/** A booking whose date and time agree in the academy's zone. */
export const aBooking = (courseId: string, differences: Payload = {}): Payload => {
  const start = aFutureInstant();
  return {
    courseId,
    scheduledDate: start.toISOString(),
    scheduledTime: clockIn(start, academy.timeZone),
    hasWeaponAmmo: false,
    weapons: ['pistola-9mm'],
    ammoBoxes: [{ caliber: '9mm', quantity: 1 }],
    classType: 'defensive',
    ...differences,
  };
};

/** The academy's calendar day so many days from now. */
export const academyDay = (days: number) => dayIn(addDays(new Date(), days), academy.timeZone);

/** What a student has just redeemed points for, as an entry of the ledger. */
export const aRedemption = async (userId: string, points = 10) => {
  await givePoints(userId, points);
  const entry = await appendEntry({
    userId,
    type: 'redeem',
    delta: -points,
    description: 'Gorra',
    sourceKey: `test:${unique()}`,
    createdAt: new Date(),
  });
  return { id: entry._id.toString(), code: entry.code ?? '' };
};

/** Puts points into a ledger, as an admin's correction would. */
export const givePoints = (userId: string, points: number) =>
  appendEntry({
    userId,
    type: 'adjust',
    delta: points,
    description: 'Saldo de prueba',
    sourceKey: `test:${unique()}`,
    createdAt: new Date(),
  });

type Models = readonly (typeof allModels)[number][];

const textIn = async (models: Models) =>
  Buffer.concat((await Promise.all(models.map(readUndecoded))).flat()).toString('latin1');

/** CommandNotFound, and CommandNotSupported. */
const UNKNOWN_COMMAND: unknown[] = [59, 115];

/** A digest of each collection; of a server without one, everything is read. */
const storedIn = async (models: Models): Promise<object> => {
  const names = models.map(({ collection }) => collection.collectionName);
  const database = mongoose.connection.getClient().db(mongoose.connection.name);
  try {
    const { collections } = await database.command({ dbHash: 1, collections: names });
    return collections as object;
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || !UNKNOWN_COMMAND.includes(error.code)) throw error;
    return { text: await textIn(models) };
  }
};

const modelsBut = (...names: string[]) => allModels.filter(({ modelName }) => !names.includes(modelName));

/**
 * Claims of keys refuse and change nothing; totals are derived, now and then, by the sweep; messages are sent in the
 * background.
 */
const APART = [KeyClaimModel, LockModel, LedgerTotalModel, MailModel].map(({ modelName }) => modelName);

const modelsOfEverything = modelsBut(...APART);

/** Of every stored document but those: what must be the same after a repeated request. */
export const everythingStored = () => storedIn(modelsOfEverything);

/** The same, to look for a text that must not be stored. */
export const textOfEverything = () => textIn(modelsOfEverything);

const IN_A_HUNDRED_YEARS = new Date(Date.now() + 100 * 365 * 86_400_000);

const untilNothingChanges = async (): Promise<void> => {
  const before = await everythingStored();
  await delay(200);
  if (!isDeepStrictEqual(before, await everythingStored())) await untilNothingChanges();
};

/** Some operations start deliveries and messages, which run in the background: ends their attempts, and begins no other. */
export const restAfter = async (operation: string) => {
  if (!/redeliver|resend|TestEvent/.test(operation)) return;
  await DeliveryModel.updateMany({ state: 'pending' }, { $set: { nextAttemptAt: IN_A_HUNDRED_YEARS } });
  await untilNothingChanges();
};

const modelsOfEffects = modelsBut(...APART, AuditEntryModel.modelName);

/** The same without the audit trail, which records rejections: the data that a rejected request must not change. */
export const everyEffectStored = async () => {
  return storedIn(modelsOfEffects);
};

export const NO_SUCH_ID = '0123456789abcdef01234567';

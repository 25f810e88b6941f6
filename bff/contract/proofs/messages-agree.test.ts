import { addHours, addMinutes, addSeconds, startOfMinute } from 'date-fns';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn, longDay, classDayAndTime } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { attemptMail } from '../../src/features/mail/mail.attempt.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { findDueMail } from '../../src/features/mail/mail.store.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { SmtpError, type OutgoingMail } from '../../src/process/mail.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anInstructor,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { randomFrom } from '../random-users.ts';

/** `MAIL_FORTNIGHTS=500` is the long form. */
const FORTNIGHTS = Number(process.env.MAIL_FORTNIGHTS ?? 8);
const SEED = Number(process.env.MAIL_SEED ?? 1);
const STUDENTS = 4;
const BEGIN = new Date('2027-03-01T15:00:00Z');
const FORTNIGHT_HOURS = 14 * 24;
const LONGEST_STEP_HOURS = 24;
/** Messages are given up after 72 hours. */
const LONGEST_AWAY_HOURS = 48;

type Sent = { at: Date; to: string; cause: string; text: string };

let server: TestServer;
let admin: Member;
let students: Member[];
let instructors: string[];
let sent: Sent[] = [];
let isAway = false;

/** The SMTP server. Its messages are read as a person would. */
const mail = {
  sendLater: () => {},
  close: () => Promise.resolve(),
  send: ({ to, text, messageId = '' }: OutgoingMail) => {
    if (isAway) throw new SmtpError({ code: 'ECONNREFUSED', command: 'CONN' });
    sent.push({ at: new Date(), to, cause: messageId.slice(1).split('#')[0] ?? '', text });
    return Promise.resolve();
  },
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  server = await startTestServer(
    { MESSAGES: 'on', MAIL_QUIET_HOURS: 'on', SESSION_HOURS: '8760', MAX_ACTIVE_ENROLMENTS: '1000' },
    { isMailing: false },
  );
  const surface = { url: server.url, connect: connectGraphql };
  admin = await anAdmin(surface);
  students = [];
  while (students.length < STUDENTS) students.push(await aStudent(surface));
  instructors = [(await anInstructor()).id, (await anInstructor({ name: 'Juan Paz' })).id];
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const apiOf = ({ token }: Member) => connectGraphql(server.url, token);

/** What the worker does while messages are due. */
const sendDue = async () => {
  for (;;) {
    const due = await findDueMail(new Date(), 100);
    if (due.length === 0) return;
    for (const message of due) {
      const outcome = await attemptMail({ ...server.deps, mail }, message, new AbortController().signal);
      if (outcome === 'away') return;
    }
  }
};

/** What staff did without a message; `hasBegun`: when it was moved, the class of before had begun. */
type Silent = { move?: Date; hasBegun?: boolean; cancel?: boolean };

type World = {
  courses: string[];
  random: () => number;
  silent: Map<string, Silent>;
};

const pick = <Value>({ random }: Pick<World, 'random'>, values: readonly Value[]) =>
  values[Math.floor(random() * values.length)];

/** Of the world's classes, in the order of booking. */
const enrolmentsOf = ({ courses }: World, filter: object = {}) =>
  EnrolmentModel.find({ courseId: { $in: courses }, ...filter })
    .sort({ createdAt: 1, _id: 1 })
    .lean();

const someDate = ({ random }: World) => {
  const hours = 3 + Math.floor(random() * 24 * 18);
  return addMinutes(startOfMinute(addHours(new Date(), hours)), 1);
};

const someActive = async (world: World, filter: object = {}) =>
  pick(world, await enrolmentsOf(world, { status: { $in: ['pending', 'confirmed'] }, ...filter }));

const noteSilent = (world: World, id: string, what: Silent) =>
  world.silent.set(id, { ...world.silent.get(id), ...what });

/** So many times as likely as the others. */
const LIKELY = { enrol: 5, confirm: 2, cancelOwn: 2, accept: 2 };

/** Books, or waits where no seat is free. */
const enrolOrWait = async (world: World, member: Member | undefined, courseId = '') => {
  if (!member) return;
  const { courseType } = await CourseModel.findById(courseId).orFail().lean();
  const start = someDate(world);
  const scheduledTime = clockIn(start, academy.timeZone);
  const booking = aBooking(courseId, { scheduledDate: start.toISOString(), scheduledTime });
  const { ok } = await apiOf(member).enrol(courseType === 'Grupal' ? { courseId } : booking);
  if (!ok) await apiOf(member).joinWaitingList(courseId);
};

/** One change of each kind. Those that the rules reject change nothing. */
const CHANGES: Record<string, (world: World) => Promise<unknown>> = {
  enrol: async (world) => enrolOrWait(world, pick(world, students), pick(world, world.courses)),
  accept: async (world) => {
    const offered = await someActive(world, { offerUntil: { $ne: null } });
    const member = students.find(({ id }) => id === offered?.userId.toString());
    if (offered && member) await apiOf(member).acceptOffer({ id: offered._id.toString() });
  },
  cancelOwn: async (world) => {
    const own = await someActive(world);
    const member = students.find(({ id }) => id === own?.userId.toString());
    if (own && member) await apiOf(member).cancelEnrolment(own._id.toString());
  },
  confirm: async (world) => {
    const one = await someActive(world, { status: 'pending' });
    if (one) await apiOf(admin).confirmEnrolments({ ids: [one._id.toString()] });
  },
  confirmAndTakeBack: async (world) => {
    const one = await someActive(world, { status: 'pending' });
    if (!one) return;
    await apiOf(admin).confirmEnrolments({ ids: [one._id.toString()] });
    await apiOf(admin).takeBackEnrolments({ ids: [one._id.toString()] });
  },
  moveOne: async (world) => {
    const one = await someActive(world);
    const isSilent = world.random() < 0.5;
    if (!one) return;
    const id = one._id.toString();
    const input = { id, scheduledDate: someDate(world).toISOString(), isSilent };
    const { ok } = await apiOf(admin).rescheduleEnrolment(input);
    const now = new Date();
    const hasBegun = isSilent && one.startsAt !== null && one.startsAt <= now;
    if (ok) noteSilent(world, id, { move: isSilent ? now : new Date(0), hasBegun });
  },
  cancelOne: async (world) => {
    const one = await someActive(world);
    const isSilent = world.random() < 0.5;
    if (!one) return;
    const id = one._id.toString();
    const { ok } = await apiOf(admin).cancelEnrolments({ ids: [id], reason: 'academy', isSilent });
    if (ok && isSilent) noteSilent(world, id, { cancel: true });
  },
  assign: async (world) => {
    const one = await someActive(world);
    const instructorId = pick(world, [...instructors, null]) ?? null;
    if (one) await apiOf(admin).assignInstructor({ ids: [one._id.toString()], instructorId });
  },
  moveCourse: (world) => changeCourse(world, { scheduledDate: someDate(world).toISOString() }),
  moveBack: async (world) => {
    const id = pick(world, world.courses) ?? '';
    const { previousDate } = await CourseModel.findById(id).orFail().lean();
    if (!previousDate || previousDate <= addHours(new Date(), 3)) return;
    await apiOf(admin).updateCourse({ id, scheduledDate: previousDate.toISOString() });
  },
  place: (world) => changeCourse(world, { location: pick(world, ['Polígono Norte', 'Polígono Este']) }),
  instructor: (world) => changeCourse(world, { instructorId: pick(world, [...instructors, null]) ?? null }),
  duration: (world) => changeCourse(world, { durationMinutes: pick(world, [60, 90, 120]) }),
  all: (world) =>
    changeCourse(world, {
      scheduledDate: someDate(world).toISOString(),
      location: pick(world, ['Polígono Norte', 'Polígono Este']),
      durationMinutes: pick(world, [60, 90, 120]),
    }),
  price: (world) => changeCourse(world, { price: 1_000 + Math.floor(world.random() * 9) * 1_000 }),
  callOff: (world) => apiOf(admin).callOffCourse({ id: pick(world, world.courses) ?? '', reason: 'weather' }),
  callOffAndUndo: async (world) => {
    const id = pick(world, world.courses) ?? '';
    await apiOf(admin).callOffCourse({ id, reason: 'weather' });
    vi.setSystemTime(addMinutes(new Date(), 5));
    if (!isAway) await sendDue();
    await apiOf(admin).undoCallOff({ id });
  },
};

const NAMES = Object.keys(CHANGES).flatMap((name) =>
  Array<string>(name in LIKELY ? LIKELY[name as keyof typeof LIKELY] : 1).fill(name),
);

const changeCourse = async (world: World, changes: Record<string, unknown>) => {
  const id = pick(world, world.courses) ?? '';
  const { courseType } = await CourseModel.findById(id).orFail().lean();
  const { scheduledDate: _, ...others } = changes;
  await apiOf(admin).updateCourse({ id, ...(courseType === 'Grupal' ? changes : others) });
};

const aWorld = async (random: () => number): Promise<World> => {
  const scheduledDate = addHours(BEGIN, FORTNIGHT_HOURS + 48);
  const group = { capacity: 2, scheduledDate, location: 'Polígono Norte' };
  const [first = '', second = ''] = instructors;
  const courses = [
    await aCourse({ ...group, instructorId: first, offerHours: 24 }),
    await aCourse({ ...group, instructorId: second }),
    await aPersonalisedCourse({ location: 'Polígono Norte' }),
  ];
  return { courses: courses.map(({ id }) => id), random, silent: new Map() };
};

const textOf = (instant: Date) => classDayAndTime(instant, academy.timeZone);

/** The last reminder says the day as it is on that day. */
const saysDate = ({ text, at }: Sent, instant: Date) =>
  text.includes(textOf(instant)) ||
  (dayIn(at, academy.timeZone) === dayIn(instant, academy.timeZone) &&
    text.includes(`Tu clase de hoy empieza a las ${clockIn(instant, academy.timeZone)}.`));

const MONTHS = Array.from(
  { length: 12 },
  (_, month) => longDay(new Date(Date.UTC(2027, month, 1, 12)), 'UTC').split(' ')[2] ?? '',
);

/** The date of the class by the first sentence after the greeting, which names the one of before first; null without. */
const dateTold = ({ text, at }: Sent) => {
  const [, today] = /Tu clase de hoy empieza a las (\d\d:\d\d)/.exec(text) ?? [];
  if (today) return instantOf(dayIn(at, academy.timeZone), today, academy.timeZone);
  const dates = [...(text.split('\n\n')[1] ?? '').matchAll(/(\d+) de (\p{L}+) de (\d+) a las (\d\d:\d\d)/gu)];
  const [, day, month = '', year = '', clock = ''] = dates.at(-1) ?? [];
  if (!day) return null;
  const written = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return instantOf(written, clock, academy.timeZone);
};

const lastOf = (cause: string, says = (_: string) => true) =>
  sent.findLast((one) => one.cause === cause && says(one.text));

const standingIn = (text: string) => {
  if (/canceló|Cancelaste|suspendió|Venció el plazo/.test(text)) return 'cancelled';
  if (/está confirmada|Tu lugar está confirmado/.test(text)) return 'confirmed';
  return /Acéptalo antes|si lo aceptas antes/.test(text) ? 'offered' : 'pending';
};

/** Whether a person who has read this expects a class after an instant, or one without a date. */
const expectsClass = (last: Sent, instant: Date) => {
  const told = dateTold(last);
  return standingIn(last.text) !== 'cancelled' && (told === null || told > instant);
};

type Stored = Awaited<ReturnType<typeof enrolmentsOf>>[number];

const standingOf = ({ status, offerUntil }: Stored) => (offerUntil ? 'offered' : status);

/** The class began while the SMTP server was away, before its cancellation was told. */
const hasBegunUntold = async (enrolmentId: string) => {
  const message = await MailModel.findOne({ enrolmentId, kind: 'cancelled', state: 'dropped' }).lean();
  const { settledAt, facts } = message ?? {};
  return Boolean(settledAt && facts?.startsAt && new Date(facts.startsAt) <= settledAt);
};

/** What the last message says otherwise than what is stored; nothing about classes that have begun. */
const contradictionOf = async (world: World, enrolment: Stored): Promise<string | null> => {
  const { _id, startsAt, courseId, instructorName, offerUntil, cancellation } = enrolment;
  const id = _id.toString();
  const { move, hasBegun, cancel } = world.silent.get(id) ?? {};
  const last = lastOf(`enrolment.${id}`);
  const isDateSilent = Boolean(move && (!last || move >= last.at));
  if (cancel || (hasBegun && isDateSilent)) return null;
  const standing = standingOf(enrolment);
  if (startsAt && startsAt <= new Date()) {
    const isExpected = last && !isDateSilent && expectsClass(last, new Date());
    return isExpected ? `at ${startsAt.toISOString()}, told: ${last.text}` : null;
  }
  if (standing === 'cancelled') {
    const isExpected = last && expectsClass(last, cancellation?.at ?? new Date());
    return isExpected && !(await hasBegunUntold(id)) ? `cancelled, told: ${last.text}` : null;
  }
  if (!last) return 'nothing was told';
  if (standingIn(last.text) !== standing) return `${standing}, told: ${last.text}`;
  if (!isDateSilent && !(startsAt ? saysDate(last, startsAt) : last.text.includes('aún no tiene')))
    return `${startsAt?.toISOString()}, told: ${last.text}`;
  if (offerUntil && !last.text.includes(textOf(offerUntil)) && !isDateSilent)
    return `offered until ${offerUntil.toISOString()}, told: ${last.text}`;
  if (offerUntil && startsAt && offerUntil > startsAt) return 'an offer ends after its class';
  const course = await CourseModel.findById(courseId).orFail().lean();
  if (!last.text.includes(`· ${course.location}`)) return `at ${course.location}, told: ${last.text}`;
  const taughtBy =
    instructorName ??
    (course.instructorId && (await InstructorModel.findById(course.instructorId).lean())?.name);
  const [, named] = /· con ([^\n]+)/.exec(last.text) ?? [];
  if (named && named !== taughtBy) return `with ${taughtBy}, told: ${last.text}`;
  const [, minutes] =
    /Dura (\d+) minutos/.exec(lastOf(`enrolment.${id}`, (text) => /Dura \d/.test(text))?.text ?? '') ?? [];
  return minutes && Number(minutes) !== course.durationMinutes
    ? `${course.durationMinutes} minutes, told ${minutes}`
    : null;
};

/** Those who wait have read the date when they joined, so that without a message it must be the same. */
const waitingContradictions = async ({ courses }: World, dateAtJoining: Map<string, Date | null>) => {
  const found: string[] = [];
  for (const { _id, courseId } of await WaitingModel.find({
    courseId: { $in: courses },
    state: 'waiting',
  }).lean()) {
    const { scheduledDate } = await CourseModel.findById(courseId).orFail().lean();
    if (!scheduledDate || scheduledDate <= new Date()) continue;
    const last = lastOf(`waiting.${_id}`);
    const isKnown = last
      ? last.text.includes(textOf(scheduledDate))
      : dateAtJoining.get(_id.toString())?.getTime() === scheduledDate.getTime();
    if (!isKnown) found.push(`waits for ${scheduledDate.toISOString()}, told: ${last?.text ?? 'nothing'}`);
  }
  return found;
};

const noteJoined = async ({ courses }: World, dateAtJoining: Map<string, Date | null>) => {
  for (const { _id, courseId } of await WaitingModel.find({ courseId: { $in: courses } }).lean()) {
    if (dateAtJoining.has(_id.toString())) continue;
    dateAtJoining.set(_id.toString(), (await CourseModel.findById(courseId).orFail().lean()).scheduledDate);
  }
};

const historyOf = async ({ _id, cancellation }: Stored) => {
  const rows = await MailModel.find({ enrolmentId: _id.toString() }).sort({ createdAt: 1 }).lean();
  const lines = rows.map(({ createdAt, settledAt, kind, state, reason, _id: id, facts }) =>
    [createdAt.toISOString(), settledAt?.toISOString(), kind, state, reason, id, facts.startsAt].join(' '),
  );
  return [JSON.stringify(cancellation), ...lines].join('\n');
};

/** No two changes are of one instant: their order is the same in each run of a seed. */
const passSecond = () => vi.setSystemTime(addSeconds(new Date(), 1));

const aFortnight = async (seed: number) => {
  const random = randomFrom(seed);
  vi.setSystemTime(BEGIN);
  sent = [];
  isAway = false;
  const world = await aWorld(random);
  const end = addHours(BEGIN, FORTNIGHT_HOURS);
  const dateAtJoining = new Map<string, Date | null>();
  const done: string[] = [];
  let awaySince = BEGIN;
  isAway = random() < 0.5;
  for (const course of world.courses) {
    for (const member of students) {
      passSecond();
      if (random() < 0.8) await enrolOrWait(world, member, course);
    }
  }
  await noteJoined(world, dateAtJoining);
  for (;;) {
    const now = addMinutes(new Date(), Math.ceil(random() * LONGEST_STEP_HOURS * 60));
    if (now > end) break;
    vi.setSystemTime(now);
    if (random() < 0.4) {
      isAway = !isAway;
      awaySince = now;
    }
    if (now > addHours(awaySince, LONGEST_AWAY_HOURS)) isAway = false;
    const changes = 1 + Math.floor(random() * 2);
    for (let count = 0; count < changes; count += 1) {
      passSecond();
      const name = pick(world, NAMES) ?? '';
      done.push(`${new Date().toISOString()}${isAway ? ' away' : ''} ${name}`);
      await CHANGES[name]?.(world);
      await noteJoined(world, dateAtJoining);
    }
    if (random() < 0.2) await sweep(server.deps);
    await sendDue();
  }
  isAway = false;
  vi.setSystemTime(end);
  await sweep(server.deps);
  for (let hour = 0; hour < 24; hour += 6) {
    vi.setSystemTime(addHours(end, hour));
    await sendDue();
  }
  const found = await waitingContradictions(world, dateAtJoining);
  for (const enrolment of await enrolmentsOf(world)) {
    const contradiction = await contradictionOf(world, enrolment);
    if (contradiction) found.push(`${enrolment._id}: ${contradiction}\n${await historyOf(enrolment)}`);
  }
  const unsettled = await MailModel.countDocuments({ state: 'failed' });
  if (unsettled > 0) found.push(`${unsettled} messages failed`);
  return { found, done, messages: sent.length };
};

/** Nothing of it happens in the next fortnight, which begins at the same instant. */
const endWorld = async () => {
  for (const { collection } of [MailModel, EnrolmentModel, WaitingModel, CourseModel]) {
    await collection.deleteMany({});
  }
};

it(
  `after each of ${FORTNIGHTS} fortnights of random changes, the last message of each class says what is stored`,
  { timeout: 60_000 + FORTNIGHTS * 20_000 },
  async () => {
    onTestFinished(() => void vi.useRealTimers());
    let messages = 0;
    let changes = 0;
    for (let count = 0; count < FORTNIGHTS; count += 1) {
      const fortnight = await aFortnight(SEED + count);
      const { found, done } = fortnight;
      expect(found, `MAIL_SEED=${SEED + count} MAIL_FORTNIGHTS=1\n${done.join('\n')}`).toEqual([]);
      messages += fortnight.messages;
      changes += done.length;
      await endWorld();
    }
    expect(messages).toBeGreaterThan(FORTNIGHTS * 10);
    console.log(`${FORTNIGHTS} fortnights, ${changes} changes, ${messages} messages, 0 contradictions`);
  },
);

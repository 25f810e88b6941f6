import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Outcome } from '../academy-api.ts';
import {
  aCourse,
  aFullCourse,
  aStudent,
  aWaiting,
  anAdmin,
  anInstructor,
  good,
  type Member,
} from '../builders.ts';
import { commandsOf, monitored } from '../commands.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';
import { moneyIs } from '../money-builders.ts';
import { randomFrom, randomUser } from '../random-users.ts';

const IDS = 100;
const server = useTestServer(monitored);
let admin: Member;
let courses: Awaited<ReturnType<typeof aCourse>>[];
let ids: string[];
const random = randomFrom(1);

const api = (key?: string) => connectGraphql(server.url, admin.token, key ? { 'idempotency-key': key } : {});

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectGraphql });
  courses = [await aCourse({ pointsValue: 0 }), await aCourse({ pointsValue: 0 })];
});

/** Pending enrolments of as many students in two courses. */
beforeEach(async () => {
  const stored = await UserModel.countDocuments();
  const users = Array.from({ length: IDS }, (_, index) => randomUser(random, stored + index));
  await insertMany(UserModel, users);
  const rows = users.map(({ _id: userId }, index) =>
    enrolmentRow({
      userId,
      courseId: new Types.ObjectId(courses[index % courses.length]?.id),
      createdAt: new Date(),
      status: 'pending',
      startsAt: addDays(new Date(), 3),
    }),
  );
  await insertMany(EnrolmentModel, rows);
  ids = rows.map(({ _id }) => _id.toString());
});

/** Read again after a second, whatever is written. */
const IN_BACKGROUND = /dbStats|webhookEndpoints/;

const summary = (outcomes: Outcome[]) => outcomes.map(({ id, enrolment }) => [id, enrolment?.status]);

describe(`commands to the database for ${IDS} enrolments`, () => {
  it.each([
    ['confirmEnrolments', 'confirmed', undefined, 40],
    ['confirmEnrolments', 'confirmed', randomUUID(), 55],
    ['cancelEnrolments', 'cancelled', undefined, 60],
    ['assignInstructor', 'pending', undefined, 45],
  ] as const)('%s: %s, with the key %s: at most %i', async (name, status, key, most) => {
    const instructorId = (await anInstructor()).id;
    const input = { ids, ...(name === 'assignInstructor' ? { instructorId } : {}) };
    let outcomes: Outcome[] = [];
    const commands = await commandsOf(async () => {
      outcomes = good(await api(key)[name](input));
    });
    expect(summary(outcomes)).toEqual(ids.map((id) => [id, status]));
    const ofRequest = commands.filter((name) => !IN_BACKGROUND.test(name));
    expect(ofRequest.length, commands.join(', ')).toBeLessThanOrEqual(most);
    expect(await AuditEntryModel.countDocuments({ subjectId: { $in: ids }, outcome: 'done' })).toBe(IDS);
  });

  it('callOffCourse: at most 30', async () => {
    const { id } = await aCourse();
    const all = { _id: { $in: ids } };
    await EnrolmentModel.updateMany(all, { $set: { courseId: id } });
    const commands = await commandsOf(async () => good(await api().callOffCourse({ id, reason: 'weather' })));
    expect(commands.length, commands.join(', ')).toBeLessThanOrEqual(30);
    expect(await EnrolmentModel.countDocuments({ ...all, status: 'cancelled', rev: 2 })).toBe(IDS);
  });

  it('completeEnrolments with points: at most 150, of which 100 ask for firearms', async () => {
    await CourseModel.updateMany({}, { $set: { pointsValue: 30 } });
    good(await api().confirmEnrolments({ ids }));
    const commands = await commandsOf(async () =>
      good(await api().completeEnrolments({ ids, reason: 'Rindió antes' })),
    );
    expect(commands.length).toBeLessThanOrEqual(150);
    expect(await PointsEntryModel.countDocuments({ enrolmentId: { $in: ids }, delta: 30 })).toBe(IDS);
  });
});

describe('while money is on', () => {
  beforeAll(() => moneyIs({}));
  afterAll(() => MoneyRulesModel.deleteMany({}));

  it('confirmEnrolments: at most 90', async () => {
    const commands = await commandsOf(async () => good(await api().confirmEnrolments({ ids })));
    expect(commands.length).toBeLessThanOrEqual(90);
    expect(await MoneyEntryModel.countDocuments({ enrolmentId: { $in: ids }, type: 'charge' })).toBe(IDS);
  });
});

describe('several concurrent writes', () => {
  it('change each enrolment once, beside another request', async () => {
    const confirm = async () => good(await api(randomUUID()).confirmEnrolments({ ids }));
    for (const outcomes of await Promise.all([confirm(), confirm()])) {
      expect(summary(outcomes)).toEqual(ids.map((id) => [id, 'confirmed']));
    }
    expect(await EnrolmentModel.countDocuments({ _id: { $in: ids }, rev: 1 })).toBe(IDS);
  });

  it('give free seats to waiting students, after all seats are free', async () => {
    const course = await aFullCourse();
    const [taken] = await EnrolmentModel.find({ courseId: course.id, status: 'confirmed' }).lean();
    const student = await aStudent({ url: server.url, connect: connectGraphql });
    await aWaiting(student.id, course.id);
    const list = [...ids.slice(0, 30), String(taken?._id)];
    good(await api().cancelEnrolments({ ids: list }));
    expect(await EnrolmentModel.countDocuments({ courseId: course.id, userId: student.id })).toBe(1);
    expect(await AuditEntryModel.countDocuments({ action: 'enrolment.promote', outcome: 'done' })).toBe(1);
  });
});

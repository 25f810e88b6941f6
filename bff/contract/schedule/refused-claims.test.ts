import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { ClaimModel } from '../../src/features/claims/claim.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { holdingClass } from '../../src/features/enrolments/enrolment.writes.ts';
import {
  aBooking,
  academyDay,
  anAdmin,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { anOpenWeek } from '../schedule-builders.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
const DAY = academyDay(30);
const [HERE, ELSEWHERE] = ['Polígono Norte', 'Lejos'] as const;
let admin: Member;
let student: Member;

const apiOf = ({ token }: Member) => connectGraphql(server.url, token);
const at = (clock: string) => instantOf(DAY, clock, academy.timeZone);

beforeAll(async () => {
  [admin, student] = await Promise.all([anAdmin(surface()), aStudent(surface())]);
});

/** One lane at each place, and nothing booked. */
beforeEach(async () => {
  await Promise.all([ClaimModel.deleteMany(), EnrolmentModel.deleteMany(), CourseModel.deleteMany()]);
  await anOpenWeek({
    policy: 'enforce',
    lanes: [HERE, ELSEWHERE].map((location, id) => ({
      ...{ id: String(id), name: `Línea ${id}` },
      ...{ location, isActive: true },
    })),
  });
});

const aClassroom = (differences: object = {}) =>
  aPersonalisedCourse({ location: HERE, durationMinutes: 60, ...differences });

const bookingAt = (courseId: string, clock: string) =>
  aBooking(courseId, { scheduledDate: at(clock).toISOString(), scheduledTime: clock });

const book = (courseId: string, clock: string, member = student) =>
  member.api.enrol(bookingAt(courseId, clock));

/** All that is claimed, without what a claim that was given back keeps: its number of writes. */
const claimed = async () =>
  (await ClaimModel.find().sort({ _id: 1 }).lean()).map(({ rev: _rev, changedAt: _at, ...claim }) => claim);

describe('a refused write keeps no time', () => {
  it('of a booking by a student who has a class elsewhere then', async () => {
    const [here, elsewhere] = [await aClassroom(), await aClassroom({ location: ELSEWHERE })];
    good(await book(here.id, '10:00'));
    const before = await claimed();
    expect(before).toHaveLength(1);
    const booked = { status: 409, detail: messages.alreadyBooked };
    expect(await book(elsewhere.id, '10:00')).toMatchObject(booked);
    expect(await claimed()).toEqual(before);
    good(await book(elsewhere.id, '10:00', await aStudent(surface())));
  });

  it('of a move to such a time', async () => {
    const [here, elsewhere] = [await aClassroom(), await aClassroom({ location: ELSEWHERE })];
    good(await book(here.id, '10:00'));
    const { id } = good(await book(elsewhere.id, '09:00'));
    const before = await claimed();
    const move = { id, scheduledDate: at('10:00').toISOString() };
    expect(await apiOf(student).rescheduleEnrolment(move)).toMatchObject({ status: 409 });
    expect(await claimed()).toEqual(before);
  });

  it('of a longer course of which one class has no room', async () => {
    const { id } = await aClassroom({ durationMinutes: 30 });
    for (const clock of ['09:00', '10:00', '10:30']) {
      good(await apiOf(admin).enrolStudent({ userId: student.id, ...bookingAt(id, clock) }));
    }
    const before = await claimed();
    expect(await apiOf(admin).updateCourse({ id, durationMinutes: 60 })).toMatchObject({
      status: 409,
      detail: messages.timeUnavailable,
    });
    expect(await claimed()).toEqual(before);
  });

  it('of a class that somebody else changed meanwhile', async () => {
    const { id } = good(await book((await aClassroom()).id, '10:00'));
    const before = await claimed();
    const found = await EnrolmentModel.findById(id).orFail().lean();
    const moved = { ...found, scheduledDate: at('09:00') };
    expect(await holdingClass({ before: found, after: moved }, () => Promise.resolve(null))).toBe(null);
    expect(await claimed()).toEqual(before);
  });
});

import { addHours } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/date-text.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../cli/verify/verify.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../src/features/instructors/instructor.model.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);
const POINTS = 40;

let desk: Member;
let instructor: Member;

beforeAll(async () => {
  await anAdmin(surface());
  desk = await aStaffMember(surface(), 'desk');
  instructor = await aStaffMember(surface(), 'instructor');
});

const students = (count: number) => Promise.all(Array.from({ length: count }, () => aStudent(surface())));

/** A course of today: its enrolments were confirmed before it began. */
const begunCourse = async (members: Member[], capacity: number) => {
  const { _id } = await InstructorModel.findOne({ accountKey: instructor.id }).orFail().lean();
  const course = await aCourse({ capacity, pointsValue: POINTS, instructorId: _id.toString() });
  const ids: string[] = [];
  for (const { api } of members) ids.push(good(await api.enrol({ courseId: course.id })).id);
  good(await apiOf(desk).confirmEnrolments({ ids }));
  const startsAt = new Date();
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId: course.id }, { $set: { startsAt } });
  return { ...course, ids };
};

it('a Saturday at the academy goes wrong in the usual ways, and ends right', async () => {
  const front = apiOf(desk);

  // A storm: the morning course of 12 with 4 who wait does not take place.
  const enrolled = await students(12);
  const waiting = await students(4);
  const morning = await aCourse({
    capacity: 12,
    pointsValue: POINTS,
    scheduledDate: addHours(new Date(), 3),
  });
  const morningIds: string[] = [];
  for (const { api } of enrolled) morningIds.push(good(await api.enrol({ courseId: morning.id })).id);
  good(await front.confirmEnrolments({ ids: morningIds.slice(0, 9) }));
  for (const member of waiting) good(await apiOf(member).joinWaitingList(morning.id));
  const { contacts } = good(
    await front.callOffCourse({ id: morning.id, reason: 'weather', note: 'Tormenta' }),
  );
  expect(contacts).toHaveLength(16);
  expect(contacts.filter(({ isWaiting }) => isWaiting)).toHaveLength(4);
  expect(await EnrolmentModel.countDocuments({ courseId: morning.id, status: { $ne: 'cancelled' } })).toBe(0);
  expect(await EnrolmentModel.countDocuments({ courseId: morning.id })).toBe(12);
  const [first] = enrolled;
  expect(good(await apiOf(first ?? desk).myEnrolments())[0]).toMatchObject({ status: 'cancelled' });

  // In the afternoon 7 are enrolled, and one more comes in person after the course has begun.
  const expected = await students(7);
  const afternoon = await begunCourse(expected, 8);
  const [walkIn] = await students(1);
  const { id: userId } = walkIn ?? desk;
  const late = good(await front.enrolStudent({ userId, courseId: afternoon.id, attended: true }));
  expect(late.status).toBe('completed');
  expect(good(await apiOf(walkIn ?? desk).myPoints())).toBe(POINTS);
  const [another] = await students(1);
  expect(await front.enrolStudent({ userId: another?.id, courseId: afternoon.id })).toMatchObject({
    status: 409,
    detail: messages.courseFull,
  });

  // The instructor records the others on a phone: six came, one did not.
  const today = dayIn(new Date(), academy.timeZone);
  const [own] = good(await apiOf(instructor).myClasses({ from: today, to: today }));
  expect(own?.students).toHaveLength(8);
  const [absent = '', ...present] = afternoon.ids;
  good(await apiOf(instructor).recordAttendance({ ids: present, attendance: 'present' }));
  good(await apiOf(instructor).recordAttendance({ ids: [absent], attendance: 'absent' }));

  // One of the six was somebody else: the completion becomes a no-show, and the absent one had come.
  const [wrong = ''] = present;
  const [, mistaken] = expected;
  good(await front.correctAttendance({ id: wrong, outcome: 'no_show', reason: 'Era otra persona' }));
  expect(good(await apiOf(mistaken ?? desk).myPoints())).toBe(0);
  good(await front.correctAttendance({ id: absent, outcome: 'completed', reason: 'Había venido' }));
  const points = await Promise.all(expected.map(async (member) => good(await apiOf(member).myPoints())));
  expect(points).toEqual([POINTS, 0, ...Array<number>(5).fill(POINTS)]);

  // The desk reads no reports of money.
  expect(await front.reports({ fromMonth: '2026-11', toMonth: '2026-11' })).toMatchObject({ status: 403 });
  expect((await verify()).problems).toEqual([]);
});

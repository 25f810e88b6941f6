import { expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { good } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { aSaturday, SATURDAY } from '../saturday-world.ts';

const server = useTestServer();
const POINTS = SATURDAY.pointsValue;

it('a Saturday at the academy goes wrong in the usual ways, and ends right', async () => {
  const { desk, instructor, morning, afternoon, walkIn, another } = await aSaturday(server);
  const front = desk.api;

  // A storm: the morning course of 12 with 4 who wait does not take place.
  const { contacts } = good(
    await front.callOffCourse({ id: morning.id, reason: 'weather', note: 'Tormenta' }),
  );
  expect(contacts).toHaveLength(16);
  expect(contacts.filter(({ isWaiting }) => isWaiting)).toHaveLength(4);
  expect(await EnrolmentModel.countDocuments({ courseId: morning.id, status: { $ne: 'cancelled' } })).toBe(0);
  expect(await EnrolmentModel.countDocuments({ courseId: morning.id })).toBe(12);
  const [first] = morning.enrolled;
  expect(good(await (first ?? desk).api.myEnrolments())[0]).toMatchObject({ status: 'cancelled' });

  // In the afternoon 8 are enrolled, and one more comes in person after the course has begun.
  const entry = { courseId: afternoon.id, attended: true };
  const late = good(await front.enrolStudent({ userId: walkIn.id, ...entry }));
  expect(late.status).toBe('completed');
  expect(good(await walkIn.api.myPoints())).toBe(POINTS);
  expect(await front.enrolStudent({ userId: another.id, courseId: afternoon.id })).toMatchObject({
    status: 409,
    detail: messages.courseFull,
  });

  // The instructor records the others on a phone: seven came, one did not.
  const today = dayIn(new Date(), academy.timeZone);
  const [own] = good(await instructor.api.myClasses({ from: today, to: today }));
  const surnames = own?.students.map(({ name }) => name.split(' ')[1]);
  expect(surnames).toEqual('Aguirre Bravo Correa Ríos Sosa Toledo Urquiza Vera Zárate'.split(' '));
  const [absent = '', ...present] = afternoon.ids;
  good(await instructor.api.recordAttendance({ ids: present, attendance: 'present' }));
  good(await instructor.api.recordAttendance({ ids: [absent], attendance: 'absent' }));

  // One of the seven was somebody else: the completion becomes a no-show, and the absent one had come.
  const [wrong = ''] = present;
  const [, mistaken] = afternoon.expected;
  good(await front.correctAttendance({ id: wrong, outcome: 'no_show', reason: 'Era otra persona' }));
  expect(good(await (mistaken ?? desk).api.myPoints())).toBe(0);
  good(await front.correctAttendance({ id: absent, outcome: 'completed', reason: 'Había venido' }));
  const points = await Promise.all(
    afternoon.expected.map(async (member) => good(await member.api.myPoints())),
  );
  expect(points).toEqual([POINTS, 0, ...Array<number>(6).fill(POINTS)]);

  // The desk reads no reports of money.
  expect(await front.reports({ fromMonth: '2026-11', toMonth: '2026-11' })).toMatchObject({ status: 403 });
  expect((await verify()).problems).toEqual([]);
});

import { addDays, addMinutes } from 'date-fns';
import { expect, it } from 'vitest';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  aWaiting,
  academyDay,
  anAdmin,
  anInstructor,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = () => aStudent(server);

const licensed = async ({ id }: Member, until: string) => {
  await UserModel.updateOne({ _id: id }, { $set: { clu: 'X', cluExpiration: until, licenceUntil: until } });
};

it('the preview of another date lists who is moved and whose licence ends before, and changes nothing', async () => {
  const { id: courseId } = await aCourse({ cluPolicy: 'require' });
  const [valid, ending, alone] = [await student(), await student(), await student()];
  await licensed(valid, academyDay(200));
  await licensed(ending, academyDay(30));
  await licensed(alone, academyDay(30));
  for (const { api } of [valid, ending]) good(await api.enrol({ courseId }));
  const { id } = good(await alone.api.enrol({ courseId }));
  const own = addDays(new Date(), 20).toISOString();
  good(await admin.api.rescheduleEnrolment({ id, scheduledDate: own }));
  await aWaiting((await student()).id, courseId);
  const before = await everyEffectStored();
  const scheduledDate = addDays(new Date(), 90).toISOString();
  const move = good(await admin.api.courseMove({ courseId, scheduledDate }));
  expect(move).toMatchObject({ following: 2, ownDate: 1, waiting: 1, overlaps: [] });
  expect(move.licences.map(({ user, licence }) => [user.id, licence])).toEqual([[ending.id, 'expired']]);
  expect(await everyEffectStored()).toEqual(before);
});

it('the preview warns of no licence where the course has no rule', async () => {
  const { id: courseId } = await aCourse({ cluPolicy: 'off' });
  good(await (await student()).api.enrol({ courseId }));
  const scheduledDate = addDays(new Date(), 90).toISOString();
  expect(good(await admin.api.courseMove({ courseId, scheduledDate })).licences).toEqual([]);
});

it('the preview lists other classes of the instructor at that time, without called-off courses', async () => {
  const { id: instructorId } = await anInstructor();
  const start = addDays(new Date(), 45);
  const { id: courseId } = await aCourse({ instructorId, scheduledDate: addMinutes(start, 15) });
  await aCourse({ instructorId, scheduledDate: addMinutes(start, -121), durationMinutes: 120 });
  const other = await aCourse({ name: 'Otro', instructorId, scheduledDate: addMinutes(start, -60) });
  const dead = await aCourse({ instructorId, scheduledDate: start });
  good(await admin.api.callOffCourse({ id: dead.id, reason: 'other' }));
  await aCourse({ instructorId, scheduledDate: addMinutes(start, 120) });
  await aCourse({ scheduledDate: start });
  const { id: personalisedId } = await aPersonalisedCourse();
  const { id: single } = good(await (await student()).api.enrol(aBooking(personalisedId)));
  good(await admin.api.assignInstructor({ ids: [single], instructorId }));
  good(
    await admin.api.rescheduleEnrolment({ id: single, scheduledDate: addMinutes(start, 30).toISOString() }),
  );
  const { overlaps } = good(await admin.api.courseMove({ courseId, scheduledDate: start.toISOString() }));
  expect(overlaps.map(({ id }) => id).sort()).toEqual([other.id, single].sort());
});

it('enrolments get the new date, with their month, unless they have a date of their own', async () => {
  const { id: courseId } = await aCourse();
  const [one, alone] = [await student(), await student()];
  good(await one.api.enrol({ courseId }));
  const { id } = good(await alone.api.enrol({ courseId }));
  const own = addDays(new Date(), 20);
  good(await admin.api.rescheduleEnrolment({ id, scheduledDate: own.toISOString() }));
  const next = addDays(new Date(), 100);
  good(await admin.api.updateCourse({ id: courseId, scheduledDate: next.toISOString() }));
  const stored = await EnrolmentModel.find({ courseId }).sort({ createdAt: 1 }).lean();
  expect(stored.map(({ startsAt }) => startsAt)).toEqual([next, own]);
  expect(stored[0]?.classMonth).toBe(academyDay(100).slice(0, 7));
  const contacts = good(await admin.api.courseContacts(courseId));
  expect(contacts.map(({ user }) => user?.id)).toEqual([one.id, alone.id]);
});

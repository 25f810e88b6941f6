import { beforeAll, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { ReferralModel } from '../../src/features/referrals/referral.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aCourse, aStudent, anAdmin, givePoints, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer({ REFERRAL_POINTS: '25' });
let admin: Member;
const surface = () => ({ url: server.url, connect: connectRest });

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const aCompleted = async (student: Member) => {
  const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 40 })).id }));
  for (const status of ['confirmed', 'completed']) good(await admin.api.updateEnrolment(id, { status }));
  return id;
};

it('no job fails, on any database', async () => {
  const failed: unknown[] = [];
  const metrics = { sweepFailures: { inc: ({ job }: { job: string }) => failed.push(job) }, swept: () => {} };
  await sweep({ ...server.deps, metrics: metrics as never });
  expect(failed).toEqual([]);
});

it('points that are due after a crash are credited by the sweep, once', async () => {
  const student = await aStudent(surface());
  const id = await aCompleted(student);
  await PointsEntryModel.deleteMany({ userId: student.id });
  await EnrolmentModel.updateOne({ _id: id }, { $set: { 'award.state': 'due' } });
  expect((await verify()).problems).toEqual([`enrolment ${id}: its points are still due`]);
  await sweep(server.deps);
  await sweep(server.deps);
  expect(good(await student.api.myPoints())).toBe(40);
  expect((await verify()).problems).toEqual([]);
});

it('after a crash between the credit and its mark nothing is credited twice', async () => {
  const student = await aStudent(surface());
  const id = await aCompleted(student);
  await EnrolmentModel.updateOne({ _id: id }, { $set: { 'award.state': 'due' } });
  await sweep(server.deps);
  expect(good(await student.api.myPoints())).toBe(40);
  expect((await EnrolmentModel.findById(id).orFail().lean()).award?.state).toBe('paid');
});

it('referrals of a user whose registration was interrupted are settled by the sweep, and credited once', async () => {
  const owner = await aStudent(surface());
  const friend = await aStudent(surface());
  await UserModel.updateOne({ _id: friend.id }, { $set: { referrals: 'due', ref: owner.id } });
  await sweep(server.deps);
  await UserModel.updateOne({ _id: friend.id }, { $set: { referrals: 'due' } });
  await sweep(server.deps);
  expect(good(await owner.api.myReferrals())).toMatchObject([
    { referredEmail: friend.email, status: 'registered' },
  ]);
  expect(good(await owner.api.myPoints())).toBe(25);
  expect(await ReferralModel.countDocuments({ referrerId: owner.id })).toBe(1);
});

it('an award without its course does not stop the sweep, and its enrolment remains readable', async () => {
  const student = await aStudent(surface());
  const gone = await aCompleted(student);
  const other = await aCompleted(await aStudent(surface()));
  await PointsEntryModel.deleteMany({ enrolmentId: { $in: [gone, other] } });
  await EnrolmentModel.updateMany({ _id: { $in: [gone, other] } }, { $set: { 'award.state': 'due' } });
  const { courseId } = await EnrolmentModel.findById(gone).orFail().lean();
  await CourseModel.deleteOne({ _id: courseId });
  await sweep(server.deps);
  expect((await verify()).problems).toEqual([]);
  for (const connect of [connectRest, connectGraphql]) {
    const [enrolment] = good(await connect(server.url, student.token).myEnrolments());
    expect(enrolment).toMatchObject({ id: gone, course: { name: messages.courseMissing } });
  }
});

it('points that cannot be credited at once do not fail the completion', async () => {
  const student = await aStudent(surface());
  await givePoints(student.id, 2_000_000_000);
  const id = await aCompleted(student);
  expect(good(await student.api.enrolment(id)).status).toBe('completed');
  const entry = await PointsEntryModel.findOne({ userId: student.id }).orFail().lean();
  await PointsEntryModel.updateOne({ _id: entry._id }, { $set: { delta: 1, balance: 1 } });
  await sweep(server.deps);
  expect(good(await student.api.myPoints())).toBe(41);
});

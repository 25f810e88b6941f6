import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ReferralModel } from '../../src/features/referrals/referral.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aCourse, aStudent, anAdmin, givePoints, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer({ REFERRAL_POINTS: '25' });
const admin = useBuilt(() => anAdmin(surface()));
const surface = () => ({ url: server.url, connect: connectRest });

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

it('an enrolment without its course remains readable', async () => {
  const student = await aStudent(surface());
  const id = await aCompleted(student);
  const { courseId } = await EnrolmentModel.findById(id).orFail().lean();
  await CourseModel.deleteOne({ _id: courseId });
  for (const connect of [connectRest, connectGraphql]) {
    const [enrolment] = good(await connect(server.url, student.token).myEnrolments());
    expect(enrolment).toMatchObject({ id, course: { name: messages.courseMissing } });
  }
});

it('a completion whose points are above the limit of a balance is refused', async () => {
  const student = await aStudent(surface());
  await givePoints(student.id, 2_000_000_000);
  const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 40 })).id }));
  good(await admin.api.updateEnrolment(id, { status: 'confirmed' }));
  expect(await admin.api.updateEnrolment(id, { status: 'completed' })).toMatchObject({
    status: 409,
    detail: messages.balanceLimit,
  });
  expect(good(await student.api.enrolment(id)).status).toBe('confirmed');
});

import type { Ctx } from '../../context.ts';
import { requireCourse } from '../courses/course.service.ts';
import { appendEntry } from '../points/ledger.service.ts';
import { EnrolmentModel } from './enrolment.model.ts';

/** Ledger key that lets one enrolment earn once, however often this runs. */
export const awardKey = (enrolmentId: string) => `course:${enrolmentId}`;

/** Credits the points that a completed enrolment owes, if it owes any. */
export const payAward = async (ctx: Ctx, enrolmentId: string) => {
  const enrolment = await EnrolmentModel.findOne({ _id: enrolmentId, 'award.state': 'due' }).lean();
  if (!enrolment?.award) return;
  const course = await requireCourse(ctx, enrolment.courseId.toString());
  await appendEntry({
    userId: enrolment.userId.toString(),
    type: 'earn',
    delta: enrolment.award.points,
    description: `Curso completado: ${course.name}`,
    sourceKey: awardKey(enrolmentId),
    enrollmentId: enrolmentId,
    createdAt: ctx.now,
  });
  await EnrolmentModel.updateOne({ _id: enrolmentId }, { $set: { 'award.state': 'paid' } });
};

/** Finishes what a crash left between the completion and the ledger. */
export const payDueAwards = async (ctx: Ctx) => {
  const due = await EnrolmentModel.find({ 'award.state': 'due' }, { _id: 1 }).lean();
  for (const { _id } of due) await payAward(ctx, _id.toString());
};

import type { Ctx } from '../../operation/context.ts';
import { listIds } from '../../lists/list-ids.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { appendEntry } from '../points/ledger.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';

/** Ledger key that lets one enrolment earn once, however often this runs. */
export const awardKey = (enrolmentId: string) => `course:${enrolmentId}`;

/** Credits the points that a completed enrolment owes, if it owes any. */
export const payAward = async (ctx: Ctx, enrolmentId: string) => {
  const enrolment = await EnrolmentModel.findOne({ _id: enrolmentId, 'award.state': 'due' }).lean();
  if (enrolment) await payStoredAward(ctx, enrolment);
};

/** The same of one as it was just written. */
export const payStoredAward = async (ctx: Ctx, enrolment: EnrolmentDocument) => {
  if (enrolment.award?.state !== 'due') return;
  const enrolmentId = enrolment._id.toString();
  const course = await courseOfEnrolment(ctx, { courseId: enrolment.courseId.toString() });
  await appendEntry({
    userId: enrolment.userId.toString(),
    type: 'earn',
    delta: enrolment.award.points,
    description: `Curso completado: ${course.name}`,
    sourceKey: awardKey(enrolmentId),
    enrolmentId,
    createdAt: ctx.now,
  });
  await EnrolmentModel.updateOne({ _id: enrolmentId }, { $set: { 'award.state': 'paid' } });
};

/** Completed enrolments whose points a crash kept from the ledger. */
export const listDueAwards = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'award.state': 'due' }, limit });

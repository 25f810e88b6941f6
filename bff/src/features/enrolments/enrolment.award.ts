import type { Ctx } from '../../operation/context.ts';
import { listIds } from '../../lists/list-ids.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { appendEntry } from '../points/ledger.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';

/** The ledger key by which an enrolment earns points only once. */
export const awardKey = (enrolmentId: string) => `course:${enrolmentId}`;

/** Credits the points of a completed enrolment, if they are due. */
export const payAward = async (ctx: Ctx, enrolmentId: string) => {
  const enrolment = await EnrolmentModel.findOne({ _id: enrolmentId, 'award.state': 'due' }).lean();
  if (enrolment) await payStoredAward(ctx, enrolment);
};

/** The same for an enrolment that was just written. */
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

/** Completed enrolments whose points were not credited because of a crash. */
export const listDueAwards = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'award.state': 'due' }, limit });

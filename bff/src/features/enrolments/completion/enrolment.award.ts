import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../../operation/context.ts';
import { listIds } from '../../../lists/list-ids.ts';
import { courseOfEnrolment } from '../../courses/course.store.ts';
import { appendEntry, findEntry } from '../../points/ledger.ts';
import { EnrolmentModel, type Award, type EnrolmentDocument } from '../enrolment.model.ts';

/** The ledger key by which each turn of an award moves points only once. */
export const awardKey = (enrolmentId: string, turn = 1) =>
  turn === 1 ? `course:${enrolmentId}` : `course:${enrolmentId}:${turn}`;

/** Odd turns credit the points, even turns take them back. */
export const isCredit = ({ turn = 1 }: Award) => turn % 2 === 1;

export const payAward = async (ctx: Ctx, enrolmentId: string) => {
  const enrolment = await EnrolmentModel.findOne({ _id: enrolmentId, 'award.state': 'due' }).lean();
  if (enrolment) await payStoredAward(ctx, enrolment);
};

export const payStoredAward = async (ctx: Ctx, enrolment: EnrolmentDocument) => {
  const { award } = enrolment;
  if (award?.state !== 'due') return;
  const _id = enrolment._id.toString();
  await moveDuePoints(ctx, enrolment, award);
  await EnrolmentModel.updateOne(
    { _id, 'award.turn': award.turn ?? null },
    { $set: { 'award.state': 'paid' } },
  );
};

const moveDuePoints = async (ctx: Ctx, { _id, userId, courseId }: EnrolmentDocument, award: Award) => {
  const enrolmentId = _id.toString();
  const { points, turn = 1 } = award;
  const credit = isCredit(award);
  const delta = credit ? await uncredited(enrolmentId, { points, turn }) : -points;
  if (delta === 0) return;
  const { name } = await courseOfEnrolment(ctx, { courseId: courseId.toString() });
  await appendEntry({
    userId: userId.toString(),
    type: credit ? 'earn' : 'adjust',
    delta,
    // Points that were spent stay: the balance never falls below 0.
    isUpToBalance: !credit,
    description: credit ? `Curso completado: ${name}` : `Asistencia corregida: ${name}`,
    sourceKey: awardKey(enrolmentId, turn),
    enrolmentId,
    createdAt: ctx.now,
  });
};

/** All points at first, and later those that the turn before took back. */
const uncredited = async (enrolmentId: string, { points, turn }: { points: number; turn: number }) =>
  turn === 1 ? points : -((await findEntry(awardKey(enrolmentId, turn - 1)))?.delta ?? 0);

export const firstAward = ({ pointsValue }: Course): Award | null =>
  pointsValue > 0 ? { points: pointsValue, state: 'due', turn: 1 } : null;

/**
 * The next turn of an award; null without one. An unfinished turn is finished first, so that its entry precedes
 * those of later turns.
 */
export const nextAward = async (ctx: Ctx, enrolment: EnrolmentDocument): Promise<Award | null> => {
  const { award } = enrolment;
  if (!award) return null;
  await payStoredAward(ctx, enrolment);
  return { points: award.points, state: 'due', turn: (award.turn ?? 1) + 1 };
};

export const listDueAwards = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'award.state': 'due' }, limit });

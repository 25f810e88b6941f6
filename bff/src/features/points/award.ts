import type { CorrectedPoints } from '#domain/enrolments/attendance.ts';
import type { Ctx } from '../../operation/context.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import type { Changed, Created } from '../enrolments/enrolment.facts.ts';
import { appendAtEnd, findEntry } from './ledger.ts';

type Enrolment = Created['enrolment'];

type Award = NonNullable<Enrolment['award']>;

/** Credits the points of an award or takes them back, in the transaction of the write that decides it. */
export const enterAward = async (ctx: Ctx, { _id, userId, courseId, award }: Enrolment) => {
  if (!award) return;
  const enrolmentId = _id.toString();
  const { points, turn = 1 } = award;
  const credit = isCredit(award);
  const delta = credit ? await uncredited(enrolmentId, { points, turn }) : -points;
  if (delta === 0) return;
  const { name } = await courseOfEnrolment(ctx, { courseId: courseId.toString() });
  await appendAtEnd({
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

export const awardCreated = ({ ctx, enrolment }: Created) => enterAward(ctx, enrolment);

export const awardChanged = async ({ ctx, before, after }: Changed) => {
  if (before.award?.turn !== after.award?.turn) await enterAward(ctx, after);
};

/** All points at first, and later those that the turn before took back. */
const uncredited = async (enrolmentId: string, { points, turn }: { points: number; turn: number }) =>
  turn === 1 ? points : -((await findEntry(awardKey(enrolmentId, turn - 1)))?.delta ?? 0);

/** What the last turn of an award moved. */
export const lastMoved = async ({ _id, award }: Enrolment): Promise<CorrectedPoints> => {
  const moved = award ? ((await findEntry(awardKey(_id.toString(), award.turn)))?.delta ?? 0) : 0;
  return { moved, spent: award && !isCredit(award) ? award.points + moved : 0 };
};

/** The ledger key by which each turn of an award moves points only once. */
export const awardKey = (enrolmentId: string, turn = 1) =>
  turn === 1 ? `course:${enrolmentId}` : `course:${enrolmentId}:${turn}`;

/** Odd turns credit the points, even turns take them back. */
export const isCredit = ({ turn = 1 }: Award) => turn % 2 === 1;

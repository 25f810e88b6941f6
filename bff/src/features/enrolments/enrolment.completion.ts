import type { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { hasEnded, isEarlyCompletion } from '#domain/enrolments/completion.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listIds } from '../../lists/list-ids.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { appendEntry, findEntry } from '../points/ledger.ts';
import type { Changed, Created } from './enrolment.facts.ts';
import {
  EnrolmentModel,
  type Award,
  type CertificateState,
  type EnrolmentDocument,
} from './enrolment.model.ts';

export const CERTIFICATE_UNDUE: CertificateState = { state: 'settled', isWanted: false };

type Before = {
  startsAt: Date | null;
  instructorName: string | null;
  award: Award | null;
  certificate?: CertificateState | undefined;
  /** Given by staff, for a completion before the end of the class. */
  earlyReason?: string | null | undefined;
};

/** The fields of a completion, with its award and its certificate, which is due until the class has ended. */
export const completionOf = async (
  ctx: Ctx,
  course: Course,
  { startsAt, instructorName, award, certificate, earlyReason: reason = null }: Before,
) => {
  const earlyReason = requireCompletable(ctx, { startsAt, course }, reason);
  const state = hasEnded(startsAt, course.durationMinutes, ctx.now) ? ('settled' as const) : ('due' as const);
  const instructor = instructorName === null ? await instructorOf(ctx, course.instructorId) : null;
  return {
    status: 'completed' as const,
    completionDate: ctx.now,
    completion: { at: ctx.now, by: ctx.actor && actorId(ctx.actor), earlyReason },
    award: award ?? firstAward(course),
    ...(course.issuesCertificate || certificate
      ? { certificate: { state, isWanted: course.issuesCertificate } }
      : {}),
    ...(instructor ? { instructorId: instructor.id, instructorName: instructor.name } : {}),
  };
};

type Completed = { startsAt: Date | null; course: Course };

/** The reason to store; null for a class that is ending or over. Only desk and admins have one to give. */
const requireCompletable = (ctx: Ctx, completed: Completed, reason: string | null) => {
  if (!isEarly(ctx, completed)) return null;
  if (reason === null) throw new DomainError('COMPLETION_TOO_EARLY', messages.completionTooEarly);
  return reason;
};

export const isEarly = ({ now }: Ctx, { startsAt, course }: Completed) =>
  isEarlyCompletion(startsAt, course.durationMinutes, now);

const firstAward = ({ pointsValue }: Course): Award | null =>
  pointsValue > 0 ? { points: pointsValue, turn: 1 } : null;

/** The next turn of an award; null without one. */
export const nextAward = ({ award }: Pick<EnrolmentDocument, 'award'>): Award | null =>
  award && { points: award.points, turn: (award.turn ?? 1) + 1 };

/** Credits the points of an award or takes them back, in the transaction of the write that decides it. */
export const enterAward = async (ctx: Ctx, { _id, userId, courseId, award }: EnrolmentDocument) => {
  if (!award) return;
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

export const awardCreated = ({ ctx, enrolment }: Created) => enterAward(ctx, enrolment);

export const awardChanged = async ({ ctx, before, after }: Changed) => {
  if (before.award?.turn !== after.award?.turn) await enterAward(ctx, after);
};

/** All points at first, and later those that the turn before took back. */
const uncredited = async (enrolmentId: string, { points, turn }: { points: number; turn: number }) =>
  turn === 1 ? points : -((await findEntry(awardKey(enrolmentId, turn - 1)))?.delta ?? 0);

/** The ledger key by which each turn of an award moves points only once. */
export const awardKey = (enrolmentId: string, turn = 1) =>
  turn === 1 ? `course:${enrolmentId}` : `course:${enrolmentId}:${turn}`;

/** Odd turns credit the points, even turns take them back. */
export const isCredit = ({ turn = 1 }: Award) => turn % 2 === 1;

export type CertifiedEnrolment = EnrolmentDocument;

export const findCertified = (id: Types.ObjectId | string): Promise<CertifiedEnrolment | null> =>
  EnrolmentModel.findById(id).lean();

export const markCertificateSettled = async (_id: string) => {
  await EnrolmentModel.updateOne({ _id }, { $set: { 'certificate.state': 'settled' } });
};

/** Not those of classes to come, which are completed early. */
export const listDueCertificates = (limit: number, now: Date) =>
  listIds(EnrolmentModel, {
    filter: {
      'certificate.state': 'due',
      $or: [{ status: { $ne: 'completed' } }, { startsAt: null }, { startsAt: { $lte: now } }],
    },
    limit,
  });

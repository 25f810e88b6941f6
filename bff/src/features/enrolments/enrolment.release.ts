import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Ctx } from '../../operation/context.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { freed } from './enrolment.fields.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { changeBySystem } from './enrolment.system-write.ts';

type Disowned = { ctx: Ctx; userId: string; enrolmentId: string };

/** Cancels a class that somebody else booked with the account of its student, who has taken the account back. */
export const releaseForOwner = ({ ctx, userId, enrolmentId }: Disowned) =>
  endBySystem(ctx, enrolmentId, {
    action: 'enrolment.releaseForOwner',
    reason: 'academy',
    isDue: ({ userId: student, status, startsAt }) =>
      student.toString() === userId && isActiveStatus(status) && !(startsAt && startsAt <= ctx.now),
  });

type Ending = {
  action: string;
  reason: CancellationReason;
  isDue: (enrolment: EnrolmentDocument, now: Date) => boolean | Promise<boolean>;
};

/** Cancels an enrolment as an act of the system, if it is due. */
export const endBySystem = (ctx: Ctx, id: string, ending: Ending) =>
  inTransaction(() => endInTransaction(ctx, id, ending));

const endInTransaction = async (ctx: Ctx, id: string, { action, reason, isDue }: Ending) => {
  const found = await EnrolmentModel.findById(id).lean();
  if (!found || !(await isDue(found, ctx.now))) return;
  await changeBySystem(ctx, found, {
    action,
    course: await courseOfEnrolment(ctx, toEnrolment(found)),
    decide: () => ended(found, reason, ctx.now),
  });
};

const ended = (document: EnrolmentDocument, reason: CancellationReason, at: Date) => ({
  ...freed(document),
  cancellation: { reason, note: null, at, by: null },
});

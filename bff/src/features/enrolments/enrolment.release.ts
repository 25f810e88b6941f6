import { changesBetween } from '#domain/audit/audit.ts';
import { listIds } from '../../lists/list-ids.ts';
import { performWrite } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { findMoneyRules } from '../money/money-rules.ts';
import { userLoader } from '../users/user.store.ts';
import { auditedEnrolment } from './enrolment.audit.ts';
import { isOverdue } from './enrolment.deposit.ts';
import { freed } from './enrolment.fields.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { repeatOfEnrolment } from './enrolment.store.ts';
import { writeChanges } from './enrolment.writes.ts';
import { promoteWaiting } from './waiting/waiting.promotion.ts';

/** Bookings whose deposit is overdue. Nothing is released while money is off. */
export const listUnpaid = async (limit: number, now: Date) => {
  const { isOn } = await findMoneyRules();
  const overdue = { status: 'pending', 'deposit.until': { $gt: new Date(0), $lte: now } };
  return isOn ? listIds(EnrolmentModel, { filter: overdue, limit }) : [];
};

/** Cancels a booking of which nothing is paid in time, and gives its seat to the waiting list. */
export const releaseUnpaid = async (ctx: Ctx, id: string) => {
  const found = await EnrolmentModel.findById(id).lean();
  if (!found || !(await isOverdue(found, ctx.now))) return;
  const enrolment = toEnrolment(found);
  const course = await courseOfEnrolment(ctx, enrolment);
  const student = await userLoader(ctx).load(enrolment.userId);
  await performWrite(
    { ...ctx, actor: null, operator: null },
    {
      sent: null,
      repeat: repeatOfEnrolment,
      audit: {
        action: 'enrolment.releaseUnpaid',
        about: () => auditedEnrolment(id, { student, course }),
        changes: (after) => changesBetween(enrolment, after ?? {}),
      },
      run: async (request) =>
        toEnrolment(
          await changeDocument(found, {
            request,
            decide: async (document) =>
              (await isOverdue(document, ctx.now)) ? released(document, ctx.now) : {},
            write: writeChanges,
            reload: () => EnrolmentModel.findById(id).orFail().lean(),
          }),
        ),
    },
  );
  if (course.courseType === 'Grupal') await promoteWaiting(ctx, enrolment.courseId);
};

const released = (document: EnrolmentDocument, at: Date) => ({
  ...freed(document),
  cancellation: { reason: 'unpaid' as const, note: null, at, by: null },
});

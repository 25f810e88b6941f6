import { changesBetween } from '#domain/audit/audit.ts';
import { correctionNotice, type CorrectedPoints } from '#domain/enrolments/attendance.ts';
import { correctAttendanceSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { staff } from '../../../operation/access.ts';
import { afterCommit } from '../../../operation/after-commit.ts';
import { repeatable } from '../../../operation/keyed-request.ts';
import { operation } from '../../../operation/operation.ts';
import { findEntry } from '../../points/ledger.ts';
import { endIfCalledOff } from '../call-off/call-off.end.ts';
import { enrolmentAudit } from '../enrolment.audit.ts';
import { awardKey, isCredit } from '../enrolment.completion.ts';
import { changeEnrolment } from '../enrolment.change.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { requireEnrolment } from '../enrolment.store.ts';
import { withStaffMessages } from '../staff/messages-for-staff.ts';
import { corrected } from './attendance.changes.ts';

type AttendanceCorrection = {
  enrolment: Enrolment;
  points: number;
  spentPoints: number;
  notice: string | null;
};

const lastMoved = async ({ _id, award }: EnrolmentDocument): Promise<CorrectedPoints> => {
  const moved = award ? ((await findEntry(awardKey(_id.toString(), award.turn)))?.delta ?? 0) : 0;
  return { moved, spent: award && !isCredit(award) ? award.points + moved : 0 };
};

const toCorrection = async (document: EnrolmentDocument): Promise<AttendanceCorrection> => {
  const points = await lastMoved(document);
  return {
    enrolment: toEnrolment(document),
    points: points.moved,
    spentPoints: points.spent,
    notice: correctionNotice(points),
  };
};

const { action, about } = enrolmentAudit('enrolment.correctAttendance');

/** Corrects a wrong completion or no-show. Points of a withdrawn completion are taken back, as far as unspent. */
export const correctAttendance = operation({
  field: 'Mutation.correctAttendance',
  access: staff,
  subject: requireEnrolment,
  input: correctAttendanceSchema,
  repeat: repeatable(EnrolmentModel, toCorrection),
  audit: {
    action,
    about,
    changes: ({ subject, input: { outcome, reason, overCapacity }, result }) => [
      ...changesBetween(toEnrolment(subject), result?.enrolment ?? {}),
      ...changesBetween({}, result ? { points: result.points } : { outcome }),
      ...changesBetween({}, { reason, ...(overCapacity ? { overCapacity } : {}) }),
    ],
  },
  run: ({ ctx, input: correction, subject: found, request }) =>
    withStaffMessages(ctx, found.userId.toString(), async () => {
      const { id, courseId, status } = await changeEnrolment(ctx, found, {
        request,
        decide: (document) => corrected(ctx, document, correction),
      });
      if (isActiveStatus(status)) await afterCommit(ctx, () => endIfCalledOff(ctx, courseId));
      return toCorrection(await requireEnrolment(ctx, { id }));
    }),
});

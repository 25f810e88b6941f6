import { changesBetween } from '#domain/audit/audit.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { listIds } from '../../../lists/list-ids.ts';
import { authenticated } from '../../../operation/access.ts';
import { performWrite } from '../../../operation/audited.ts';
import { changeDocument } from '../../../operation/change-document.ts';
import type { Ctx } from '../../../operation/context.ts';
import { operation } from '../../../operation/operation.ts';
import { courseOfEnrolment } from '../../courses/course.store.ts';
import { userLoader } from '../../users/user.store.ts';
import { auditedEnrolment, enrolmentAudit } from '../enrolment.audit.ts';
import { changeEnrolment, freed } from '../enrolment.change.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { repeatOfEnrolment, requireEnrolment, writeChanges } from '../enrolment.store.ts';
import { promoteWaiting } from './waiting.promotion.ts';

const hasLapsed = ({ status, offerUntil }: EnrolmentDocument, now: Date) =>
  status === 'pending' && (offerUntil ? offerUntil <= now : false);

export const acceptOffer = operation({
  field: 'Mutation.acceptOffer',
  access: authenticated,
  subject: requireEnrolment,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.acceptOffer'),
  run: ({ ctx, subject: found, request }) =>
    changeEnrolment(ctx, found, {
      request,
      decide: async (document) => {
        if (!isActiveStatus(document.status) || hasLapsed(document, ctx.now)) {
          throw new DomainError('OFFER_OVER', messages.offerOver);
        }
        return document.offerUntil ? { offerUntil: null } : {};
      },
    }),
});

export const listLapsedOffers = (limit: number, now: Date) =>
  listIds(EnrolmentModel, {
    filter: { status: 'pending', offerUntil: { $gt: new Date(0), $lte: now } },
    limit,
  });

export const endLapsedOffer = async (ctx: Ctx, id: string) => {
  const found = await EnrolmentModel.findById(id).lean();
  if (!found || !hasLapsed(found, ctx.now)) return;
  const enrolment = toEnrolment(found);
  const course = await courseOfEnrolment(ctx, enrolment);
  const student = await userLoader(ctx).load(enrolment.userId);
  await performWrite(
    { ...ctx, actor: null, operator: null },
    {
      sent: null,
      repeat: repeatOfEnrolment,
      audit: {
        action: 'enrolment.lapseOffer',
        about: () => auditedEnrolment(id, { student, course }),
        changes: (after) => changesBetween(enrolment, after ?? {}),
      },
      run: async (request) =>
        toEnrolment(
          await changeDocument(found, {
            request,
            decide: (document) => (hasLapsed(document, ctx.now) ? lapsed(document, ctx.now) : {}),
            write: writeChanges,
            reload: () => EnrolmentModel.findById(id).orFail().lean(),
          }),
        ),
    },
  );
  await promoteWaiting(ctx, enrolment.courseId);
};

const lapsed = (document: EnrolmentDocument, at: Date) => ({
  ...freed(document),
  cancellation: { reason: 'offer_lapsed' as const, note: null, at, by: null },
});

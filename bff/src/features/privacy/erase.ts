import { anonymisedEmail } from '#domain/users/no-email.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { Ctx } from '../../operation/context.ts';
import { eraseAttempts } from '../../process/rate-limit.erase.ts';
import { eraseInAuditTrail } from '../audit/audit.erase.ts';
import { unlinkGoogle } from '../auth/google/identity.store.ts';
import { eraseCertificates, listCertificateIds } from '../certificates/certificate.erase.ts';
import { findDeletion, markDone } from './deletion.store.ts';
import {
  clearNotes,
  hasActiveEnrolments,
  leaveWaitingLists,
  listTrainingIds,
} from '../enrolments/enrolment.data.ts';
import { eraseMail } from '../mail/mail.data.ts';
import { erasePersonNotes } from '../notes/note.erase.ts';
import { listRedemptionIds } from '../points/redemption.operations.ts';
import { eraseReferrals, listReferralIds } from '../referrals/referral.erase.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { removeEnded } from '../auth/trust/end-trust.ts';
import { anonymiseUser, lockUser } from '../users/user.data.ts';
import { findUser, listPastEmails } from '../users/user.store.ts';
import { eraseWithdrawals } from '../withdrawals/withdrawal.erase.ts';
import { eraseRegistration } from '../webhooks/delivery.store.ts';

const MAX_RECORDS = 100_000;

/**
 * Anonymises a person after the approval. Every step is safe to repeat. The email is removed last, because some
 * records are found by it only.
 */
export const erase = async (ctx: Ctx, userId: string) => {
  const deletion = await findDeletion(userId);
  if (deletion?.state !== 'approved' || !(await lockUser(userId))) return;
  await removeEnded(userId);
  await leaveWaitingLists(userId, ctx.now);
  // A concurrent enrolment: the sweep continues after its cancellation.
  if (await hasActiveEnrolments(userId)) return;
  await settleReferrals(ctx, userId);
  const user = await findUser(userId);
  if (!user) return;
  await eraseAttempts(user.email);
  await unlinkGoogle(userId);
  await clearNotes(userId);
  await eraseMail(userId);
  await erasePersonNotes(userId);
  await eraseWithdrawals([user.email, ...(await listPastEmails(userId))]);
  await eraseRegistration(userId);
  const referralIds = await listReferralIds(user, MAX_RECORDS);
  await eraseInAuditTrail({
    id: userId,
    searchText: searchFields(user).searchText,
    subjectIds: [
      ...(await listTrainingIds(userId, MAX_RECORDS)),
      ...(await listRedemptionIds(userId, MAX_RECORDS)),
      ...(await listCertificateIds(userId, MAX_RECORDS)),
      ...referralIds,
    ],
  });
  await eraseReferrals(referralIds, anonymisedEmail);
  await anonymiseUser(userId);
  // Last, because a certificate that is issued meanwhile finds the person anonymised.
  await eraseCertificates(userId);
  await markDone(userId);
};

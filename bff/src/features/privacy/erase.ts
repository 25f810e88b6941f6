import { inTransaction } from '../../database/transaction.ts';
import { anonymisedEmail } from '#domain/users/no-email.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { Ctx } from '../../operation/context.ts';
import { writeOnce } from '../../operation/write-once.ts';
import { eraseAttempts } from '../../process/rate-limit.erase.ts';
import { retainedSince } from '../../process/retention.ts';
import { eraseInAuditTrail } from '../audit/audit.data.ts';
import { unlinkGoogle } from '../auth/auth.data.ts';
import { removeEnded } from '../users/end-trust.ts';
import { lockCertificates } from '../certificates/certificate.issue.ts';
import { eraseCertificates, listCertificateIds } from '../certificates/certificate.data.ts';
import {
  clearNotes,
  hasActiveEnrolments,
  leaveWaitingLists,
  listTrainingIds,
} from '../enrolments/enrolment.data.ts';
import { eraseHandOuts } from '../firearms/hand-out.data.ts';
import { eraseOwnWeapons } from '../firearms/own-weapon.data.ts';
import { eraseMail } from '../mail/mail.data.ts';
import { listPaymentIds } from '../money/money.data.ts';
import { erasePersonNotes } from '../notes/note.data.ts';
import { listRedemptionIds } from '../points/redemption.operations.ts';
import { eraseReferrals, listReferralIds } from '../referrals/referral.data.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { anonymiseUser, lockUser, listPendingFromGoogle } from '../users/user.data.ts';
import { findUser, listPastEmails, auditedUser, requireUser } from '../users/user.store.ts';
import { eraseRegistration } from '../webhooks/delivery.store.ts';
import { eraseWithdrawals } from '../withdrawals/withdrawal.data.ts';
import { eraseRangeReports } from '../firearms/range-report.data.ts';
import { findDeletion, markDone, approveWithoutRequest } from '../deletions/deletion.store.ts';

const MAX_RECORDS = 100_000;

const endAccount = (userId: string) =>
  inTransaction(async () => {
    if (!(await lockUser(userId))) return false;
    await removeEnded(userId);
    return true;
  });

/**
 * Anonymises a person after the approval. Every step is safe to repeat. The email is removed last, because some
 * records are found by it only.
 */
export const erase = async (ctx: Ctx, userId: string) => {
  const deletion = await findDeletion(userId);
  if (deletion?.state !== 'approved' || !(await endAccount(userId))) return;
  await leaveWaitingLists(userId, ctx.now);
  // A concurrent enrolment: the sweep continues after its cancellation.
  if (await hasActiveEnrolments(userId)) return;
  await settleReferrals(ctx, userId);
  const user = await findUser(userId);
  if (!user) return;
  await eraseAttempts(user.email);
  await unlinkGoogle(userId);
  await clearNotes(ctx, userId);
  await eraseHandOuts(userId);
  await eraseOwnWeapons(userId);
  await eraseRangeReports(userId);
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
      ...(await listPaymentIds(userId, MAX_RECORDS)),
      ...(await listCertificateIds(userId, MAX_RECORDS)),
      ...referralIds,
    ],
  });
  await eraseReferrals(referralIds, anonymisedEmail);
  await inTransaction(async () => {
    await lockCertificates(userId);
    await anonymiseUser(userId);
    await eraseCertificates(userId);
  });
  await markDone(userId);
};

const MAX_PROFILES = 100;

export const anonymisePending = async (ctx: Ctx) => {
  const since = retainedSince(ctx.now, ctx.env.PENDING_PROFILE_RETENTION_DAYS);
  if (!since) return;
  for (const id of await listPendingFromGoogle(since, MAX_PROFILES)) {
    await writeOnce(ctx, {
      sent: null,
      isWhole: false,
      audit: { action: 'user.anonymise', about: auditedUser, changes: () => [] },
      prepare: () => requireUser(id),
      run: () => approveWithoutRequest(id, ctx.now),
    });
    await erase(ctx, id);
  }
};

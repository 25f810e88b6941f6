import type { RevocationReason } from '#domain/certificates/revocation.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import {
  findCertified,
  listDueCertificates,
  markCertificateSettled,
  type CertifiedEnrolment,
} from '../enrolments/enrolment.completion.ts';
import { findUser } from '../users/user.store.ts';
import {
  certificateChanged,
  hasClassEnded,
  issueCertificate,
  latestCertificate,
} from './certificate.issue.ts';
import { CertificateModel, type CertificateDocument } from './certificate.model.ts';

const MAX_STEPS = 10;

export const writeCertificate = writerOf<CertificateDocument>(CertificateModel, certificateChanged);

const REPEATED: readonly (RevocationReason | undefined)[] = ['attendance', 'replaced'];

const isDue = ({ status, certificate }: CertifiedEnrolment, latest: CertificateDocument | null) => {
  if (status !== 'completed') return false;
  if (!latest) return Boolean(certificate?.isWanted);
  return REPEATED.includes(latest.revocation?.reason);
};

const revokedByAttendance = (now: Date): Partial<CertificateDocument> => ({
  revocation: { reason: 'attendance', note: null, at: now, by: null },
  isSettled: false,
});

const eraseLate = async (certificate: CertificateDocument) => {
  if (!certificate.content) return;
  const user = await findUser(certificate.userId.toString());
  if (user && !isAnonymisedEmail(user.email)) return;
  await CertificateModel.updateOne(
    { _id: certificate._id },
    { $set: { content: null, jws: null, nameWords: [] } },
  );
};

const markSettled = async (enrolment: CertifiedEnrolment, latest: CertificateDocument | null) => {
  if (latest && !latest.isSettled) {
    await eraseLate(latest);
    await CertificateModel.updateOne(
      { _id: latest._id, rev: latest.rev ?? null },
      { $set: { isSettled: true } },
    );
  }
  // Earlier ones are revoked permanently.
  if (latest) {
    const { enrolmentId, turn } = latest;
    await CertificateModel.updateMany(
      { enrolmentId, turn: { $lt: turn }, isSettled: false },
      { $set: { isSettled: true } },
    );
  }
  return enrolment.certificate?.state !== 'due' || markCertificateSettled(enrolment);
};

/**
 * Issues or revokes until the certificates of an enrolment match it. One of a class that has not ended stays due. Reads the enrolment after its certificates,
 * and again after each write of one and each other change, so that concurrent completions, corrections and
 * cancellations are not missed.
 */
export const settleCertificate = async (ctx: Ctx, enrolmentId: string) => {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const latest = await latestCertificate(enrolmentId);
    const enrolment = await findCertified(enrolmentId);
    if (!enrolment) return;
    if (isDue(enrolment, latest)) {
      if (!(await hasClassEnded(ctx, enrolment))) return;
      await issueCertificate(ctx, enrolment, latest);
    } else if (enrolment.status !== 'completed' && latest && !latest.revocation) {
      await writeCertificate(latest, revokedByAttendance(ctx.now));
    } else if (await markSettled(enrolment, latest)) return;
  }
};

export const listUnsettledCertificates = async (limit: number, now: Date) => {
  const [due, unsettled] = await Promise.all([
    listDueCertificates(limit, now),
    CertificateModel.find({ isSettled: false }, { enrolmentId: 1 }).limit(limit).lean(),
  ]);
  return [...new Set([...due, ...unsettled.map(({ enrolmentId }) => enrolmentId.toString())])];
};

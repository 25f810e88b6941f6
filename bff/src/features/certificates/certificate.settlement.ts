import type { RevocationReason } from '#domain/certificates/revocation.ts';
import { inTransaction } from '../../database/transaction.ts';
import { writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import type { Changed, Created } from '../enrolments/enrolment.facts.ts';
import {
  findCertified,
  markCertificateSettled,
  type CertifiedEnrolment,
} from '../enrolments/enrolment.completion.ts';
import {
  certificateChanged,
  hasClassEnded,
  issueCertificate,
  latestCertificate,
  lockCertificates,
} from './certificate.issue.ts';
import { CertificateModel, type CertificateDocument } from './certificate.model.ts';

export const writeCertificate = writerOf<CertificateDocument>(CertificateModel, certificateChanged);

const REPEATED: readonly (RevocationReason | undefined)[] = ['attendance', 'replaced'];

const isDue = ({ status, certificate }: CertifiedEnrolment, latest: CertificateDocument | null) => {
  if (status !== 'completed') return false;
  if (!latest) return Boolean(certificate?.isWanted);
  return REPEATED.includes(latest.revocation?.reason);
};

const revokedByAttendance = (now: Date): Partial<CertificateDocument> => ({
  revocation: { reason: 'attendance', note: null, at: now, by: null },
});

/**
 * Issues or revokes the certificate of an enrolment, in the transaction of what was written. False if it must wait for
 * the end of the class.
 */
export const settleCertificate = async (ctx: Ctx, enrolment: CertifiedEnrolment) => {
  await lockCertificates(enrolment.userId);
  const latest = await latestCertificate(enrolment._id);
  if (isDue(enrolment, latest)) {
    if (!(await hasClassEnded(ctx, enrolment))) return false;
    await issueCertificate(ctx, enrolment, latest);
  } else if (enrolment.status !== 'completed' && latest && !latest.revocation) {
    await writeCertificate(latest, revokedByAttendance(ctx.now));
  }
  return true;
};

export const certifyCreated = async ({ ctx, enrolment }: Created) => {
  if (enrolment.certificate) await settleCertificate(ctx, enrolment);
};

export const certifyChanged = async ({ ctx, before, after }: Changed) => {
  if (after.certificate && after.certificate !== before.certificate) await settleCertificate(ctx, after);
};

/** Of a class that was completed before its end. */
export const settleDueCertificate = (ctx: Ctx, enrolmentId: string) =>
  inTransaction(async () => {
    const enrolment = await findCertified(enrolmentId);
    if (enrolment && (await settleCertificate(ctx, enrolment))) await markCertificateSettled(enrolmentId);
  });

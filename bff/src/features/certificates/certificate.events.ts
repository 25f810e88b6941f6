import { pendingEvents } from '../webhooks/outbox.ts';
import type { CertificateDocument } from './certificate.model.ts';

type Happened = Pick<
  CertificateDocument,
  '_id' | 'number' | 'code' | 'enrolmentId' | 'userId' | 'courseId' | 'issuedAt' | 'replaces' | 'revocation'
>;

/** Webhook data of a certificate: neither its content nor notes of staff. */
const eventData = ({ _id, number, code, enrolmentId, userId, courseId, ...dates }: Happened) => ({
  id: _id.toString(),
  number,
  code,
  enrollmentId: enrolmentId.toString(),
  userId: userId.toString(),
  courseId: courseId.toString(),
  issuedAt: dates.issuedAt,
  replaces: dates.replaces,
  revocation: dates.revocation && { reason: dates.revocation.reason, at: dates.revocation.at },
});

export const certificateIssued = (document: Happened) =>
  pendingEvents({ type: 'certificate.issued', data: () => eventData(document) });

export const certificateChanged = async (before: CertificateDocument, after: CertificateDocument) =>
  after.revocation && !before.revocation
    ? pendingEvents({ type: 'certificate.revoked', data: () => eventData(after) })
    : [];

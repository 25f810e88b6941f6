import { isDeepStrictEqual } from 'node:util';
import { claimsOf } from '#domain/certificates/certificate.claims.ts';
import { DURATION_MINUTES } from '#domain/courses/course.schema.ts';
import { hasEnded } from '#domain/enrolments/completion.ts';
import {
  CertificateModel,
  type CertificateDocument,
} from '../../src/features/certificates/certificate.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { verifiedClaims } from '../../src/features/certificates/signing-keys.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import { UNLIMITED } from '../unlimited.ts';

export const readDurations = async () => {
  const courses = await CourseModel.find({}, { durationMinutes: 1 }).maxTimeMS(UNLIMITED).lean();
  return new Map(
    courses.map(({ _id, durationMinutes = DURATION_MINUTES.default }) => [_id.toString(), durationMinutes]),
  );
};

/** A certificate waits for the end of a class that was completed early. */
export const dueCertificates = (
  { _id, certificate, status, startsAt, courseId }: EnrolmentDocument,
  durations: ReadonlyMap<string, number>,
) => {
  const isWaiting =
    status === 'completed' && !hasEnded(startsAt, durations.get(courseId.toString()) ?? 0, new Date());
  return certificate?.state === 'due' && !isWaiting ? [`enrolment ${_id}: its certificate is still due`] : [];
};

const isSigned = async (certificate: CertificateDocument) => {
  const { content, jws } = certificate;
  if (!jws) return true;
  return (
    content !== null && isDeepStrictEqual(await verifiedClaims(jws), claimsOf({ ...certificate, content }))
  );
};

const isCompleted = (certificate: CertificateDocument) =>
  EnrolmentModel.exists({ _id: certificate.enrolmentId, status: 'completed' });

/** Compares each certificate with its signature, its enrolment and its successor. */
export const certificateProblems = async () => {
  const problems: string[] = [];
  let before: CertificateDocument | null = null;
  const certificates = CertificateModel.find().sort({ enrolmentId: 1, turn: 1 }).maxTimeMS(UNLIMITED);
  for await (const certificate of certificates.lean().cursor()) {
    const { number, enrolmentId, revocation, replaces } = certificate;
    const former: CertificateDocument | null =
      before && String(before.enrolmentId) === String(enrolmentId) ? before : null;
    const named = (problem: string) => problems.push(`certificate ${number}: ${problem}`);
    if (!(await isSigned(certificate))) named('its content is not what was signed');
    if (!revocation && !(await isCompleted(certificate))) named('valid without completion');
    if (former && !former.revocation) named('issued while another was valid');
    if ((former?.number ?? null) !== replaces) named('it does not name the one before it');
    before = certificate;
  }
  return problems;
};

import type { Types } from 'mongoose';
import { listIds } from '../../../lists/list-ids.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';

/** The enrolment that a certificate confirms. */
export type CertifiedEnrolment = EnrolmentDocument;

export const findCertified = (id: Types.ObjectId | string): Promise<CertifiedEnrolment | null> =>
  EnrolmentModel.findById(id).lean();

/** Changes nothing and returns false if the enrolment has changed. */
export const markCertificateSettled = async ({ _id, rev }: CertifiedEnrolment) => {
  const { matchedCount } = await EnrolmentModel.updateOne(
    { _id, rev: rev ?? null },
    { $set: { 'certificate.state': 'settled' } },
  );
  return matchedCount === 1;
};

/** Enrolments whose certificate was not issued or revoked because of a crash. */
export const listDueCertificates = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'certificate.state': 'due' }, limit });

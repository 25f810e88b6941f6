import type { Types } from 'mongoose';
import { listIds } from '../../../lists/list-ids.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';

export type CertifiedEnrolment = EnrolmentDocument;

export const findCertified = (id: Types.ObjectId | string): Promise<CertifiedEnrolment | null> =>
  EnrolmentModel.findById(id).lean();

export const markCertificateSettled = async ({ _id, rev }: CertifiedEnrolment) => {
  const { matchedCount } = await EnrolmentModel.updateOne(
    { _id, rev: rev ?? null },
    { $set: { 'certificate.state': 'settled' } },
  );
  return matchedCount === 1;
};

export const listDueCertificates = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'certificate.state': 'due' }, limit });

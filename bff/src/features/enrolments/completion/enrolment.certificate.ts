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

/** Not those of classes to come, which are completed early. */
export const listDueCertificates = (limit: number, now: Date) =>
  listIds(EnrolmentModel, {
    filter: {
      'certificate.state': 'due',
      $or: [{ status: { $ne: 'completed' } }, { startsAt: null }, { startsAt: { $lte: now } }],
    },
    limit,
  });

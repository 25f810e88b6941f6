import { subHours } from 'date-fns';
import { systemContext, type Deps } from '../src/operation/context.ts';
import { issueCertificate, latestCertificate } from '../src/features/certificates/certificate.issue.ts';
import { CertificateModel } from '../src/features/certificates/certificate.model.ts';
import { startFields } from '../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { aCourse, aStudent, good } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { readEnv } from '../src/process/env.ts';

/** Marks an enrolment as completed, of a class that has ended, without what a completion causes. */
export const completeStored = (id: string) =>
  EnrolmentModel.updateOne(
    { _id: id },
    { $set: { status: 'completed', completionDate: new Date(), ...startFields(subHours(new Date(), 3)) } },
  );

/** A completed enrolment without a certificate. */
export const aCompletedEnrolment = async (url: string, differences: Parameters<typeof aCourse>[0] = {}) => {
  const { id: courseId } = await aCourse(differences);
  const student = await aStudent({ url, connect: connectGraphql });
  const { id } = good(await student.api.enrol({ courseId }));
  await completeStored(id);
  return { id, student };
};

const systemDeps = { env: readEnv({}), publicUrl: 'http://localhost' } as Deps;

/** A certificate of a stored enrolment, which it completes. */
export const certify = async (enrolmentId: string) => {
  await completeStored(enrolmentId);
  const ctx = systemContext(systemDeps);
  const enrolment = await EnrolmentModel.findById(enrolmentId).orFail().lean();
  const { _id } = await issueCertificate(ctx, enrolment, await latestCertificate(enrolmentId));
  return _id.toString();
};

export const aCertificate = async (url: string) => {
  const { id: enrolmentId, student } = await aCompletedEnrolment(url);
  return { id: await certify(enrolmentId), enrolmentId, student };
};

/** Revokes as staff does, without what a revocation causes. */
export const revokeStored = (id: string) =>
  CertificateModel.updateOne(
    { _id: id },
    { $set: { revocation: { reason: 'staff', note: 'Rindió otra persona', at: new Date(), by: null } } },
  );

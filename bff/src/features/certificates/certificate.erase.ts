import { listIds } from '../../lists/list-ids.ts';
import { CertificateModel } from './certificate.model.ts';

/** Number, code and dates stay, so that the public page still confirms that the certificate was issued. */
export const eraseCertificates = async (userId: string) => {
  await CertificateModel.updateMany(
    { userId, 'revocation.note': { $type: 'string' } },
    { $set: { 'revocation.note': null } },
  );
  await CertificateModel.updateMany({ userId }, { $set: { content: null, jws: null, nameWords: [] } });
};

export const listCertificateIds = (userId: string, limit: number) =>
  listIds(CertificateModel, { filter: { userId }, limit });

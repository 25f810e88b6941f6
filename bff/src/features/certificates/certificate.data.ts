import { listIds } from '../../lists/list-ids.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, OWNER, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { CertificateModel, type CertificateDocument } from './certificate.model.ts';

export const certificatesData = dataSection<CertificateDocument>({
  name: 'certificates',
  order: rowOrder(CertificateModel, { issuedAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    enrolmentId: true,
    turn: WORKINGS,
    userId: OWNER,
    courseId: true,
    number: true,
    code: true,
    statusKey: WORKINGS,
    issuer: WORKINGS,
    issuedAt: true,
    content: true,
    nameWords: DERIVED,
    jws: true,
    replaces: true,
    revocation: true,
  },
});

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

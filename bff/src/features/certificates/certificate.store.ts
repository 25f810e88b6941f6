import type * as v from 'valibot';
import type { certificateFilterSchema } from '#domain/certificates/certificate.schema.ts';
import { readConnection } from '../../lists/connection.ts';
import type { PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { toId } from '../../operation/input.ts';
import { CertificateModel, toCertificate, type CertificateDocument } from './certificate.model.ts';

export const NEWEST_CERTIFICATES = rowOrder<CertificateDocument>(CertificateModel, {
  issuedAt: -1,
  _id: -1,
});

export const requireCertificate = requireById<CertificateDocument>(CertificateModel, 'CERTIFICATE_NOT_FOUND');

const LAST_CHARACTER = '\uffff';

type Filter = v.InferOutput<typeof certificateFilterSchema>;

const conditionsOf = ({ number, enrolmentId, isRevoked }: Filter) => ({
  ...(number ? { number: { $gte: number, $lt: number + LAST_CHARACTER } } : {}),
  ...(enrolmentId ? { enrolmentId: toId(enrolmentId) } : {}),
  ...(typeof isRevoked === 'boolean' ? { revocation: isRevoked ? { $ne: null } : null } : {}),
});

export const readCertificates = (filter: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_CERTIFICATES,
    filter: conditionsOf(filter),
    page,
    toNode: toCertificate,
  });

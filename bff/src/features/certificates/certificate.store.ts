import type * as v from 'valibot';
import type { certificateFilterSchema } from '#domain/certificates/certificate.schema.ts';
import { foldCertificateNumber, isNumberStart } from '#domain/certificates/certificate.code.ts';
import { messages } from '#domain/messages.ts';
import { searchWords } from '#domain/search.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import type { PageInput } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { toId } from '../../operation/input.ts';
import { listMatches } from '../users/user.search.ts';
import { CertificateModel, toCertificate, type CertificateDocument } from './certificate.model.ts';

export const NEWEST_CERTIFICATES = rowOrder<CertificateDocument>(CertificateModel, {
  issuedAt: -1,
  _id: -1,
});

export const requireCertificate = requireById<CertificateDocument>(CertificateModel, 'CERTIFICATE_NOT_FOUND');

const LAST_CHARACTER = '\uffff';

type Filter = v.InferOutput<typeof certificateFilterSchema>;

const MAX_STUDENTS = 1_000;

const ofNumber = (number: string) => ({ number: { $gte: number, $lt: number + LAST_CHARACTER } });

/** Those on which each word begins a word of the name, whatever the holder is called now. */
const listPrinted = async (search: string) => {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const $and = words.map((word) => ({ nameWords: new RegExp(`^${escapeRegex(word)}`) }));
  const found = await CertificateModel.find({ $and }, { _id: 1 }).limit(MAX_STUDENTS).lean();
  return found.map(({ _id }) => _id);
};

const ofSearch = async (search: string) => {
  if (isNumberStart(search)) return ofNumber(foldCertificateNumber(search));
  const [ids, printed] = await Promise.all([listMatches(search, MAX_STUDENTS), listPrinted(search)]);
  if (ids) return { $or: [{ userId: { $in: ids } }, { _id: { $in: printed } }] };
  const message = messages.searchTooWide;
  throw new DomainError('INVALID_INPUT', message, {
    fields: [{ field: 'search', message, code: 'INVALID' }],
  });
};

const conditionsOf = async ({ number, search, userId, enrolmentId, isRevoked }: Filter) => ({
  $and: [number ? ofNumber(number) : {}, search ? await ofSearch(search) : {}],
  ...(userId ? { userId: toId(userId) } : {}),
  ...(enrolmentId ? { enrolmentId: toId(enrolmentId) } : {}),
  ...(typeof isRevoked === 'boolean' ? { revocation: isRevoked ? { $ne: null } : null } : {}),
});

export const readCertificates = async (filter: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_CERTIFICATES,
    filter: await conditionsOf(filter),
    page,
    toNode: toCertificate,
  });

export const certificateBatches = async (filter: Filter) =>
  mapBatches(rowBatches(NEWEST_CERTIFICATES, await conditionsOf(filter)), (rows) => rows.map(toCertificate));

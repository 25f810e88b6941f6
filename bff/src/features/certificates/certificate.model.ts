import { Schema, model, type Types } from 'mongoose';
import type { Certificate, CertificateContent } from '#domain/certificates/certificate.ts';
import { REVOCATION_REASONS, type Revocation } from '#domain/certificates/revocation.ts';

export type CertificateDocument = {
  _id: Types.ObjectId;
  rev?: number;
  enrolmentId: Types.ObjectId;
  /** Unique with the enrolment: 1, and one more for each certificate that follows a revoked one. */
  turn: number;
  userId: Types.ObjectId;
  courseId: Types.ObjectId;
  number: string;
  code: string;
  /** `list/index`: the place in a status list. */
  statusKey: string;
  issuer: string;
  issuedAt: Date;
  /** Null after the person's data were erased; the signature, which contains them, is null too. */
  content: CertificateContent | null;
  /** The words of the printed name, for searches. */
  nameWords?: string[];
  /** Compact JWS; null if the server had no SECRETS_KEY. */
  jws: string | null;
  replaces: string | null;
  revocation: (Revocation & { by: string | null }) | null;
};

const text = { type: String, required: true };
const optional = { type: String, default: null };
const id = { type: Schema.Types.ObjectId, required: true };
const count = { type: Number, required: true };
const date = { type: Date, required: true };

const content = new Schema<CertificateContent>(
  {
    name: text,
    document: optional,
    course: text,
    minutes: count,
    instructor: optional,
    day: text,
    academy: text,
  },
  { _id: false },
);

const revocation = new Schema<NonNullable<CertificateDocument['revocation']>>(
  {
    reason: { type: String, enum: REVOCATION_REASONS, required: true },
    note: optional,
    at: date,
    by: optional,
  },
  { _id: false },
);

const schema = new Schema<CertificateDocument>(
  {
    rev: Number,
    enrolmentId: id,
    turn: count,
    userId: id,
    courseId: id,
    number: text,
    code: text,
    statusKey: text,
    issuer: text,
    issuedAt: date,
    content: { type: content, default: null },
    nameWords: { type: [String] },
    jws: optional,
    replaces: optional,
    revocation: { type: revocation, default: null },
  },
  { collection: 'certificates', versionKey: false },
);

schema.index({ enrolmentId: 1, turn: 1 }, { unique: true });
schema.index({ number: 1 }, { unique: true });
schema.index({ code: 1 }, { unique: true });
schema.index({ statusKey: 1 }, { unique: true });
schema.index({ issuedAt: -1, _id: -1 });
schema.index({ userId: 1, issuedAt: -1, _id: -1 });
schema.index({ nameWords: 1 });

export const CertificateModel = model('Certificate', schema);

export const VERIFY_PATH = '/verificar';

export const certificateUrl = ({ issuer, code }: Pick<CertificateDocument, 'issuer' | 'code'>) =>
  `${issuer}${VERIFY_PATH}/${code}`;

export const toCertificate = (document: CertificateDocument): Certificate => {
  const { _id, number, code, enrolmentId, userId, issuedAt, content: frozen, jws } = document;
  return {
    id: _id.toString(),
    number,
    code,
    url: certificateUrl(document),
    enrolmentId: enrolmentId.toString(),
    userId: userId.toString(),
    issuedAt,
    content: frozen,
    revocation: document.revocation,
    replaces: document.replaces,
    isSigned: jws !== null,
  };
};

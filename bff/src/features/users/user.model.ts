import { Schema, model, type Types } from 'mongoose';
import {
  DOCUMENT_TYPES,
  GENDERS,
  ROLES,
  type DocumentType,
  type Gender,
  STAFF_ROLES,
  type Role,
  type StaffRole,
} from '#domain/academy.ts';
import type { MailTopic } from '#domain/mail/mail.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import type { User } from '#domain/users/user.ts';
import { requestsField } from '../../operation/keyed-request.ts';
import { mayBe, onChange } from '../../database/on-write.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';
import { dropCachedSessions } from '../auth/sessions/cached-sessions.ts';
import { CREDENTIAL_KINDS, type Generations } from '../auth/trust/trust-endings.ts';

export type UserDocument = EventSource &
  Tracked & {
    _id: Types.ObjectId;
    email: string;
    passwordHash: string | null;
    firstName: string | null;
    lastName: string | null;
    role: Role;
    staffRole: StaffRole | null;
    documentType: DocumentType | null;
    documentNumber: string;
    documentKey: string;
    birthDate: string | null;
    gender: Gender | null;
    address: string | null;
    city: string | null;
    province: string | null;
    postalCode: string | null;
    phone: string | null;
    isActive: boolean;
    createdAt: Date;
    clu: string | null;
    cluExpiration: string | null;
    licenceUntil: string;
    searchText: string;
    searchKeys: string[];
    phoneKey: string;
    googleKey: string | null;
    ref: string | null;
    referrals: 'due' | 'settled';
    formerEmails?: string[];
    /** All former emails, by which an erasure finds messages and requests without an account. */
    pastEmails?: string[];
    refusedMail?: MailTopic[];
    /** The email that the mail server does not know. Ignored if it differs from `email`. */
    unreachableEmail?: string | null;
    generations?: Generations;
    /** The session that stayed open in the last change of the password. */
    keptSession?: string | null;
    endedCredentials?: 'due';
  };

const text = { type: String, default: null };

const generationsField = new Schema<Generations>(
  Object.fromEntries(CREDENTIAL_KINDS.map((kind) => [kind, Number])),
  { _id: false },
);

const schema = new Schema<UserDocument>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, default: null, select: false },
    firstName: text,
    lastName: text,
    role: { type: String, enum: ROLES, default: 'student' },
    staffRole: { type: String, enum: [...STAFF_ROLES, null], default: null },
    documentType: { type: String, enum: [...DOCUMENT_TYPES, null], default: null },
    documentNumber: { type: String, required: true },
    documentKey: { type: String, required: true },
    birthDate: text,
    gender: { type: String, enum: [...GENDERS, null], default: null },
    address: text,
    city: text,
    province: text,
    postalCode: text,
    phone: text,
    isActive: { type: Boolean, default: true },
    createdAt: { type: Date, required: true },
    clu: text,
    cluExpiration: text,
    licenceUntil: { type: String, default: '' },
    searchText: { type: String, required: true, select: false },
    searchKeys: { type: [String], required: true, select: false },
    phoneKey: { type: String, default: '', select: false },
    googleKey: { type: String, default: null, select: false },
    ref: text,
    referrals: { type: String, enum: ['due', 'settled'], default: 'due' },
    formerEmails: { type: [String], default: undefined },
    pastEmails: { type: [String], default: undefined },
    refusedMail: { type: [String], default: undefined },
    unreachableEmail: { type: String, default: undefined },
    generations: { type: generationsField, default: undefined },
    keptSession: { type: String, default: undefined },
    endedCredentials: { type: String, enum: ['due'], default: undefined },
    rev: Number,
    requests: requestsField,
  },
  { collection: 'users', versionKey: false },
);

const NARROWED_BY = { searchText: 1, documentKey: 1, licenceUntil: 1 } as const;

schema.index({ email: 1 }, { unique: true });
schema.index({ documentKey: 1 }, { unique: true });
// The order of pages. A search filters index entries, so that only matching users are read.
schema.index({ createdAt: -1, _id: -1, ...NARROWED_BY, isActive: 1 });
schema.index({ role: 1, createdAt: -1, _id: -1, ...NARROWED_BY, isActive: 1 });
schema.index({ isActive: 1, createdAt: -1, _id: -1, ...NARROWED_BY });
schema.index({ searchKeys: 1 });
schema.index({ phoneKey: 1 });
schema.index({ staffRole: 1, createdAt: 1 });
schema.index({ referrals: 1 });
schema.index({ endedCredentials: 1 });
schema.index({ 'requests.key': 1 });

onChange(schema, ({ _id }) => dropCachedSessions(({ user }) => mayBe(user.id, _id)));

trackChanges(schema, [
  'passwordHash',
  'searchText',
  'searchKeys',
  'phoneKey',
  'googleKey',
  'ref',
  'referrals',
  'formerEmails',
  'pastEmails',
  'generations',
  'keptSession',
  'endedCredentials',
  'refusedMail',
  'requests',
  'events',
]);
addOutbox(schema);

export const UserModel = model('User', schema);

export const toUser = (document: UserDocument): User => ({
  id: document._id.toString(),
  email: document.email,
  firstName: document.firstName,
  lastName: document.lastName,
  role: document.role,
  staffRole: document.staffRole ?? null,
  documentType: document.documentType,
  documentNumber: document.documentNumber,
  birthDate: document.birthDate,
  gender: document.gender,
  address: document.address,
  city: document.city,
  province: document.province,
  postalCode: document.postalCode,
  phone: document.phone,
  isActive: document.isActive,
  createdAt: document.createdAt,
  clu: document.clu,
  cluExpiration: document.cluExpiration,
  isEmailUnreachable: document.unreachableEmail === document.email,
  needsSetup: isPendingDocument(document.documentNumber),
  ...revisionFields(document),
});

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
import type { LinkPurpose } from '#domain/mail/security-notices.ts';
import { pick, sameForAll } from '#domain/pick.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import type { HeldAct } from '#domain/users/account-hold.ts';
import { NO_TEXTS, USER_TEXTS, type User, type UserTexts } from '#domain/users/user.ts';
import { mayBe, onChange } from '../../database/on-write.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { dropCachedSessions } from '../credentials/cached-sessions.ts';
import { CREDENTIAL_KINDS, type Generations } from '../credentials/trust-endings.ts';

/** An email that staff has set and its owner has not confirmed. */
export type EmailChange = {
  id: string;
  email: string;
  requestedAt: Date;
  expiresAt: Date;
  /** There was a mail server, so that links were sent. */
  isMailed: boolean;
};

/** A former email, to which the account can be taken back until then. */
type KeptEmail = { email: string; since: Date; until: Date };

/** A link in a message; `digest` is the SHA-256 of its token. */
export type AccountLink = {
  digest: string;
  purpose: LinkPurpose;
  changeId: string;
  /** Where it was sent. */
  address: string;
  expiresAt: Date;
};

/** An admin has recorded that the second factor is lost. `isDue` once it is being removed. */
type SecondFactorLoss = { id: string; requestedAt: Date; effectiveAt: Date; isDue?: boolean };

type Stored = Tracked & UserTexts;

export type UserDocument = Stored & {
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
  gender: Gender | null;
  isActive: boolean;
  createdAt: Date;
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
  emailChange?: EmailChange | null;
  keptEmails?: KeptEmail[];
  accountLinks?: AccountLink[];
  secondFactorLoss?: SecondFactorLoss | null;
  /** Until when some operations wait; see domain/users/account-hold.ts. */
  heldUntil?: Date;
  /** What was done while a former email could take the account back; `actsToUndo` once it has. */
  heldActs?: HeldAct[];
  actsToUndo?: 'due';
  /** Digests of the devices of past sign-ins; see security/user.devices.ts. */
  devices?: string[];
};

const text = { type: String, default: null };

const generationsField = new Schema<Generations>(
  Object.fromEntries(CREDENTIAL_KINDS.map((kind) => [kind, Number])),
  { _id: false },
);

const word = { type: String, required: true };
const instant = { type: Date, required: true };

const emailChange = new Schema<EmailChange>(
  { id: word, email: word, requestedAt: instant, expiresAt: instant, isMailed: Boolean },
  { _id: false, id: false },
);
const keptEmail = new Schema<KeptEmail>({ email: word, since: instant, until: instant }, { _id: false });
const accountLink = new Schema<AccountLink>(
  { digest: word, purpose: word, changeId: word, address: word, expiresAt: instant },
  { _id: false },
);
const heldAct = new Schema<HeldAct>(
  { field: word, at: instant, about: { type: String, default: null } },
  { _id: false },
);
const secondFactorLoss = new Schema<SecondFactorLoss>(
  { id: word, requestedAt: instant, effectiveAt: instant, isDue: Boolean },
  { _id: false, id: false },
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
    ...sameForAll(USER_TEXTS, text),
    gender: { type: String, enum: [...GENDERS, null], default: null },
    isActive: { type: Boolean, default: true },
    createdAt: { type: Date, required: true },
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
    emailChange: { type: emailChange, default: undefined },
    keptEmails: { type: [keptEmail], default: undefined },
    accountLinks: { type: [accountLink], default: undefined },
    secondFactorLoss: { type: secondFactorLoss, default: undefined },
    heldUntil: Date,
    heldActs: { type: [heldAct], default: undefined },
    actsToUndo: { type: String, enum: ['due'], default: undefined },
    devices: { type: [String], default: undefined },
    rev: Number,
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
schema.index({ actsToUndo: 1 });
schema.index({ 'keptEmails.email': 1 });
schema.index({ 'accountLinks.digest': 1 });
schema.index({ 'secondFactorLoss.effectiveAt': 1 });

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
  'refusedMail',
  'keptEmails',
  'accountLinks',
  'secondFactorLoss',
  'heldUntil',
  'heldActs',
  'actsToUndo',
  'devices',
]);

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
  gender: document.gender,
  isActive: document.isActive,
  createdAt: document.createdAt,
  isEmailUnreachable: document.unreachableEmail === document.email,
  pendingEmail: document.emailChange?.email ?? null,
  pendingEmailUntil: document.emailChange?.expiresAt ?? null,
  needsSetup: isPendingDocument(document.documentNumber),
  ...revisionFields(document),
  ...pick(document, USER_TEXTS, NO_TEXTS),
});

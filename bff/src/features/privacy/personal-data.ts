import type { EventSource } from '../webhooks/outbox.ts';
import { rowOrder } from '../../row-order.ts';
import { AccessTokenModel, type AccessTokenDocument } from '../access-tokens/access-token.model.ts';
import { AuditEntryModel, NEWEST_FIRST, type AuditEntryDocument } from '../audit/audit.model.ts';
import { IdentityModel, type IdentityDocument } from '../auth/identity.model.ts';
import { DeletionModel, type DeletionDocument } from '../deletions/deletion.model.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolments/enrolment.model.ts';
import { WaitingModel, type WaitingDocument } from '../enrolments/waiting.model.ts';
import { PointsEntryModel, type PointsEntryDocument } from '../ledger/points-entry.model.ts';
import { ResetModel, type ResetDocument } from '../password-resets/reset.model.ts';
import { ReferralModel, type ReferralDocument } from '../referrals/referral.model.ts';
import { SecondFactorModel, type SecondFactorDocument } from '../second-factor/second-factor.model.ts';
import { SessionModel, type SessionDocument } from '../sessions/session.model.ts';
import { UserModel, type UserDocument } from '../users/user.model.ts';
import { dataSection, type DataSection } from './data-section.ts';

const OWNER = 'the person whose data they are';
const SECRET = 'a secret, or what guards one';
const DERIVED = 'follows from other fields';
const WORKINGS = 'how the server keeps its data, nothing of the person';
const SOMEBODY_ELSE = 'concerns somebody else';

const keyed = { requests: WORKINGS } as const;
const source = {
  ...keyed,
  events: 'what integrators are about to be sent, made of other fields',
} satisfies Record<keyof EventSource, string>;

const account = dataSection<UserDocument>({
  name: 'account',
  order: rowOrder(UserModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    ...source,
    _id: true,
    rev: WORKINGS,
    email: true,
    passwordHash: SECRET,
    firstName: true,
    lastName: true,
    role: true,
    documentType: true,
    documentNumber: true,
    documentKey: DERIVED,
    birthDate: true,
    gender: true,
    address: true,
    city: true,
    province: true,
    postalCode: true,
    phone: true,
    isActive: true,
    createdAt: true,
    clu: true,
    cluExpiration: true,
    licenceUntil: DERIVED,
    searchText: DERIVED,
    searchKeys: DERIVED,
    googleKey: 'in the section googleAccounts',
    ref: SOMEBODY_ELSE,
    referrals: WORKINGS,
  },
});

const googleAccounts = dataSection<IdentityDocument>({
  name: 'googleAccounts',
  order: rowOrder(IdentityModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: { _id: true, userId: OWNER, createdAt: true },
});

const secondFactor = dataSection<SecondFactorDocument>({
  name: 'secondFactor',
  order: rowOrder(SecondFactorModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: { _id: OWNER, salt: SECRET, activeSince: true, lastStep: SECRET, recovery: SECRET },
});

const sessions = dataSection<SessionDocument>({
  name: 'sessions',
  order: rowOrder(SessionModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: SECRET,
    userId: OWNER,
    via: true,
    expiresAt: true,
    createdAt: true,
    lastUsedAt: true,
    userAgent: true,
    isVerified: true,
  },
});

const accessTokens = dataSection<AccessTokenDocument>({
  name: 'accessTokens',
  order: rowOrder(AccessTokenModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    hash: SECRET,
    userId: OWNER,
    name: true,
    scopes: true,
    createdAt: true,
    expiresAt: true,
    lastUsedAt: true,
  },
});

const passwordResets = dataSection<ResetDocument>({
  name: 'passwordResets',
  order: rowOrder(ResetModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: { _id: SECRET, userId: OWNER, expiresAt: true },
});

const deletion = dataSection<DeletionDocument>({
  name: 'deletion',
  order: rowOrder(DeletionModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: { ...keyed, _id: OWNER, state: true, requestedAt: true, settledAt: true, reason: true },
});

const enrolments = dataSection<EnrolmentDocument>({
  name: 'enrolments',
  order: rowOrder(EnrolmentModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    ...source,
    _id: true,
    userId: OWNER,
    courseId: true,
    courseType: true,
    status: true,
    slotKey: DERIVED,
    placeKey: WORKINGS,
    rev: WORKINGS,
    startsAt: true,
    classMonth: DERIVED,
    createdMonth: DERIVED,
    scheduledDate: true,
    completionDate: true,
    instructorId: true,
    instructorName: true,
    priceCentavos: true,
    personalised: true,
    award: true,
    cancellation: true,
    createdAt: true,
  },
});

const waitingList = dataSection<WaitingDocument>({
  name: 'waitingList',
  order: rowOrder(WaitingModel, { joinedAt: 1, _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    ...keyed,
    _id: true,
    userId: OWNER,
    courseId: true,
    state: true,
    lineKey: DERIVED,
    joinedAt: true,
    endedAt: true,
    reason: true,
  },
});

const points = dataSection<PointsEntryDocument>({
  name: 'points',
  order: rowOrder(PointsEntryModel, { seq: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    ...source,
    _id: true,
    userId: OWNER,
    seq: true,
    type: true,
    delta: true,
    balance: true,
    sourceKey: WORKINGS,
    description: true,
    enrolmentId: true,
    code: true,
    handOut: true,
    handedOutAt: true,
    createdAt: true,
  },
});

const NEWEST_REFERRALS = rowOrder<ReferralDocument>(ReferralModel, { createdAt: -1, _id: -1 });

const invitations = dataSection<ReferralDocument>({
  name: 'invitations',
  order: NEWEST_REFERRALS,
  filter: ({ id }) => ({ referrerId: id }),
  fields: {
    ...keyed,
    _id: true,
    referrerId: OWNER,
    referredEmail: true,
    status: true,
    createdAt: true,
  },
});

const invitedBy = dataSection<ReferralDocument>({
  name: 'invitedBy',
  order: NEWEST_REFERRALS,
  filter: ({ email }) => ({ referredEmail: email }),
  fields: {
    ...keyed,
    _id: true,
    referrerId: SOMEBODY_ELSE,
    referredEmail: true,
    status: true,
    createdAt: true,
  },
});

const NEWEST_ENTRIES = rowOrder<AuditEntryDocument>(AuditEntryModel, NEWEST_FIRST);

/** What the person did, without whom or what it was about by name. */
const activity = dataSection<AuditEntryDocument>({
  name: 'activity',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ actorId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: OWNER,
    actorLabel: OWNER,
    action: true,
    subjectType: true,
    subjectId: true,
    subjectLabel: SOMEBODY_ELSE,
    changes: SOMEBODY_ELSE,
    requestId: WORKINGS,
    outcome: true,
    reason: true,
    write: WORKINGS,
    attempts: WORKINGS,
  },
});

/** What was done with the account; who of the academy did it is for the academy to say. */
const accountHistory = dataSection<AuditEntryDocument>({
  name: 'accountHistory',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ subjectId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: SOMEBODY_ELSE,
    actorLabel: SOMEBODY_ELSE,
    action: true,
    subjectType: true,
    subjectId: OWNER,
    subjectLabel: OWNER,
    changes: true,
    requestId: WORKINGS,
    outcome: true,
    reason: true,
    write: WORKINGS,
    attempts: WORKINGS,
  },
});

/** All that is stored about a person, in the order in which it is given. */
export const DATA_SECTIONS: readonly DataSection[] = [
  account,
  googleAccounts,
  secondFactor,
  sessions,
  accessTokens,
  passwordResets,
  deletion,
  enrolments,
  waitingList,
  points,
  invitations,
  invitedBy,
  activity,
  accountHistory,
];

import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, dataSection, SECRET, WORKINGS } from '../../lists/data-section.ts';
import { IdentityModel, type IdentityDocument } from './google/identity.model.ts';
import { ResetModel, type ResetDocument } from './reset.model.ts';
import { SecondFactorModel, type SecondFactorDocument } from './second-factor/second-factor.model.ts';
import { SessionModel, type SessionDocument } from './sessions/session.model.ts';

export const googleAccountsData = dataSection<IdentityDocument>({
  name: 'googleAccounts',
  order: rowOrder(IdentityModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: { _id: true, userId: OWNER, createdAt: true },
});

export const unlinkGoogle = async (userId: string) => {
  await IdentityModel.deleteMany({ userId });
};

export const passwordResetsData = dataSection<ResetDocument>({
  name: 'passwordResets',
  order: rowOrder(ResetModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: SECRET,
    userId: OWNER,
    expiresAt: true,
    salt: SECRET,
    generation: WORKINGS,
    isRequested: true,
  },
});

export const secondFactorData = dataSection<SecondFactorDocument>({
  name: 'secondFactor',
  order: rowOrder(SecondFactorModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    _id: OWNER,
    salt: SECRET,
    activeSince: true,
    lastStep: SECRET,
    recovery: SECRET,
    generation: WORKINGS,
  },
});

export const sessionsData = dataSection<SessionDocument>({
  name: 'sessions',
  order: rowOrder(SessionModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: SECRET,
    userId: OWNER,
    via: true,
    expiresAt: true,
    createdAt: true,
    authenticatedAt: true,
    lastUsedAt: true,
    userAgent: true,
    isVerified: true,
    generation: WORKINGS,
  },
});

import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, SECRET, SOMEBODY_ELSE, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { UserModel, type UserDocument } from './user.model.ts';
import { SOURCE_FIELDS } from '../webhooks/outbox.ts';

export const accountData = dataSection<UserDocument>({
  name: 'account',
  order: rowOrder(UserModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    ...SOURCE_FIELDS,
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
    formerEmails: true,
    generations: WORKINGS,
    keptSession: WORKINGS,
    endedCredentials: WORKINGS,
  },
});

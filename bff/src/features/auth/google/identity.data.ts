import { rowOrder } from '../../../lists/row-order.ts';
import { OWNER, dataSection } from '../../privacy/data-section.ts';
import { IdentityModel, type IdentityDocument } from './identity.model.ts';

export const googleAccountsData = dataSection<IdentityDocument>({
  name: 'googleAccounts',
  order: rowOrder(IdentityModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: { _id: true, userId: OWNER, createdAt: true },
});

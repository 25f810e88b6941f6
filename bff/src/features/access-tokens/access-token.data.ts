import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SECRET, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { AccessTokenModel, type AccessTokenDocument } from './access-token.model.ts';

export const accessTokensData = dataSection<AccessTokenDocument>({
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
    isVerified: true,
    generation: WORKINGS,
  },
});

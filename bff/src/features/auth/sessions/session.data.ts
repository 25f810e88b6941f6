import { rowOrder } from '../../../lists/row-order.ts';
import { OWNER, SECRET, WORKINGS, dataSection } from '../../privacy/data-section.ts';
import { SessionModel, type SessionDocument } from './session.model.ts';

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

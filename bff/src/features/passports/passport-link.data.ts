import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { PassportLinkModel, type PassportLinkDocument } from './passport-link.model.ts';

export const passportLinksData = dataSection<PassportLinkDocument>({
  name: 'passportLinks',
  order: rowOrder(PassportLinkModel, { _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    userId: OWNER,
    slotKey: WORKINGS,
    code: true,
    parts: true,
    issuer: WORKINGS,
    createdAt: true,
    expiresAt: true,
    views: true,
    lastViewedAt: true,
    generation: WORKINGS,
  },
});

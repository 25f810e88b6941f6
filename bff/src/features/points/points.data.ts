import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { PointsEntryModel, type PointsEntryDocument } from './points-entry.model.ts';

export const pointsData = dataSection<PointsEntryDocument>({
  name: 'points',
  order: rowOrder(PointsEntryModel, { seq: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
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
    handedOutBy: SOMEBODY_ELSE,
    createdAt: true,
  },
});

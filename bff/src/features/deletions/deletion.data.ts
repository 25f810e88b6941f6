import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { DeletionModel, type DeletionDocument } from './deletion.model.ts';

export const deletionData = dataSection<DeletionDocument>({
  name: 'deletion',
  order: rowOrder(DeletionModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    _id: OWNER,
    state: true,
    requestedAt: true,
    settledAt: true,
    reason: true,
    generation: WORKINGS,
  },
});

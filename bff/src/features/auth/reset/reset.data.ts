import { rowOrder } from '../../../lists/row-order.ts';
import { KEYED_FIELDS, OWNER, SECRET, WORKINGS, dataSection } from '../../privacy/data-section.ts';
import { ResetModel, type ResetDocument } from './reset.model.ts';

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
    ...KEYED_FIELDS,
  },
});

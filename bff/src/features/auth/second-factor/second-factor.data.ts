import { rowOrder } from '../../../lists/row-order.ts';
import { OWNER, SECRET, WORKINGS, dataSection } from '../../privacy/data-section.ts';
import { SecondFactorModel, type SecondFactorDocument } from './second-factor.model.ts';

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

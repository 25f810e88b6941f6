import { Types } from 'mongoose';
import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { FirearmHandOutModel, type FirearmHandOutDocument } from './firearm.model.ts';

export const handOutsData = dataSection<FirearmHandOutDocument>({
  name: 'firearmHandOuts',
  order: rowOrder(FirearmHandOutModel, { outAt: 1, _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    firearmId: true,
    weapon: true,
    caliber: true,
    holder: true,
    seq: WORKINGS,
    handKey: WORKINGS,
    enrolmentId: true,
    userId: OWNER,
    companion: SOMEBODY_ELSE,
    outAt: true,
    outBy: SOMEBODY_ELSE,
    outByName: SOMEBODY_ELSE,
    outLate: true,
    roundsBefore: WORKINGS,
    returnedAt: true,
    returnedBy: SOMEBODY_ELSE,
    returnedByName: SOMEBODY_ELSE,
    returnLate: true,
    rounds: true,
    roundsOut: true,
    roundsLeft: true,
    corrects: true,
    isAnnulled: true,
    reason: true,
    workshopReason: true,
  },
});

/** What names the person, as holder or as who handed out and took back. The weapon and the times stay. */
export const eraseHandOuts = async (userId: string) => {
  const erase = (of: Partial<FirearmHandOutDocument>, $set: Partial<FirearmHandOutDocument>) =>
    FirearmHandOutModel.updateMany(of, { $set, $inc: { rev: 1 } });
  await erase({ userId: new Types.ObjectId(userId) }, { holder: null });
  await erase({ outBy: userId }, { outByName: null });
  await erase({ returnedBy: userId }, { returnedByName: null });
};

import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { OwnWeaponModel, type OwnWeaponDocument } from './own-weapon.model.ts';

export const ownWeaponsData = dataSection<OwnWeaponDocument>({
  name: 'ownWeapons',
  order: rowOrder(OwnWeaponModel, { inAt: 1, _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    enrolmentId: true,
    userId: OWNER,
    serial: true,
    description: true,
    permitUntil: true,
    rounds: true,
    inAt: true,
    inBy: SOMEBODY_ELSE,
    inLate: true,
    outAt: true,
    outBy: SOMEBODY_ELSE,
    outLate: true,
    reason: true,
    lookKey: DERIVED,
    insideKey: WORKINGS,
  },
});

/** What names the person or the weapon. That a weapon came in and went out stays. */
export const eraseOwnWeapons = async (userId: string) => {
  for await (const { _id } of OwnWeaponModel.find({ userId }, { _id: 1 }).lean().cursor()) {
    const erased = {
      serial: '',
      lookKey: '',
      description: null,
      reason: null,
      insideKey: _id.toString(),
    };
    await OwnWeaponModel.updateOne({ _id }, { $set: erased, $inc: { rev: 1 } });
  }
};

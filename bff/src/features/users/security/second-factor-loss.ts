import { addHours } from 'date-fns';
import { Types } from 'mongoose';
import { HOLD_HOURS } from '#domain/users/account-hold.ts';
import { listIds } from '../../../lists/list-ids.ts';
import { holdAfter } from './user.hold.ts';
import { UserModel, type UserDocument } from '../user.model.ts';
import { changeUser } from '../user.store.ts';

/** Records that a second factor is lost. It ends after some days, unless its owner, who is told, says no. */
export const recordLoss = (id: string, now: Date) => {
  const loss = {
    id: new Types.ObjectId().toString(),
    requestedAt: now,
    effectiveAt: addHours(now, HOLD_HOURS),
  };
  return changeUser(id, ({ secondFactorLoss }) => (secondFactorLoss ? {} : { secondFactorLoss: loss }), {
    told: ['secondFactorLossAsked'],
  });
};

type Kept = { lossId?: string; missing: () => Error };

/** Takes the record of a loss back: this one, or whatever there is. */
export const keepSecondFactor = (id: string, { lossId, missing }: Kept) => {
  const keep = ({ secondFactorLoss }: UserDocument) => {
    const isThis = secondFactorLoss && (lossId === undefined || secondFactorLoss.id === lossId);
    if (!isThis || secondFactorLoss.isDue) throw missing();
    return { secondFactorLoss: null };
  };
  return changeUser(id, keep, { told: ['secondFactorLossStopped'] });
};

/** The owner has removed the second factor. */
export const forgetLoss = async (id: string) => {
  await UserModel.updateOne({ _id: id }, { $unset: { secondFactorLoss: 1 } });
};

export const listDueLosses = (limit: number, now: Date) =>
  listIds(UserModel, { filter: { 'secondFactorLoss.effectiveAt': { $lte: now } }, limit });

/** From here on it cannot be stopped. False if it was stopped before. */
export const beginLoss = async (id: string, now: Date) => {
  const begin = ({ secondFactorLoss: loss }: UserDocument) =>
    loss && !loss.isDue && loss.effectiveAt <= now
      ? { secondFactorLoss: { ...loss, isDue: true }, ...holdAfter(now) }
      : {};
  const { secondFactorLoss } = await changeUser(id, begin, { told: ['secondFactorOff'] });
  return Boolean(secondFactorLoss?.isDue);
};

import { listIds } from '../../lists/list-ids.ts';
import { ReferralModel } from './referral.model.ts';

type Person = { id: string; email: string };

const ofPerson = ({ id, email }: Person) => ({ $or: [{ referrerId: id }, { referredEmail: email }] });

export const listReferralIds = (person: Person, limit: number) =>
  listIds(ReferralModel, { filter: ofPerson(person), limit });

export const eraseReferrals = async (ids: readonly string[], emailOf: (id: string) => string) => {
  for (const id of ids) await ReferralModel.updateOne({ _id: id }, { $set: { referredEmail: emailOf(id) } });
};

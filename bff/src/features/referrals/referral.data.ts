import { listIds } from '../../lists/list-ids.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, dataSection } from '../../lists/data-section.ts';
import { ReferralModel, type ReferralDocument } from './referral.model.ts';

const NEWEST_REFERRALS = rowOrder<ReferralDocument>(ReferralModel, { createdAt: -1, _id: -1 });

export const invitationsData = dataSection<ReferralDocument>({
  name: 'invitations',
  order: NEWEST_REFERRALS,
  filter: ({ id }) => ({ referrerId: id }),
  fields: {
    _id: true,
    referrerId: OWNER,
    referredEmail: true,
    status: true,
    createdAt: true,
  },
});

export const invitedByData = dataSection<ReferralDocument>({
  name: 'invitedBy',
  order: NEWEST_REFERRALS,
  filter: ({ email }) => ({ referredEmail: email }),
  fields: {
    _id: true,
    referrerId: SOMEBODY_ELSE,
    referredEmail: true,
    status: true,
    createdAt: true,
  },
});

type Person = { id: string; email: string };

const ofPerson = ({ id, email }: Person) => ({ $or: [{ referrerId: id }, { referredEmail: email }] });

export const listReferralIds = (person: Person, limit: number) =>
  listIds(ReferralModel, { filter: ofPerson(person), limit });

export const eraseReferrals = async (ids: readonly string[], emailOf: (id: string) => string) => {
  for (const id of ids) await ReferralModel.updateOne({ _id: id }, { $set: { referredEmail: emailOf(id) } });
};

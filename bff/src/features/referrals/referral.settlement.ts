import { Types } from 'mongoose';
import type { Ctx } from '../../operation/context.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { appendEntry } from '../points/ledger.ts';
import { findUnsettled, findUser, markSettled } from '../users/user.store.ts';
import { ReferralModel } from './referral.model.ts';

/** Sets the referrals of a new user to registered and credits them; every step may be repeated. */
export const settleReferrals = async (ctx: Ctx, userId: string) => {
  const invited = await findUnsettled(userId);
  if (!invited) return;
  for (const former of invited.formerEmails ?? []) await moveInvitations(former, invited.email);
  const referrer = invited.ref ? await findUser(invited.ref) : null;
  const linkReferrer = referrer && referrer.id !== userId ? referrer.id : null;
  if (linkReferrer) await recordLink(ctx, linkReferrer, invited.email);
  // Who had invited an address that is now their own gains nothing by it.
  const invitations = { referredEmail: invited.email, referrerId: { $ne: new Types.ObjectId(userId) } };
  await ReferralModel.updateMany(invitations, { $set: { status: 'registered' } });
  const earner = ctx.env.REFERRAL_POINTS > 0 ? await findEarner(invitations, linkReferrer) : null;
  if (earner) {
    await appendEntry({
      userId: earner,
      type: 'earn',
      delta: ctx.env.REFERRAL_POINTS,
      description: 'Referido registrado',
      sourceKey: `referral:${userId}`,
      createdAt: ctx.now,
    });
  }
  await markSettled(userId, invited.email);
};

/** Of these emails, those that somebody has invited. */
export const findInvited = async (emails: readonly string[]) => {
  const invited = await ReferralModel.find(
    { referredEmail: { $in: [...emails] } },
    { referredEmail: 1 },
  ).lean();
  const known = new Set(invited.map(({ referredEmail }) => referredEmail));
  return (email: string) => known.has(email);
};

/** Invitations go along to another email of the same person: of two by one referrer one stays. */
const moveInvitations = async (from: string, to: string) => {
  const invitations = await ReferralModel.find({ referredEmail: from }, { referrerId: 1 }).lean();
  for (const { _id, referrerId } of invitations) {
    const isRepeated = await ReferralModel.exists({ referrerId, referredEmail: to });
    if (isRepeated) await ReferralModel.deleteOne({ _id });
    else await ReferralModel.updateOne({ _id }, { $set: { referredEmail: to } });
  }
};

/** Following a referral link counts as an invitation, whether or not the friend had also been named. */
const recordLink = async (ctx: Ctx, referrerId: string, referredEmail: string) => {
  try {
    await ReferralModel.create({
      referrerId: new Types.ObjectId(referrerId),
      referredEmail,
      status: 'registered',
      createdAt: ctx.now,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** One referrer earns: the one whose link was followed, else the one who invited first. */
const findEarner = async (invitations: object, linkReferrer: string | null) => {
  if (linkReferrer) return linkReferrer;
  const first = await ReferralModel.findOne(invitations).sort({ createdAt: 1, _id: 1 }).lean();
  return first?.referrerId.toString() ?? null;
};

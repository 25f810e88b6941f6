import { Types } from 'mongoose';
import type { Ctx } from '../../operation/context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { appendEntry } from '../points/ledger.ts';
import { findUnsettled, findUser, markSettled } from '../users/user.store.ts';
import { ReferralModel } from './referral.model.ts';

export const settleReferrals = (ctx: Ctx, userId: string) => inTransaction(() => settle(ctx, userId));

export const referKnown = ({ ctx, userId }: { ctx: Ctx; userId: string }) => settleReferrals(ctx, userId);

const settle = async (ctx: Ctx, userId: string) => {
  const invited = await findUnsettled(userId);
  if (!invited) return;
  for (const former of invited.formerEmails ?? []) await moveInvitations(former, invited.email);
  const referrer = invited.ref ? await findUser(invited.ref) : null;
  const linkReferrer = referrer && referrer.id !== userId ? referrer.id : null;
  if (linkReferrer) await recordLink(ctx, linkReferrer, invited.email);
  // Own addresses earn nothing.
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

export const findInvited = async (emails: readonly string[]) => {
  const invited = await ReferralModel.find(
    { referredEmail: { $in: [...emails] } },
    { referredEmail: 1 },
  ).lean();
  const known = new Set(invited.map(({ referredEmail }) => referredEmail));
  return (email: string) => known.has(email);
};

const moveInvitations = async (from: string, to: string) => {
  const invitations = await ReferralModel.find({ referredEmail: from }, { referrerId: 1 }).lean();
  for (const { _id, referrerId } of invitations) {
    const isRepeated = await ReferralModel.exists({ referrerId, referredEmail: to });
    if (isRepeated) await ReferralModel.deleteOne({ _id });
    else await ReferralModel.updateOne({ _id }, { $set: { referredEmail: to } });
  }
};

const recordLink = async (ctx: Ctx, referrer: string, referredEmail: string) => {
  const referrerId = new Types.ObjectId(referrer);
  if (await ReferralModel.exists({ referrerId, referredEmail })) return;
  await ReferralModel.create({ referrerId, referredEmail, status: 'registered', createdAt: ctx.now });
};

/** Only one referrer earns points: the one of the link, else the first. */
const findEarner = async (invitations: object, linkReferrer: string | null) => {
  if (linkReferrer) return linkReferrer;
  const first = await ReferralModel.findOne(invitations).sort({ createdAt: 1, _id: 1 }).lean();
  return first?.referrerId.toString() ?? null;
};

import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { referralSchema } from '#domain/points/points.schema.ts';
import type { Ctx } from '../../context.ts';
import { isDuplicateKey } from '../../database/faults.ts';
import { DomainError } from '../../domain-error.ts';
import { badField, requireInput } from '../../input.ts';
import { requireUser } from '../auth/guards.ts';
import { findUnsettled, findUser, isEmailTaken, markSettled } from '../auth/user.service.ts';
import { appendEntry } from './ledger.service.ts';
import { ReferralModel, toReferral, type Referral } from './referral.model.ts';

export const createReferral = async (ctx: Ctx, input: unknown): Promise<Referral> => {
  const user = requireUser(ctx);
  const { referredEmail } = requireInput(referralSchema, input);
  await ctx.limits.consume('referralByUser', user.id);
  if (referredEmail === user.email) throw badField('referredEmail', messages.referralSelf);
  if (await ReferralModel.exists({ referrerId: user.id, referredEmail })) {
    throw new DomainError('CONFLICT', messages.referralRepeated);
  }
  if (await isEmailTaken(referredEmail)) throw new DomainError('CONFLICT', messages.referralRefused);
  try {
    const document = await ReferralModel.create({
      referrerId: new Types.ObjectId(user.id),
      referredEmail,
      status: 'pending',
      createdAt: ctx.now,
    });
    return toReferral(document.toObject());
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('CONFLICT', messages.referralRepeated);
    throw error;
  }
};

export const listMyReferrals = async (ctx: Ctx): Promise<Referral[]> => {
  const { id } = requireUser(ctx);
  const documents = await ReferralModel.find({ referrerId: id }).sort({ createdAt: -1, _id: -1 }).lean();
  return documents.map(toReferral);
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
const findEarner = async (referredEmail: string, linkReferrer: string | null) => {
  if (linkReferrer) return linkReferrer;
  const first = await ReferralModel.findOne({ referredEmail }).sort({ createdAt: 1, _id: 1 }).lean();
  return first?.referrerId.toString() ?? null;
};

/** Sets the referrals of a new user to registered and credits them; every step may be repeated. */
export const settleReferrals = async (ctx: Ctx, userId: string) => {
  const invited = await findUnsettled(userId);
  if (!invited) return;
  const referrer = invited.ref ? await findUser(invited.ref) : null;
  const linkReferrer = referrer && referrer.id !== userId ? referrer.id : null;
  if (linkReferrer) await recordLink(ctx, linkReferrer, invited.email);
  await ReferralModel.updateMany({ referredEmail: invited.email }, { $set: { status: 'registered' } });
  const earner = ctx.env.REFERRAL_POINTS > 0 ? await findEarner(invited.email, linkReferrer) : null;
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
  await markSettled(userId);
};

import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { referralSchema } from '#domain/points/points.schema.ts';
import type { Referral } from '#domain/points/points.ts';
import { signedIn } from '../../access.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { createdBy, repeatable } from '../../keyed-request.ts';
import { operation } from '../../operation.ts';
import { isEmailTaken } from '../users/user.store.ts';
import { ReferralModel, toReferral } from './referral.model.ts';

const OWN_ROWS = 1_000;

export const createReferral = operation({
  access: signedIn,
  input: referralSchema,
  repeat: repeatable(ReferralModel, toReferral),
  run: async (ctx, { referredEmail }, _, request): Promise<Referral> => {
    const { user } = ctx.actor;
    await ctx.limits.consume('referralByUser', user.id);
    if (referredEmail === user.email) throw invalidField('referredEmail', messages.referralSelf);
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
        ...createdBy(request),
      });
      return toReferral(document.toObject());
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('CONFLICT', messages.referralRepeated);
      throw error;
    }
  },
});

export const listMyReferrals = operation({
  access: signedIn,
  allowsKeptSession: true,
  run: async ({ actor }): Promise<Referral[]> => {
    const documents = await ReferralModel.find({ referrerId: actor.user.id })
      .sort({ createdAt: -1, _id: -1 })
      .limit(OWN_ROWS)
      .lean();
    return documents.map(toReferral);
  },
});

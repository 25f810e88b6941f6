import { Types } from 'mongoose';
import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { referralSchema } from '#domain/points/points.schema.ts';
import type { Referral } from '#domain/points/points.ts';
import { signedIn } from '../../operation/access.ts';
import { readConnection } from '../../lists/connection.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { createdId, idFor, repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { isEmailTaken } from '../users/user.store.ts';
import { ReferralModel, toReferral, type ReferralDocument } from './referral.model.ts';

export const MAX_LISTED = 1_000;

const NEWEST_REFERRALS = rowOrder<ReferralDocument>(ReferralModel, { createdAt: -1, _id: -1 });

export const createReferral = operation({
  field: 'Mutation.createReferral',
  access: signedIn,
  input: referralSchema,
  repeat: repeatable(ReferralModel, toReferral),
  audit: {
    action: 'referral.create',
    about: (_, { input, request }) => ({
      type: 'referral',
      id: createdId(request),
      label: input.referredEmail,
    }),
  },
  run: async ({ ctx, input: { referredEmail }, request }): Promise<Referral> => {
    const { user } = ctx.actor;
    await ctx.limits.consume('referralByUser', user.id);
    if (referredEmail === user.email)
      throw invalidField('referredEmail', { reason: 'SELF_REFERRAL', message: messages.referralSelf });
    if (await ReferralModel.exists({ referrerId: user.id, referredEmail })) {
      throw new DomainError('REFERRAL_REPEATED', messages.referralRepeated);
    }
    if (await isEmailTaken(referredEmail, ctx))
      throw new DomainError('REFERRAL_REFUSED', messages.referralRefused);
    const document = await ReferralModel.create({
      referrerId: new Types.ObjectId(user.id),
      referredEmail,
      status: 'pending',
      createdAt: ctx.now,
      _id: idFor(request),
    });
    return toReferral(document.toObject());
  },
});

export const listMyReferrals = operation({
  field: 'Query.myReferrals',
  access: signedIn,
  allowsCachedSession: true,
  input: v.object(pageEntries(NEWEST_REFERRALS)),
  run: ({ ctx: { actor }, input: page }) =>
    readConnection({
      order: NEWEST_REFERRALS,
      filter: { referrerId: actor.user.id },
      page,
      toNode: toReferral,
    }),
});

export const listAllMyReferrals = operation({
  access: signedIn,
  allowsCachedSession: true,
  run: async ({ ctx: { actor } }): Promise<Referral[]> => {
    const documents = await ReferralModel.find({ referrerId: actor.user.id })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean();
    return documents.map(toReferral);
  },
});

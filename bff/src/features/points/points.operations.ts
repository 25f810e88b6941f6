import { randomUUID } from 'node:crypto';
import { messages } from '#domain/messages.ts';
import { adjustSchema, redeemSchema } from '#domain/points/points.schema.ts';
import { admin, completeProfile, signedIn } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireId } from '../../input.ts';
import { operation } from '../../operation.ts';
import { balanceOf, changePoints, listTransactions } from '../ledger/ledger.ts';
import { findUser } from '../users/user.store.ts';

export const getMyPoints = operation({
  access: signedIn,
  run: ({ actor }) => balanceOf(actor.user.id),
});

export const listMyTransactions = operation({
  access: signedIn,
  run: ({ actor }) => listTransactions(actor.user.id),
});

export const redeemPoints = operation({
  access: completeProfile,
  input: redeemSchema,
  run: ({ actor, now }, { points, description }) =>
    changePoints({
      userId: actor.user.id,
      type: 'redeem',
      delta: -points,
      description,
      sourceKey: `redeem:${randomUUID()}`,
      createdAt: now,
    }),
});

export const adjustPoints = operation({
  access: admin,
  subject: async (_, { userId }) => {
    const user = await findUser(requireId(userId, messages.userNotFound));
    if (!user) throw new DomainError('NOT_FOUND', messages.userNotFound);
    return user;
  },
  input: adjustSchema,
  run: ({ now }, { points, description }, user) =>
    changePoints({
      userId: user.id,
      type: 'adjust',
      delta: points,
      description,
      sourceKey: `adjust:${randomUUID()}`,
      createdAt: now,
    }),
});

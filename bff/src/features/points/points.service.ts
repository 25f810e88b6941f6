import { randomUUID } from 'node:crypto';
import { messages } from '#domain/messages.ts';
import { adjustSchema, redeemSchema } from '#domain/points/points.schema.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { badField, requireId, requireInput } from '../../input.ts';
import { requireAdmin, requireStudent, requireUser } from '../auth/guards.ts';
import { findUser } from '../auth/user.service.ts';
import { appendEntry, balanceOf } from './ledger.service.ts';
import { PointsEntryModel, toTransaction, type PointsTransaction } from './points-entry.model.ts';

export type Redemption = { points: number; transaction: PointsTransaction };

export const getMyPoints = (ctx: Ctx): Promise<number> => balanceOf(requireUser(ctx).id);

export const listMyTransactions = async (ctx: Ctx): Promise<PointsTransaction[]> => {
  const { id } = requireUser(ctx);
  const documents = await PointsEntryModel.find({ userId: id }).sort({ seq: -1 }).lean();
  return documents.map(toTransaction);
};

export const redeemPoints = async (ctx: Ctx, input: unknown): Promise<Redemption> => {
  const { id } = requireStudent(ctx);
  const { points, description } = requireInput(redeemSchema, input);
  const entry = await appendEntry({
    userId: id,
    type: 'redeem',
    delta: -points,
    description,
    sourceKey: `redeem:${randomUUID()}`,
    createdAt: ctx.now,
  });
  return { points: entry.balance, transaction: toTransaction(entry) };
};

export const adjustPoints = async (ctx: Ctx, userId: unknown, input: unknown): Promise<Redemption> => {
  requireAdmin(ctx);
  const { points, description } = requireInput(adjustSchema, input);
  if (points === 0) throw badField('points', messages.invalidInput);
  const user = await findUser(requireId(userId, messages.userNotFound));
  if (!user) throw new DomainError('NOT_FOUND', messages.userNotFound);
  const entry = await appendEntry({
    userId: user.id,
    type: 'adjust',
    delta: points,
    description,
    sourceKey: `adjust:${randomUUID()}`,
    createdAt: ctx.now,
  });
  return { points: entry.balance, transaction: toTransaction(entry) };
};

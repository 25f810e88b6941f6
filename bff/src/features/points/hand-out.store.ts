import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { repeatable, storedRequest, type KeyedRequest } from '../../operation/keyed-request.ts';
import { listIds } from '../../lists/list-ids.ts';
import { withEvents } from '../webhooks/outbox.ts';
import { findRedemption, markHandedOut } from './redemptions.ts';
import { HandOutModel, type HandOutDocument } from './hand-out.model.ts';

type NewHandOut = { redemption: Redemption; at: Date; by: string; request: KeyedRequest | null };

const handedOut = ({ id, userId, points }: Redemption, handedOutAt: Date) =>
  withEvents({ type: 'redemption.handed_out', data: () => ({ id, userId, points, handedOutAt }) });

export const insertHandOut = async ({ redemption, at, by, request }: NewHandOut) => {
  try {
    await HandOutModel.create({
      _id: new Types.ObjectId(redemption.id),
      at,
      by,
      isMarked: false,
      ...(request ? { requests: [storedRequest(request)] } : {}),
      ...(await handedOut(redemption, at)),
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('REDEMPTION_HANDED_OUT', messages.redemptionHandedOut);
    throw error;
  }
};

export const markHandOut = async (id: string) => {
  const handOut = await HandOutModel.findOne({ _id: id, isMarked: false }).lean();
  if (!handOut) return;
  await markHandedOut(id, handOut.at);
  await HandOutModel.updateOne({ _id: id }, { $set: { isMarked: true } });
};

export const listUnmarkedHandOuts = (limit: number) =>
  listIds(HandOutModel, { filter: { isMarked: false }, limit });

const toResult = async ({ _id, at }: HandOutDocument): Promise<Redemption | null> => {
  const redemption = await findRedemption(_id.toString());
  return redemption && { ...redemption, handedOutAt: at };
};

export const repeatOfHandOut = repeatable(HandOutModel, toResult);

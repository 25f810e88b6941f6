import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isWrittenBy, type KeyedRequest, type Repeat } from '../../keyed-request.ts';
import { listIds } from '../../list-ids.ts';
import { findRedemption, markHandedOut } from '../ledger/redemptions.ts';
import { HandOutModel } from './hand-out.model.ts';

type NewHandOut = { id: string; at: Date; by: string; request: KeyedRequest | null };

export const insertHandOut = async ({ id, at, by, request }: NewHandOut) => {
  try {
    await HandOutModel.create({
      _id: new Types.ObjectId(id),
      at,
      by,
      isMarked: false,
      ...(request ? { requests: [request] } : {}),
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('CONFLICT', messages.redemptionHandedOut);
    throw error;
  }
};

/** Lets the ledger entry say that it was handed out; may be repeated. */
export const markHandOut = async (id: string) => {
  const handOut = await HandOutModel.findOne({ _id: id, isMarked: false }).lean();
  if (!handOut) return;
  await markHandedOut(id, handOut.at);
  await HandOutModel.updateOne({ _id: id }, { $set: { isMarked: true } });
};

/** Hand-outs that a crash kept from their ledger entries. */
export const listUnmarkedHandOuts = (limit: number) =>
  listIds(HandOutModel, { filter: { isMarked: false }, limit });

const findAnswer = async (request: KeyedRequest) => {
  const handOut = await HandOutModel.findOne({ 'requests.key': request.key }).lean();
  if (!handOut || !isWrittenBy(handOut, request)) return null;
  const redemption = await findRedemption(handOut._id.toString());
  return redemption && { answer: { ...redemption, handedOutAt: handOut.at } };
};

export const repeatOfHandOut: Repeat<Redemption> = Object.assign(findAnswer, {
  storedIn: HandOutModel.collection.collectionName,
});

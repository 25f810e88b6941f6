import { addHours } from 'date-fns';
import { inTransaction, insertAtEnd } from '../database/transaction.ts';
import { isRefusal } from '../errors/domain-error.ts';
import { KeyClaimModel } from './key-claim.model.ts';
import { REMEMBERED_HOURS, payloadsOf, reusedKey, type KeyedRequest, type Written } from './keyed-request.ts';

const newClaim = ({ payload, at }: KeyedRequest) => ({ payload, expiresAt: addHours(at, REMEMBERED_HOURS) });

/** Within the transaction of the write. A request with the key that is stored meanwhile makes it begin again. */
export const storeKey = (request: KeyedRequest, written: Written) =>
  insertAtEnd(KeyClaimModel, { _id: request.key, ...newClaim(request), ...written });

/** Throws if another request has the key. */
export const requireOwnKey = async (request: KeyedRequest) => {
  const others = { payload: { $nin: payloadsOf(request) }, expiresAt: { $gt: request.at } };
  if (await KeyClaimModel.exists({ _id: request.key, ...others })) throw reusedKey();
};

/** A key of the same request that has no result any more, or of one that is over. Another request's is rejected. */
export const forgetKey = async (request: KeyedRequest) => {
  const { key: _id, at } = request;
  const own = { $or: [{ payload: { $in: payloadsOf(request) } }, { expiresAt: { $lte: at } }] };
  await KeyClaimModel.deleteOne({ _id, ...own });
  await requireOwnKey(request);
};

/** Stores the key before anything else. False if it is stored already, by this request. */
const holdKey = (request: KeyedRequest) =>
  inTransaction(async () => {
    const { key: _id, at } = request;
    const own = { payload: { $in: payloadsOf(request) }, expiresAt: { $gt: at } };
    if (await KeyClaimModel.exists({ _id, ...own })) return false;
    await forgetKey(request);
    await storeKey(request, {});
    return true;
  });

/**
 * Runs a write by parts under its key, which rejects other requests from then on. What is refused as a whole has written
 * nothing: its key is free again.
 */
export const underKey = async <T>(request: KeyedRequest, work: () => Promise<T>): Promise<T> => {
  const isFirst = await holdKey(request);
  try {
    return await work();
  } catch (error) {
    if (isFirst && isRefusal(error)) await forgetKey(request);
    throw error;
  }
};

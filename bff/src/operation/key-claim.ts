import { addHours } from 'date-fns';
import { isDuplicateKey } from '../database/database-errors.ts';
import { insertAtEnd } from '../database/transaction.ts';
import { isRefusal, unavailable } from '../errors/domain-error.ts';
import { afterCommit } from './after-commit.ts';
import type { Ctx } from './context.ts';
import { KeyClaimModel } from './key-claim.model.ts';
import { REMEMBERED_HOURS, payloadsOf, reusedKey, type KeyedRequest, type Written } from './keyed-request.ts';

const MAX_ATTEMPTS = 4;
const RETRY_SECONDS = 1;

const newClaim = ({ payload, at }: KeyedRequest) => ({
  ...{ payload, attempts: 1 },
  expiresAt: addHours(at, REMEMBERED_HOURS),
});

const insertClaim = async (request: KeyedRequest) => {
  try {
    await KeyClaimModel.create({ _id: request.key, ...newClaim(request) });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Within the transaction of the write. A request with the key that is stored meanwhile makes it begin again. */
export const storeKey = (request: KeyedRequest, written: Written) =>
  insertAtEnd(KeyClaimModel, { _id: request.key, ...newClaim(request), ...written });

/** The same for a write under a claim: in the transaction of what it writes. */
export const storeWritten = async (request: KeyedRequest, writtenTo: string) => {
  const update = { $set: { writtenTo }, $setOnInsert: newClaim(request) };
  await KeyClaimModel.updateOne({ _id: request.key }, update, { upsert: true });
};

export const hasWritten = async ({ key: _id, payload }: Pick<KeyedRequest, 'key' | 'payload'>) =>
  Boolean(await KeyClaimModel.exists({ _id, payload, writtenTo: { $ne: null } }));

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

const claim = async (request: KeyedRequest) => {
  const { key: _id, at } = request;
  const payloads = payloadsOf(request);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await insertClaim(request)) return;
    const joined = await KeyClaimModel.updateOne(
      { _id, payload: { $in: payloads }, expiresAt: { $gt: at } },
      { $inc: { attempts: 1 } },
    );
    if (joined.matchedCount === 1) return;
    // The TTL index deletes once a minute, and not on every server.
    await KeyClaimModel.deleteOne({ _id, expiresAt: { $lte: at } });
    if (await KeyClaimModel.exists({ _id, payload: { $nin: payloads } })) throw reusedKey();
  }
  throw unavailable(RETRY_SECONDS);
};

const release = async (request: KeyedRequest) => {
  const { key: _id } = request;
  const payload = { $in: payloadsOf(request) };
  await KeyClaimModel.updateOne({ _id, payload }, { $inc: { attempts: -1 } });
  await KeyClaimModel.deleteOne({ _id, payload, attempts: { $lte: 0 } });
};

/**
 * Runs a write under the claim of its key, across collections. The claim rejects other requests with the key.
 * Whether this request is done is in its claim.
 */
export const underClaim = async <T>(ctx: Ctx, request: KeyedRequest, work: () => Promise<T>): Promise<T> => {
  await claim(request);
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) await afterCommit(ctx, () => release(request));
    throw error;
  }
};

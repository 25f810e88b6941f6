import { Types } from 'mongoose';
import { isWrittenBy, storedRequest, systemRequest, type Keyed, type KeyedRequest } from './keyed-request.ts';

type Lean<Result> = { lean: () => PromiseLike<Result> };
type Row = Keyed & { _id: unknown };

type Changeable = {
  findOne: (filter: object) => Lean<Row | null>;
  find: (
    filter: object,
    projection: object,
  ) => { sort: (order: Record<string, 1>) => { limit: (rows: number) => Lean<Row[]> } };
  updateMany: (filter: object, update: object) => PromiseLike<unknown>;
  countDocuments: (filter: object) => PromiseLike<number>;
  exists: (filter: object) => PromiseLike<object | null>;
};

type Change = {
  filter: object;
  /** Afterwards a document no longer matches the filter. */
  update: { $set: object; $inc?: object };
  limit: number;
};

/** Changes the oldest documents of a filter, once for each key. Returns how many, and whether more match. */
export const changeOldest = async (
  model: Changeable,
  { filter, update, limit }: Change,
  { now, request: sent }: { now: Date; request: KeyedRequest | null },
) => {
  const request = sent ?? systemRequest(new Types.ObjectId().toString(), now);
  const ofRequest = { 'requests.key': request.key };
  const before = await model.findOne(ofRequest).lean();
  if (!before || !isWrittenBy(before, request)) {
    const found = await model.find(filter, { _id: 1 }).sort({ createdAt: 1, _id: 1 }).limit(limit).lean();
    await model.updateMany(
      { ...filter, _id: { $in: found.map(({ _id }) => _id) } },
      { ...update, $push: { requests: storedRequest(request) } },
    );
  }
  const count = await model.countDocuments(ofRequest);
  const another = await model.exists({ ...filter, 'requests.key': { $ne: request.key } });
  return { count, hasMore: another !== null };
};

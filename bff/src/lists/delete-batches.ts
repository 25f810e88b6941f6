import { listIds } from './list-ids.ts';

const BATCH = 1_000;
const MAX_BATCHES = 10;

type Deletable = Parameters<typeof listIds>[0] & { deleteMany: (filter: object) => PromiseLike<unknown> };

/** Deletes matching documents in short batches. The next sweep deletes the rest. */
export const deleteBatches = async (model: Deletable, filter: object) => {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const ids = await listIds(model, { filter, limit: BATCH });
    if (ids.length > 0) await model.deleteMany({ _id: { $in: ids } });
    if (ids.length < BATCH) return;
  }
};

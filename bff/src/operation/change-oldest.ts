type Found = { _id: unknown };

type Changeable = {
  find: (
    filter: object,
    projection: object,
  ) => {
    sort: (order: Record<string, 1>) => { limit: (rows: number) => { lean: () => PromiseLike<Found[]> } };
  };
  updateMany: (filter: object, update: object) => PromiseLike<unknown>;
};

type Change = { filter: object; update: object; limit: number };

/** Changes the oldest documents of a filter, in a transaction. Returns how many, and whether more match. */
export const changeOldest = async (model: Changeable, { filter, update, limit }: Change) => {
  const oldest = { createdAt: 1, _id: 1 } as const;
  const found = await model
    .find(filter, { _id: 1 })
    .sort(oldest)
    .limit(limit + 1)
    .lean();
  const ids = found.slice(0, limit).map(({ _id }) => _id);
  await model.updateMany({ _id: { $in: ids } }, update);
  return { count: ids.length, hasMore: found.length > limit };
};

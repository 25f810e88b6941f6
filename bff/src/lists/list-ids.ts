type Readable = {
  find: (
    filter: object,
    projection: object,
  ) => { limit: (rows: number) => { lean: () => PromiseLike<{ _id: unknown }[]> } };
};

export const listIds = async (model: Readable, { filter, limit }: { filter: object; limit: number }) => {
  const found = await model.find(filter, { _id: 1 }).limit(limit).lean();
  return found.map(({ _id }) => String(_id));
};

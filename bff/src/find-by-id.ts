import type { Types } from 'mongoose';

type Readable<Document> = {
  find: (filter: object) => { lean: () => PromiseLike<Document[]> };
};

/** Reads entities by id: in the order of the ids, null for one that is not there. */
export const finderById =
  <Document extends { _id: Types.ObjectId }, Entity>(
    model: Readable<Document>,
    toEntity: (document: Document) => Entity,
  ) =>
  async (ids: readonly string[]): Promise<(Entity | null)[]> => {
    const documents = await model.find({ _id: { $in: [...new Set(ids)] } }).lean();
    const byId = new Map(documents.map((document) => [document._id.toString(), toEntity(document)]));
    return ids.map((id) => byId.get(id) ?? null);
  };

import type { Types } from 'mongoose';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { notFound } from '../errors/domain-error.ts';
import { requireId } from './input.ts';

type Readable<Document> = {
  find: (filter: object) => { lean: () => PromiseLike<Document[]> };
};

export const finderById =
  <Document extends { _id: Types.ObjectId | string }, Entity>(
    model: Readable<Document>,
    toEntity: (document: Document) => Entity,
  ) =>
  async (ids: readonly string[]): Promise<(Entity | null)[]> => {
    const documents = await model.find({ _id: { $in: [...new Set(ids)] } }).lean();
    const byId = new Map(documents.map((document) => [document._id.toString(), toEntity(document)]));
    return ids.map((id) => byId.get(id) ?? null);
  };

type ReadableById<Document> = {
  findById: (id: string) => { lean: () => PromiseLike<Document | null> };
};

/** Reads a document by id; NOT_FOUND also for a malformed id. */
export const requireById =
  <Document>(model: ReadableById<Document>, reason: ErrorReason<'NOT_FOUND'>) =>
  async (id: unknown): Promise<Document> => {
    const document = await model.findById(requireId(id, reason)).lean();
    if (!document) throw notFound(reason);
    return document;
  };

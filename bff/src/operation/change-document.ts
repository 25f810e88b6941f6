import type { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';
import { changedBy, isWrittenBy, type Keyed, type KeyedRequest } from './keyed-request.ts';

const MAX_ATTEMPTS = 8;

type Revised = Keyed & {
  _id: Types.ObjectId;
  /** Grows with every change: each write names the revision it was decided on. Missing before the first one. */
  rev?: number;
};

type Steps<Document> = {
  request: KeyedRequest | null;
  /** The fields to store; none when nothing changes. */
  decide: (document: Document) => Partial<Document> | Promise<Partial<Document>>;
  /** Writes onto this revision; false when it is gone. */
  write: (document: Document, changes: Partial<Document>) => Promise<boolean>;
  reload: () => Promise<Document>;
};

/** Decides and writes; when somebody else wrote in between, decides again on what is there now. */
export const changeDocument = async <Document extends Revised>(
  found: Document,
  { request, decide, write, reload }: Steps<Document>,
): Promise<Document> => {
  let document = found;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (isWrittenBy(document, request)) return document;
    const decided = await decide(document);
    if (Object.keys(decided).length === 0) return document;
    const changes = { ...decided, ...changedBy(document, request) };
    if (await write(document, changes)) return { ...document, ...changes };
    document = await reload();
  }
  throw new DomainError('CONFLICT', messages.changedMeanwhile);
};

type Writable = { updateOne: (filter: object, update: object) => PromiseLike<{ matchedCount: number }> };

type More = { $push?: Record<string, unknown> | undefined; $inc?: Record<string, number> };

/** Writes only onto the revision that the change was decided on; false when that is gone. */
export const writerOf =
  (model: Writable) =>
  async <Document extends Revised>(
    { _id, rev }: Document,
    changes: Partial<Document>,
    { $push, $inc }: More = {},
  ) => {
    const { matchedCount } = await model.updateOne(
      { _id, rev: rev ?? null },
      { $set: changes, $inc: { rev: 1, ...$inc }, ...($push ? { $push } : {}) },
    );
    return matchedCount === 1;
  };

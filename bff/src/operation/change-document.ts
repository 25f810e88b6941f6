import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { changeInstant, type Tracked } from '../database/track-changes.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { inTransaction, isInTransaction } from '../database/transaction.ts';
import { DomainError } from '../errors/domain-error.ts';

/** So many writes of others in a row do not happen: students and staff are limited in an hour. */
const MAX_ATTEMPTS = 40;
const IMMEDIATE_ATTEMPTS = 4;
const PAUSE_MS = 25;

type Revised = Tracked & { _id: Types.ObjectId };

type Steps<Document> = {
  expectedRevision?: number | null | undefined;
  decide: (document: Document) => Partial<Document> | Promise<Partial<Document>>;
  /** Writes this revision and returns the next; null if the revision has changed. */
  write: (document: Document, changes: Partial<Document>) => Promise<Document | null>;
  reload: () => Promise<Document>;
};

/** Decides and writes. After a concurrent write, decides again on the new document. */
export const changeDocument = async <Document extends Revised>(
  found: Document,
  { expectedRevision, decide, write, reload }: Steps<Document>,
): Promise<Document> => {
  let document = found;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if ((expectedRevision ?? document.rev ?? 0) !== (document.rev ?? 0)) {
      throw new DomainError('REVISION_DIFFERS', messages.revisionDiffers);
    }
    const decided = await decide(document);
    if (Object.keys(decided).length === 0) return document;
    const written = await write(document, decided);
    if (written) return written;
    if (attempt >= IMMEDIATE_ATTEMPTS) await delay(Math.random() * PAUSE_MS);
    document = await reload();
  }
  throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
};

type Writable = {
  schema: { path: (name: string) => unknown };
  updateOne: (
    revision: { _id: Types.ObjectId; rev: number | null },
    update: object,
  ) => PromiseLike<{ matchedCount: number }>;
};

/** Stores what follows from a change: messages and deliveries of webhooks. */
type Tell<Document> = (before: Document, after: Document) => Promise<void>;

/**
 * Writes if the revision has not changed and returns the next one; otherwise null. `counters` are incremented in
 * the same write.
 */
export const writerOf = <Source extends Revised>(model: Writable, tell?: Tell<Source>) => {
  const write = async <Document extends Source>(
    before: Document,
    changes: Partial<Document>,
    counters: Record<string, number> = {},
  ): Promise<Document | null> => {
    const { _id, rev } = before;
    const dated = model.schema.path('updatedAt') ? { updatedAt: changeInstant(before) } : {};
    const { matchedCount } = await model.updateOne(
      { _id, rev: rev ?? null },
      { $set: { ...changes, ...dated }, $inc: { rev: 1, ...counters } },
    );
    if (matchedCount === 0) return null;
    const after = { ...before, ...changes, ...dated, rev: (rev ?? 0) + 1 };
    await tell?.(before, after);
    return after;
  };
  const writeAndTell: typeof write = (...change) => inTransaction(() => write(...change));
  return tell ? writeAndTell : write;
};

type Creatable = Writable & { create: (document: object) => PromiseLike<unknown> };

/** The same for the only document of a collection, which its first change stores. */
export const writerOfOnly = <Document extends Revised>(model: Creatable, tell?: Tell<Document>) => {
  const update = writerOf<Document>(model, tell);
  const create = async (before: Document, changes: Partial<Document>) => {
    const after = { ...before, ...changes, rev: 1 };
    try {
      await model.create(after);
    } catch (error) {
      if (isDuplicateKey(error) && !isInTransaction()) return null;
      throw error;
    }
    await tell?.(before, after);
    return after;
  };
  return async (before: Document, changes: Partial<Document>): Promise<Document | null> =>
    (await update(before, changes)) ?? (before.rev === undefined ? create(before, changes) : null);
};

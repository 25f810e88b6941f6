import { randomBytes } from 'node:crypto';
import { Double, Long } from 'bson';
import { CommandError } from '../errors.ts';
import { PAUSE, type Pause } from '../language/query.ts';
import type { Transaction } from '../storage/transaction.ts';
import { inSlices } from './in-slices.ts';
import { type Document, writeDocument } from '../values/values.ts';

const FIRST_BATCH_DOCUMENTS = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MINUTES = 10;

type Cursor = {
  namespace: string;
  transaction: Transaction | undefined;
  results: Iterator<Uint8Array | Pause, undefined>;
  /** The document that was too large for the last batch. */
  next?: Uint8Array;
  lastUsed: number;
  assertAlive: () => void;
};

export type CursorOptions = {
  namespace: string;
  batchSize?: number;
  isSingleBatch?: boolean;
  /** The transaction that it reads in, and ends with. */
  transaction?: Transaction;
  /** Throws when the collection or index that the results come from is gone. */
  assertAlive?: () => void;
};

const element = (type: number, name: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), content]);

const wrap = (elements: readonly Uint8Array[]): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
};

export const withFields = (reply: Buffer, fields: Document): Buffer =>
  wrap([reply.subarray(4, reply.length - 1), writeDocument(fields).subarray(4, -1)]);

/** Puts stored bytes into a reply as they are, without reading and writing them again. */
const cursorReply = (
  batchName: string,
  batch: readonly Uint8Array[],
  id: Long,
  namespace: string,
): Buffer => {
  const rest = writeDocument({ id, ns: namespace });
  const cursor = wrap([
    element(4, batchName, wrap(batch.map((bytes, i) => element(3, String(i), bytes)))),
    rest.subarray(4, rest.length - 1),
  ]);
  const ok = writeDocument({ ok: new Double(1) });
  return wrap([element(3, 'cursor', cursor), ok.subarray(4, ok.length - 1)]);
};

type Batch = { documents: Uint8Array[]; isDone: boolean };

const takeBatch = async (cursor: Pick<Cursor, 'results' | 'next'>, size: number): Promise<Batch> => {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  let isDone = false;
  await inSlices(() => {
    if (documents.length >= size) return false;
    const document = cursor.next ?? cursor.results.next().value;
    cursor.next = undefined;
    if (document === PAUSE) return true;
    isDone = document === undefined;
    if (document === undefined) return false;
    bytes += document.length;
    if (bytes > MAX_BATCH_BYTES && documents.length > 0) {
      cursor.next = document;
      return false;
    }
    documents.push(document);
    return true;
  });
  return { documents, isDone };
};

const otherTransaction = (id: Long, own: Transaction | undefined, asked: Transaction | undefined) => {
  const cursor = `Cannot run getMore on cursor ${id.toString()}, which was`;
  if (own === undefined)
    return new CommandError(50739, `${cursor} not created in a transaction, in a transaction`);
  if (asked === undefined)
    return new CommandError(50740, `${cursor} created in a transaction, without a txnNumber`);
  return new CommandError(50741, `${cursor} created in another transaction`);
};

export class CursorRegistry {
  readonly #cursors = new Map<string, Cursor>();

  /** The first batch of a cursor, which stays open when there is more. */
  async open(documentsFound: Iterable<Uint8Array | Pause>, options: CursorOptions): Promise<Buffer> {
    const { namespace, transaction, batchSize = FIRST_BATCH_DOCUMENTS, isSingleBatch = false } = options;
    const results = documentsFound[Symbol.iterator]() as Iterator<Uint8Array | Pause, undefined>;
    const cursor: Cursor = {
      namespace,
      transaction,
      results,
      lastUsed: Date.now(),
      assertAlive: options.assertAlive ?? (() => undefined),
    };
    const { documents, isDone } = await takeBatch(cursor, batchSize);
    if (isDone || isSingleBatch) {
      results.return?.();
      return cursorReply('firstBatch', documents, Long.ZERO, namespace);
    }
    const id = Long.fromBits(randomBytes(4).readInt32LE(), randomBytes(4).readInt32LE() & 0x7fffffff);
    this.#cursors.set(id.toString(), cursor);
    return cursorReply('firstBatch', documents, id, namespace);
  }

  async next(
    id: Long,
    options: Required<Pick<CursorOptions, 'namespace' | 'batchSize'>> & Pick<CursorOptions, 'transaction'>,
  ): Promise<Buffer> {
    const { namespace, batchSize, transaction } = options;
    const cursor = this.#cursors.get(id.toString());
    if (cursor === undefined) throw new CommandError(43, `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.transaction !== transaction) throw otherTransaction(id, cursor.transaction, transaction);
    cursor.lastUsed = Date.now();
    const { documents, isDone } = await this.#takeOrClose(id, cursor, batchSize);
    if (isDone) this.#cursors.delete(id.toString());
    return cursorReply('nextBatch', documents, isDone ? Long.ZERO : id, namespace);
  }

  async #takeOrClose(id: Long, cursor: Cursor, batchSize: number): Promise<Batch> {
    try {
      cursor.assertAlive();
      return await takeBatch(cursor, batchSize);
    } catch (error) {
      this.#cursors.delete(id.toString());
      throw error;
    }
  }

  kill(id: Long): boolean {
    return this.#cursors.delete(id.toString());
  }

  closeOf(transaction: Transaction): void {
    for (const [id, cursor] of this.#cursors)
      if (cursor.transaction === transaction) this.#cursors.delete(id);
  }

  closeIdle(): void {
    const before = Date.now() - IDLE_MINUTES * 60_000;
    for (const [id, { lastUsed }] of this.#cursors) if (lastUsed < before) this.#cursors.delete(id);
  }

  get size(): number {
    return this.#cursors.size;
  }
}

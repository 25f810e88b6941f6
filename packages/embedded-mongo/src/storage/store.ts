import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { CommandError, DamageError, reading } from '../errors.ts';
import {
  checkKeyLength,
  type Collection,
  duplicateKey,
  idIndex,
  idKeyOf,
  type Index,
  indexEntries,
  type IndexEntries,
  isStorable,
  type KeyRange,
  numberedKey,
  type StoredIndex,
  toIndex,
  toStorableBound,
  treePrefix,
  treeRange,
} from './index-entries.ts';
import { afterPrefix, encodeKey } from '../values/keys.ts';
import { type Document, MAX_DOCUMENT_BYTES, readStored, writeDocument } from '../values/values.ts';

type CatalogEntry = { tree: number; indexes: StoredIndex[] };

export type Entry = { key: Buffer; value: Buffer };

const FORMAT = 2;
const CHUNK_ENTRIES = [16, 64, 256, 1024] as const;

const FORMAT_KEY = Buffer.from([1]);
const NEXT_TREE_KEY = Buffer.from([2]);
const CATALOG_PREFIX = Buffer.from([3]);
const COUNT_PREFIX = 4;
const OWNER_KEY = Buffer.from([6]);

const catalogKey = (namespace: string) => Buffer.concat([CATALOG_PREFIX, Buffer.from(namespace)]);

/** LMDB rejects every write of a commit that failed with this error; its cause is a promise, rejected as well. */
export const isCommitError = (error: unknown): error is Error & { commitError: Promise<unknown> } =>
  error instanceof Error && 'commitError' in error;

/** EIO (LMDB's word for a partial write), EFBIG, ENOSPC, EDQUOT. */
const DISK_ERRORS = [5, 27, 28, 122];

/** LMDB's words for a file that it cannot use. */
export const LMDB_DAMAGE = /^MDB_(CORRUPTED|PAGE_NOTFOUND|INVALID|VERSION_MISMATCH|PANIC|BAD_TXN)\b/;

/** LMDB may end the process when a large transaction meets a full disk, so none begins with less. */
export const LEAST_FREE_BYTES = 8 * 1024 * 1024;

const diskFull = () =>
  new CommandError(14031, 'The data file cannot be written, its disk is full or fails: nothing was written');

const causeOf = async (error: unknown): Promise<unknown> => {
  if (error instanceof CommandError) return error;
  const cause = isCommitError(error) ? await error.commitError.catch((reason: unknown) => reason) : error;
  if (cause instanceof Error && LMDB_DAMAGE.test(cause.message)) return new DamageError(cause.message);
  return cause instanceof Error && 'code' in cause && DISK_ERRORS.includes(Number(cause.code))
    ? diskFull()
    : cause;
};

export type StoreOptions = {
  path: string;
  leastFreeBytes?: number;
  /** For the control test only: replies to writes before LMDB commits them. */
  acknowledgesEarly?: boolean;
};

/** Documents and index entries in one LMDB file. Reads see what is committed; inside `write` they see its changes too. */
export class Store {
  readonly #database: RootDatabase<Buffer, Buffer>;
  readonly #acknowledgesEarly: boolean;
  readonly #folder: string;
  readonly #leastFreeBytes: number;
  readonly #catalogCache = new Map<string, { bytes: Buffer; collection: Collection }>();
  /** By all queries since the start. */
  readonly examined = { keys: 0, documents: 0 };
  /** Whether the owner before this one closed it. */
  wasReleased = true;
  /** Of the transaction that runs. */
  readonly #countChanges = new Map<number, number>();

  constructor({ path, leastFreeBytes = LEAST_FREE_BYTES, acknowledgesEarly = false }: StoreOptions) {
    this.#acknowledgesEarly = acknowledgesEarly;
    this.#folder = dirname(path);
    this.#leastFreeBytes = leastFreeBytes;
    this.#database = open<Buffer, Buffer>({
      path,
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      // A promise then resolves when data and meta page are on disk, not when the commit is merely visible.
      overlappingSync: false,
    });
    this.#database.transactionSync(() => {
      const format = this.#database.get(FORMAT_KEY);
      if (format === undefined) this.#database.putSync(FORMAT_KEY, Buffer.from([FORMAT]));
      else if (format[0] !== FORMAT)
        throw new Error(`the data has the format ${format[0]} and this engine reads ${FORMAT}`);
    });
  }

  /**
   * Makes this process the owner of the data unless a living one is, which is then returned. LMDB admits one
   * process at a time to a write transaction and frees it when that process dies, so two starts cannot both succeed.
   */
  claim(owner: string, isAlive: (owner: string) => boolean): string | undefined {
    return this.#database.transactionSync(() => {
      const holder = this.get(OWNER_KEY)?.toString();
      if (holder !== undefined && holder !== owner && isAlive(holder)) return holder;
      this.wasReleased = holder === undefined;
      this.#put(OWNER_KEY, Buffer.from(owner));
      return undefined;
    });
  }

  release(): void {
    this.#database.transactionSync(() => this.#remove(OWNER_KEY));
  }

  /**
   * One transaction: its promise resolves when the changes are on disk. Callers that wait together share a commit, each
   * in a child transaction, so that an error drops the changes of its own call only.
   */
  write<T>(work: () => T): Promise<T> {
    if (this.disk.freeBytes < this.#leastFreeBytes) return Promise.reject(diskFull());
    return new Promise<T>((resolve, reject) => {
      const run = (): T => {
        this.#countChanges.clear();
        const result = work();
        this.#saveCounts();
        if (this.#acknowledgesEarly) resolve(result);
        return result;
      };
      this.#database
        .childTransaction(run)
        .then(resolve, async (error: unknown) => reject(await causeOf(error)));
    });
  }

  /** Reads of one command share a snapshot; a new command has to see the newest. */
  refresh(): void {
    this.#database.resetReadTxn();
  }

  get(key: Buffer): Buffer | undefined {
    return isStorable(key) ? reading(() => this.#database.getBinary(key)) : undefined;
  }

  /** Entries in key order. They are read in portions, so that a consumer may stop or wait with no LMDB cursor open. */
  *scan({ start, end }: KeyRange, isReverse = false): Generator<Entry, void, undefined> {
    let low = toStorableBound(start);
    let high = toStorableBound(end);
    for (let portion = 0; ; portion++) {
      const limit = CHUNK_ENTRIES[Math.min(portion, CHUNK_ENTRIES.length - 1)] ?? 1024;
      const isFirst = portion === 0;
      const upwards = { start: low, end: high, exclusiveStart: !isReverse && !isFirst };
      const downwards = {
        start: high,
        end: low,
        reverse: true,
        exclusiveStart: true,
        inclusiveEnd: isReverse || isFirst,
      };
      const entries = reading(() => [
        ...this.#database.getRange({ ...(isReverse ? downwards : upwards), limit }),
      ]);
      const last = entries.at(-1);
      const isWhole = entries.length < limit;
      if (isWhole) this.#assertEnd(isReverse ? upwards : downwards, last?.key);
      yield* entries;
      if (last === undefined || isWhole) return;
      if (isReverse) high = last.key;
      else low = last.key;
    }
  }

  /**
   * LMDB's iterators end at a page that they cannot read, as at the end. From the other side the same entry is found; where
   * nothing is, a lookup fails if the way there cannot be read.
   */
  #assertEnd(fromOtherSide: KeyRange, last: Buffer | undefined): void {
    if (last === undefined) this.get(fromOtherSide.start);
    const [found] = reading(() => [...this.#database.getKeys({ ...fromOtherSide, limit: 1 })]);
    if (found === undefined ? last !== undefined : last === undefined || !found.equals(last))
      throw new DamageError('entries are missing');
  }

  /** Reads all that is stored. */
  check(): void {
    for (const collection of this.collections())
      for (const { tree } of collection.indexes)
        for (const { value } of this.scan(treeRange(tree))) if (tree === collection.tree) readStored(value);
  }

  collection(namespace: string): Collection | undefined {
    const bytes = this.get(catalogKey(namespace));
    if (bytes === undefined) return undefined;
    const cached = this.#catalogCache.get(namespace);
    if (cached !== undefined && cached.bytes.equals(bytes)) return cached.collection;
    const { tree, indexes } = readCatalogEntry(bytes);
    const collection = { namespace, tree, indexes: [idIndex(tree), ...indexes.map(toIndex)] };
    this.#catalogCache.set(namespace, { bytes, collection });
    return collection;
  }

  collections(database?: string): Collection[] {
    const prefix = catalogKey(database === undefined ? '' : `${database}.`);
    const namespaces = [...this.scan({ start: prefix, end: afterPrefix(prefix) })];
    return namespaces.flatMap(({ key }) => this.collection(key.toString('utf8', 1)) ?? []);
  }

  /** As they are stored, in the order of their ids. */
  *documents({ tree }: Collection): Generator<Buffer, void, undefined> {
    for (const { value } of this.scan(treeRange(tree))) yield value;
  }

  count(collection: Collection): number {
    const bytes = this.get(numberedKey(COUNT_PREFIX, collection.tree));
    return bytes === undefined ? 0 : Number(bytes.readBigUInt64LE());
  }

  /** Of the file system that the data are on. */
  get disk(): { freeBytes: number; totalBytes: number } {
    const { bavail, blocks, bsize } = statfsSync(this.#folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  get fileBytes(): number {
    const { pageSize, lastPageNumber } = this.#database.getStats() as {
      pageSize: number;
      lastPageNumber: number;
    };
    return pageSize * (lastPageNumber + 1);
  }

  // What follows changes data and is only called inside `write`.

  #put(key: Buffer, value: Uint8Array): void {
    this.#database.putSync(key, value as Buffer);
  }

  #remove(key: Buffer): void {
    this.#database.removeSync(key);
  }

  #addToCount({ tree }: Collection, difference: number): void {
    this.#countChanges.set(tree, (this.#countChanges.get(tree) ?? 0) + difference);
  }

  /** Counts are written once per command, not once per document. */
  #saveCounts(): void {
    for (const [tree, difference] of this.#countChanges) {
      const key = numberedKey(COUNT_PREFIX, tree);
      const bytes = Buffer.allocUnsafe(8);
      bytes.writeBigUInt64LE((this.get(key)?.readBigUInt64LE() ?? 0n) + BigInt(difference));
      this.#put(key, bytes);
    }
    this.#countChanges.clear();
  }

  #nextTree(): number {
    const next = (this.get(NEXT_TREE_KEY)?.readUInt32LE() ?? 0) + 1;
    const bytes = Buffer.allocUnsafe(4);
    bytes.writeUInt32LE(next);
    this.#put(NEXT_TREE_KEY, bytes);
    return next;
  }

  #saveCatalog(collection: Collection): void {
    const indexes = collection.indexes
      .slice(1)
      .map(({ tree, isMultikey, specification }) => ({ tree, isMultikey, specification }));
    this.#put(catalogKey(collection.namespace), writeDocument({ tree: collection.tree, indexes }));
  }

  createCollection(namespace: string): Collection {
    const tree = this.#nextTree();
    const collection = { namespace, tree, indexes: [idIndex(tree)] };
    this.#saveCatalog(collection);
    return collection;
  }

  ensureCollection(namespace: string): Collection {
    return this.collection(namespace) ?? this.createCollection(namespace);
  }

  #removeTree(tree: number): void {
    for (const { key } of this.scan(treeRange(tree))) this.#remove(key);
  }

  dropCollection(collection: Collection): void {
    for (const { tree } of collection.indexes) this.#removeTree(tree);
    this.#countChanges.delete(collection.tree);
    this.#remove(numberedKey(COUNT_PREFIX, collection.tree));
    this.#remove(catalogKey(collection.namespace));
  }

  createIndex(collection: Collection, specification: Document): void {
    const index = toIndex({ tree: this.#nextTree(), isMultikey: false, specification });
    for (const stored of this.documents(collection)) {
      const document = readStored(stored);
      const encodedId = encodeKey(document._id);
      const entries = indexEntries(index, document, encodedId);
      if (entries.hasArray) index.isMultikey = true;
      this.#assertUnique(collection, entries, undefined);
      for (const key of entries.keys) this.#put(key, encodedId);
    }
    this.#saveCatalog({ ...collection, indexes: [...collection.indexes, index] });
  }

  dropIndex(collection: Collection, index: Index): void {
    this.#removeTree(index.tree);
    this.#saveCatalog({
      ...collection,
      indexes: collection.indexes.filter(({ tree }) => tree !== index.tree),
    });
  }

  #assertUnique(
    collection: Collection,
    { index, keys, tuples }: IndexEntries,
    ownId: Buffer | undefined,
  ): void {
    if (!index.isUnique) return;
    keys.forEach((key, i) => {
      const holder = this.get(key);
      if (holder !== undefined && !(ownId !== undefined && holder.equals(ownId)))
        throw duplicateKey(collection, index, tuples[i] ?? []);
    });
  }

  /** Multikey is a property of the index from the first array on; the planner must know before the entries count. */
  #markMultikey(collection: Collection, entries: ReadonlyArray<{ index: Index; hasArray: boolean }>): void {
    const found = entries
      .filter(({ index, hasArray }) => hasArray && !index.isMultikey)
      .map(({ index }) => index.tree);
    if (found.length === 0) return;
    const indexes = collection.indexes.map((index) =>
      found.includes(index.tree) ? { ...index, isMultikey: true } : index,
    );
    this.#saveCatalog({ ...collection, indexes });
  }

  insert(namespace: string, document: Document, bytes: Uint8Array): void {
    const collection = this.ensureCollection(namespace);
    if (bytes.length > MAX_DOCUMENT_BYTES)
      throw new CommandError(
        10334,
        `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
      );
    const encodedId = encodeKey(document._id);
    const idKey = checkKeyLength(
      Buffer.concat([treePrefix(collection.tree), encodedId]),
      idIndex(collection.tree),
    );
    const entries = collection.indexes.slice(1).map((index) => indexEntries(index, document, encodedId));
    if (this.get(idKey) !== undefined)
      throw duplicateKey(collection, idIndex(collection.tree), [document._id]);
    for (const entry of entries) this.#assertUnique(collection, entry, undefined);
    this.#put(idKey, bytes);
    for (const { keys } of entries) for (const key of keys) this.#put(key, encodedId);
    this.#markMultikey(collection, entries);
    this.#addToCount(collection, 1);
  }

  replace(collection: Collection, before: Document, after: Document, bytes: Uint8Array): void {
    if (bytes.length > MAX_DOCUMENT_BYTES)
      throw new CommandError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`);
    const encodedId = encodeKey(after._id);
    const changes = collection.indexes.slice(1).map((index) => {
      const old = new Set(indexEntries(index, before, encodedId).keys.map((key) => key.toString('latin1')));
      const entries = indexEntries(index, after, encodedId);
      const kept = new Set(entries.keys.map((key) => key.toString('latin1')));
      return { ...entries, old, kept };
    });
    for (const change of changes) this.#assertUnique(collection, change, encodedId);
    for (const { keys, old, kept } of changes) {
      for (const key of old) if (!kept.has(key)) this.#remove(Buffer.from(key, 'latin1'));
      for (const key of keys) if (!old.has(key.toString('latin1'))) this.#put(key, encodedId);
    }
    this.#put(idKeyOf(collection, after._id), bytes);
    this.#markMultikey(collection, changes);
  }

  remove(collection: Collection, document: Document): void {
    const encodedId = encodeKey(document._id);
    for (const index of collection.indexes.slice(1))
      for (const key of indexEntries(index, document, encodedId).keys) this.#remove(key);
    this.#remove(idKeyOf(collection, document._id));
    this.#addToCount(collection, -1);
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

const readCatalogEntry = (bytes: Buffer): CatalogEntry => {
  const { tree, indexes } = readStored(bytes) as { tree: number; indexes: StoredIndex[] };
  return {
    tree: Number(tree),
    indexes: indexes.map((index) => ({ ...index, tree: Number(index.tree) })),
  };
};

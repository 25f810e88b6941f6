import { CommandError } from '../errors.ts';
import {
  checkKeyLength,
  type Collection,
  duplicateKey,
  idIndex,
  idKeyOf,
  type Index,
  indexEntries,
  type IndexEntries,
  type KeyRange,
  numberedKey,
  type StoredIndex,
  toIndex,
  treePrefix,
  treeRange,
} from './index-entries.ts';
import { afterPrefix, encodeKey } from '../values/keys.ts';
import { type Document, MAX_DOCUMENT_BYTES, readStored, writeDocument } from '../values/values.ts';

type CatalogEntry = { tree: number; indexes: StoredIndex[] };

export type Entry = { key: Buffer; value: Buffer };
export type CatalogCache = Map<string, { bytes: Buffer; collection: Collection }>;

const NEXT_TREE_KEY = Buffer.from([2]);
const CATALOG_PREFIX = Buffer.from([3]);
const COUNT_PREFIX = 4;

export const countKey = (tree: number) => numberedKey(COUNT_PREFIX, tree);
const catalogKey = (namespace: string) => Buffer.concat([CATALOG_PREFIX, Buffer.from(namespace)]);

/** Documents and their index entries, as keys and values in one order; where these are kept is left open. */
export abstract class Collections {
  readonly catalogCache: CatalogCache;
  /** By all queries since the start. */
  abstract readonly examined: { keys: number; documents: number };
  /** Not yet in the stored counts. */
  protected readonly countChanges = new Map<number, number>();

  constructor(catalogCache: CatalogCache) {
    this.catalogCache = catalogCache;
  }

  abstract get(key: Buffer): Buffer | undefined;
  /** Entries in key order. A consumer may stop, or wait between two of them. */
  abstract scan(range: KeyRange, isReverse?: boolean): Generator<Entry, void, undefined>;
  /** Runs `work` as a whole or, if it throws, not at all. */
  abstract write<T>(work: () => T): Promise<T>;
  protected abstract put(key: Buffer, value: Uint8Array): void;
  protected abstract delete(key: Buffer): void;
  /** Reads what a change relies on: it must not be changed by others before. */
  protected abstract getForWrite(key: Buffer): Buffer | undefined;

  collection(namespace: string): Collection | undefined {
    return this.#toCollection(namespace, this.get(catalogKey(namespace)));
  }

  /** Its documents are going to be changed, and so the entries of all its indexes. */
  collectionForWrite(namespace: string): Collection | undefined {
    return this.#toCollection(namespace, this.getForWrite(catalogKey(namespace)));
  }

  #toCollection(namespace: string, bytes: Buffer | undefined): Collection | undefined {
    if (bytes === undefined) return undefined;
    const cached = this.catalogCache.get(namespace);
    if (cached !== undefined && cached.bytes.equals(bytes)) return cached.collection;
    const { tree, indexes } = readCatalogEntry(bytes);
    const collection = { namespace, tree, indexes: [idIndex(tree), ...indexes.map(toIndex)] };
    this.catalogCache.set(namespace, { bytes, collection });
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

  count({ tree }: Collection): number {
    return this.storedCount(tree) + (this.countChanges.get(tree) ?? 0);
  }

  protected storedCount(tree: number): number {
    return Number(this.get(countKey(tree))?.readBigUInt64LE() ?? 0n);
  }

  // What follows changes data and is only called inside `write`.

  #addToCount({ tree }: Collection, difference: number): void {
    this.countChanges.set(tree, (this.countChanges.get(tree) ?? 0) + difference);
  }

  #nextTree(): number {
    const next = (this.get(NEXT_TREE_KEY)?.readUInt32LE() ?? 0) + 1;
    const bytes = Buffer.allocUnsafe(4);
    bytes.writeUInt32LE(next);
    this.put(NEXT_TREE_KEY, bytes);
    return next;
  }

  #saveCatalog(collection: Collection): void {
    const indexes = collection.indexes
      .slice(1)
      .map(({ tree, isMultikey, specification }) => ({ tree, isMultikey, specification }));
    this.put(catalogKey(collection.namespace), writeDocument({ tree: collection.tree, indexes }));
  }

  createCollection(namespace: string): Collection {
    const tree = this.#nextTree();
    const collection = { namespace, tree, indexes: [idIndex(tree)] };
    this.#saveCatalog(collection);
    return collection;
  }

  ensureCollection(namespace: string): Collection {
    return this.collectionForWrite(namespace) ?? this.createCollection(namespace);
  }

  #removeTree(tree: number): void {
    for (const { key } of this.scan(treeRange(tree))) this.delete(key);
  }

  dropCollection(collection: Collection): void {
    for (const { tree } of collection.indexes) this.#removeTree(tree);
    this.countChanges.delete(collection.tree);
    this.delete(countKey(collection.tree));
    this.delete(catalogKey(collection.namespace));
  }

  createIndex(collection: Collection, specification: Document): void {
    const index = toIndex({ tree: this.#nextTree(), isMultikey: false, specification });
    for (const stored of this.documents(collection)) {
      const document = readStored(stored);
      const encodedId = encodeKey(document._id);
      const entries = indexEntries(index, document, encodedId);
      if (entries.hasArray) index.isMultikey = true;
      this.#assertUnique(collection, entries, undefined);
      for (const key of entries.keys) this.put(key, encodedId);
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
      const holder = this.getForWrite(key);
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
    if (this.getForWrite(idKey) !== undefined)
      throw duplicateKey(collection, idIndex(collection.tree), [document._id]);
    for (const entry of entries) this.#assertUnique(collection, entry, undefined);
    this.put(idKey, bytes);
    for (const { keys } of entries) for (const key of keys) this.put(key, encodedId);
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
      for (const key of old) if (!kept.has(key)) this.delete(Buffer.from(key, 'latin1'));
      for (const key of keys) if (!old.has(key.toString('latin1'))) this.put(key, encodedId);
    }
    this.put(idKeyOf(collection, after._id), bytes);
    this.#markMultikey(collection, changes);
  }

  remove(collection: Collection, document: Document): void {
    const encodedId = encodeKey(document._id);
    for (const index of collection.indexes.slice(1))
      for (const key of indexEntries(index, document, encodedId).keys) this.delete(key);
    this.delete(idKeyOf(collection, document._id));
    this.#addToCount(collection, -1);
  }
}

const readCatalogEntry = (bytes: Buffer): CatalogEntry => {
  const { tree, indexes } = readStored(bytes) as { tree: number; indexes: StoredIndex[] };
  return {
    tree: Number(tree),
    indexes: indexes.map((index) => ({ ...index, tree: Number(index.tree) })),
  };
};

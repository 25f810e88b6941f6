import { open, type RootDatabase } from 'lmdb';
import { CommandError } from './errors.ts';
import { afterPrefix, type Direction, encodeKey, encodeKeys } from './keys.ts';
import { keyValues, splitPath } from './paths.ts';
import { type Document, MAX_DOCUMENT_BYTES, readDocument, writeDocument } from './values.ts';

export type Index = {
  name: string;
  /** The number under which the index's entries are kept; the `_id_` index is the documents themselves. */
  tree: number;
  paths: string[][];
  directions: Direction[];
  isUnique: boolean;
  isMultikey: boolean;
  /** What listIndexes tells. */
  specification: Document;
};

export type Collection = { namespace: string; tree: number; indexes: Index[] };
export type StoredIndex = { tree: number; isMultikey: boolean; specification: Document };
type CatalogEntry = { tree: number; indexes: StoredIndex[] };

/** Keys from `start` on and before `end`. */
export type KeyRange = { start: Buffer; end: Buffer };
export type Entry = { key: Buffer; value: Buffer };

const MAX_KEY_BYTES = 1978;
const FORMAT = 1;
const CHUNK_ENTRIES = [16, 64, 256, 1024] as const;

const FORMAT_KEY = Buffer.from([1]);
const NEXT_TREE_KEY = Buffer.from([2]);
const CATALOG_PREFIX = Buffer.from([3]);
const COUNT_PREFIX = 4;
const TREE_PREFIX = 5;
const OWNER_KEY = Buffer.from([6]);

const catalogKey = (namespace: string) => Buffer.concat([CATALOG_PREFIX, Buffer.from(namespace)]);

const numberedKey = (prefix: number, tree: number): Buffer => {
  const key = Buffer.allocUnsafe(5);
  key[0] = prefix;
  key.writeUInt32BE(tree, 1);
  return key;
};

export const treePrefix = (tree: number): Buffer => numberedKey(TREE_PREFIX, tree);
export const treeRange = (tree: number): KeyRange => ({
  start: treePrefix(tree),
  end: afterPrefix(treePrefix(tree)),
});

const idIndex = (tree: number): Index => ({
  name: '_id_',
  tree,
  paths: [['_id']],
  directions: [1],
  isUnique: true,
  isMultikey: false,
  specification: { v: 2, key: { _id: 1 }, name: '_id_' },
});

const toIndex = ({ tree, isMultikey, specification }: StoredIndex): Index => ({
  name: String(specification.name),
  tree,
  paths: Object.keys(specification.key as Document).map(splitPath),
  directions: Object.values(specification.key as Document).map((direction) =>
    Number(direction) < 0 ? -1 : 1,
  ),
  isUnique: specification.unique === true,
  isMultikey,
  specification,
});

const checkKeyLength = (key: Buffer, index: Index): Buffer => {
  if (key.length > MAX_KEY_BYTES)
    throw new CommandError(
      17280,
      `Btree::insert: key too large to index, failing ${index.name}: ${key.length} bytes of at most ${MAX_KEY_BYTES}`,
    );
  return key;
};

const parallelArrays = (index: Index) =>
  new CommandError(171, `cannot index parallel arrays in index ${index.name}`);

/** The values, one list per entry, under which an index files a document. */
const entryValues = (index: Index, document: Document): { tuples: unknown[][]; hasArray: boolean } => {
  const fields = index.paths.map((path) => keyValues(document, path));
  const arrays = fields.filter((field) => field.hasArray);
  if (arrays.length > 1) throw parallelArrays(index);
  let tuples: unknown[][] = [[]];
  for (const { values } of fields)
    tuples = values.flatMap((value) => tuples.map((tuple) => [...tuple, value]));
  return { tuples, hasArray: arrays.length > 0 };
};

export const idKeyOf = (collection: Collection, id: unknown): Buffer =>
  Buffer.concat([treePrefix(collection.tree), encodeKey(id)]);

type IndexEntries = { index: Index; keys: Buffer[]; tuples: unknown[][] };

const indexEntries = (
  index: Index,
  document: Document,
  encodedId: Buffer,
): IndexEntries & { hasArray: boolean } => {
  const { tuples, hasArray } = entryValues(index, document);
  const unique = new Map<string, { key: Buffer; tuple: unknown[] }>();
  for (const tuple of tuples) {
    const encoded = encodeKeys(tuple, index.directions);
    const parts = [treePrefix(index.tree), encoded];
    if (!index.isUnique) parts.push(encodedId);
    const key = checkKeyLength(Buffer.concat(parts), index);
    unique.set(key.toString('latin1'), { key, tuple });
  }
  const entries = [...unique.values()];
  return { index, keys: entries.map(({ key }) => key), tuples: entries.map(({ tuple }) => tuple), hasArray };
};

const describe = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value === null || value === undefined || typeof value === 'symbol') return 'null';
  if (Array.isArray(value)) return `[ ${value.map(describe).join(', ')} ]`;
  const tag = (value as { _bsontype?: string })._bsontype;
  if (tag === 'ObjectId') return `ObjectId('${String(value)}')`;
  if (typeof value === 'object' && tag === undefined)
    return `{ ${Object.entries(value)
      .map(([key, child]) => `${key}: ${describe(child)}`)
      .join(', ')} }`;
  return String(value);
};

const duplicateKey = (collection: Collection, index: Index, tuple: unknown[]): CommandError => {
  const pattern = index.specification.key as Document;
  const keyValue: Document = {};
  Object.keys(pattern).forEach((path, i) => {
    const value = tuple[i];
    keyValue[path] = typeof value === 'symbol' || value === undefined ? null : value;
  });
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${describe(keyValue)}`,
    { keyPattern: pattern, keyValue },
  );
};

export type StoreOptions = {
  path: string;
  /** Only for the test that must see losses: answer writes before LMDB commits them. */
  acknowledgesEarly?: boolean;
};

/** Documents and index entries in one LMDB file. Reads see what is committed; inside `write` they see its changes too. */
export class Store {
  readonly #database: RootDatabase<Buffer, Buffer>;
  readonly #acknowledgesEarly: boolean;
  readonly #catalogCache = new Map<string, { bytes: Buffer; collection: Collection }>();
  readonly path: string;

  constructor({ path, acknowledgesEarly = false }: StoreOptions) {
    this.path = path;
    this.#acknowledgesEarly = acknowledgesEarly;
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
        throw new Error(`it has the format ${format[0]} and this engine reads ${FORMAT}`);
    });
  }

  /**
   * Makes this process the owner of the data unless a living one is, whose record is then given back. LMDB lets one
   * process at a time into a write transaction and lets go of a killed one, so two starts cannot both succeed.
   */
  claim(owner: string, isAlive: (owner: string) => boolean): string | undefined {
    return this.#database.transactionSync(() => {
      const holder = this.get(OWNER_KEY)?.toString();
      if (holder !== undefined && holder !== owner && isAlive(holder)) return holder;
      this.#put(OWNER_KEY, Buffer.from(owner));
      return undefined;
    });
  }

  release(): void {
    this.#database.transactionSync(() => this.#remove(OWNER_KEY));
  }

  /** One transaction: its promise resolves when the changes are on disk. Callers that wait together share a commit. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): { result: T } | { error: CommandError } => {
        try {
          const outcome = { result: work() };
          if (this.#acknowledgesEarly) resolve(outcome.result);
          return outcome;
        } catch (error) {
          if (error instanceof CommandError) return { error };
          // Half of a command may be in the transaction; ending here is the only way not to commit it.
          console.error(error);
          process.exit(70);
        }
      };
      this.#database.transaction(run).then((outcome) => {
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.result);
      }, reject);
    });
  }

  /** Reads of one command share a snapshot; a new command has to see the newest. */
  refresh(): void {
    this.#database.resetReadTxn();
  }

  get(key: Buffer): Buffer | undefined {
    return this.#database.getBinary(key);
  }

  /** Entries in key order. They are read in portions, so that a consumer may stop or wait with no LMDB cursor open. */
  *scan({ start, end }: KeyRange, isReverse = false): Generator<Entry, void, undefined> {
    let low = start;
    let high = end;
    for (let portion = 0; ; portion++) {
      const limit = CHUNK_ENTRIES[Math.min(portion, CHUNK_ENTRIES.length - 1)] ?? 1024;
      const options = isReverse
        ? { start: high, end: low, reverse: true, exclusiveStart: true, inclusiveEnd: true, limit }
        : { start: low, end: high, exclusiveStart: portion > 0, limit };
      const entries = [...this.#database.getRange(options)];
      yield* entries;
      const last = entries.at(-1);
      if (last === undefined || entries.length < limit) return;
      if (isReverse) high = last.key;
      else low = last.key;
    }
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

  namespaces(database?: string): string[] {
    const prefix = catalogKey(database === undefined ? '' : `${database}.`);
    const names: string[] = [];
    for (const { key } of this.scan({ start: prefix, end: afterPrefix(prefix) }))
      names.push(key.toString('utf8', 1));
    return names;
  }

  count(collection: Collection): number {
    const bytes = this.get(numberedKey(COUNT_PREFIX, collection.tree));
    return bytes === undefined ? 0 : Number(bytes.readBigUInt64LE());
  }

  /** Compares each index with what the documents say it should hold. */
  validate(collection: Collection): {
    records: number;
    keysPerIndex: Record<string, number>;
    errors: string[];
  } {
    const errors: string[] = [];
    const keysPerIndex: Record<string, number> = {};
    const documents = [...this.scan(treeRange(collection.tree))].map(({ value }) => readDocument(value));
    if (documents.length !== this.count(collection))
      errors.push(`${documents.length} documents, counted as ${this.count(collection)}`);
    for (const index of collection.indexes.slice(1)) {
      const expected = new Map<string, Buffer>();
      for (const document of documents) {
        const encodedId = encodeKey(document._id);
        for (const key of indexEntries(index, document, encodedId).keys)
          expected.set(key.toString('latin1'), encodedId);
      }
      let keys = 0;
      for (const { key, value } of this.scan(treeRange(index.tree))) {
        keys++;
        if (expected.get(key.toString('latin1'))?.equals(value) !== true)
          errors.push(`index ${index.name} has a key of no document`);
      }
      if (keys !== expected.size)
        errors.push(`index ${index.name} has ${keys} keys, the documents give ${expected.size}`);
      keysPerIndex[index.name] = keys;
    }
    return { records: documents.length, keysPerIndex: { _id_: documents.length, ...keysPerIndex }, errors };
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

  #addToCount(collection: Collection, difference: number): void {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigUInt64LE(BigInt(this.count(collection) + difference));
    this.#put(numberedKey(COUNT_PREFIX, collection.tree), bytes);
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
    this.#remove(numberedKey(COUNT_PREFIX, collection.tree));
    this.#remove(catalogKey(collection.namespace));
  }

  createIndex(collection: Collection, specification: Document): void {
    const index = toIndex({ tree: this.#nextTree(), isMultikey: false, specification });
    try {
      for (const { value } of this.scan(treeRange(collection.tree))) {
        const document = readDocument(value);
        const encodedId = encodeKey(document._id);
        const entries = indexEntries(index, document, encodedId);
        if (entries.hasArray) index.isMultikey = true;
        this.#assertUnique(collection, entries, undefined);
        for (const key of entries.keys) this.#put(key, encodedId);
      }
    } catch (error) {
      this.#removeTree(index.tree);
      throw error;
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
    assertSize(bytes);
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

const assertSize = (bytes: Uint8Array): void => {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
    );
};

const readCatalogEntry = (bytes: Buffer): CatalogEntry => {
  const { tree, indexes } = readDocument(bytes) as { tree: number; indexes: StoredIndex[] };
  return {
    tree: Number(tree),
    indexes: indexes.map((index) => ({ ...index, tree: Number(index.tree) })),
  };
};

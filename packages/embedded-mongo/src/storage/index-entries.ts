import { CommandError } from '../errors.ts';
import { afterPrefix, type Direction, encodeKey, encodeKeys } from '../values/keys.ts';
import { keyValues, splitPath } from '../values/paths.ts';
import type { Document } from '../values/values.ts';

export type Index = {
  name: string;
  /** The number under which the index's entries are kept; the `_id_` index is the documents themselves. */
  tree: number;
  paths: string[][];
  directions: Direction[];
  isUnique: boolean;
  isMultikey: boolean;
  /** As in the reply of listIndexes. */
  specification: Document;
};

export type Collection = { namespace: string; tree: number; indexes: Index[] };
export type StoredIndex = { tree: number; isMultikey: boolean; specification: Document };
/** Keys from `start` on and before `end`. */
export type KeyRange = { start: Buffer; end: Buffer };

const MAX_KEY_BYTES = 1978;
const TREE_PREFIX = 5;
/** What the key of every entry begins with. */
export const TREE_PREFIX_BYTES = 5;
export const numberedKey = (prefix: number, tree: number): Buffer => {
  const key = Buffer.allocUnsafe(TREE_PREFIX_BYTES);
  key[0] = prefix;
  key.writeUInt32BE(tree, 1);
  return key;
};

export const treePrefix = (tree: number): Buffer => numberedKey(TREE_PREFIX, tree);
export const treeRange = (tree: number): KeyRange => ({
  start: treePrefix(tree),
  end: afterPrefix(treePrefix(tree)),
});

export const idIndex = (tree: number): Index => ({
  name: '_id_',
  tree,
  paths: [['_id']],
  directions: [1],
  isUnique: true,
  isMultikey: false,
  specification: { v: 2, key: { _id: 1 }, name: '_id_' },
});

export const toIndex = ({ tree, isMultikey, specification }: StoredIndex): Index => ({
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

export const isStorable = (key: Buffer): boolean => key.length <= MAX_KEY_BYTES;

export const checkKeyLength = (key: Buffer, index: Index): Buffer => {
  if (!isStorable(key))
    throw new CommandError(
      17280,
      `Btree::insert: key too large to index, failing ${index.name}: ${key.length} bytes of at most ${MAX_KEY_BYTES}`,
    );
  return key;
};

/** The same place among the stored keys for a bound that is longer than any of them: no stored key begins with all of it. */
export const toStorableBound = (bound: Buffer): Buffer =>
  isStorable(bound) ? bound : afterPrefix(bound.subarray(0, MAX_KEY_BYTES));

const parallelArrays = (index: Index) =>
  new CommandError(171, `cannot index parallel arrays in index ${index.name}`);

/** The values, one list per entry, under which an index files a document. */
const entryValues = (index: Index, document: Document): { tuples: unknown[][]; hasArray: boolean } => {
  const fields = index.paths.map((path) => keyValues(document, path));
  const arrays = fields.filter((field) => field.hasArray);
  if (arrays.length > 1) throw parallelArrays(index);
  if (arrays.length === 0) return { tuples: [fields.map(({ values }) => values[0])], hasArray: false };
  let tuples: unknown[][] = [[]];
  for (const { values } of fields)
    tuples = values.flatMap((value) => tuples.map((tuple) => [...tuple, value]));
  return { tuples, hasArray: true };
};

export const idKeyOf = (collection: Collection, id: unknown): Buffer =>
  Buffer.concat([treePrefix(collection.tree), encodeKey(id)]);

export type IndexEntries = { index: Index; keys: Buffer[]; tuples: unknown[][] };

export const indexEntries = (
  index: Index,
  document: Document,
  encodedId: Buffer,
): IndexEntries & { hasArray: boolean } => {
  const { tuples, hasArray } = entryValues(index, document);
  const prefix = treePrefix(index.tree);
  const suffix = index.isUnique ? [] : [encodedId];
  const keys = tuples.map((tuple) =>
    checkKeyLength(Buffer.concat([prefix, encodeKeys(tuple, index.directions), ...suffix]), index),
  );
  if (keys.length === 1) return { index, keys, tuples, hasArray };
  const positions = new Map(keys.map((key, i) => [key.toString('latin1'), i]));
  const distinct = [...positions.values()];
  return {
    index,
    keys: distinct.flatMap((i) => keys[i] ?? []),
    tuples: distinct.flatMap((i) => (tuples[i] === undefined ? [] : [tuples[i]])),
    hasArray,
  };
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

export const duplicateKey = (collection: Collection, index: Index, tuple: unknown[]): CommandError => {
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

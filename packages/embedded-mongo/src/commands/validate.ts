import { type Collection, indexEntries, treeRange } from '../storage/index-entries.ts';
import { encodeKey } from '../values/keys.ts';
import type { Collections } from '../storage/collections.ts';
import { readStored } from '../values/values.ts';

export type Validation = { records: number; keysPerIndex: Record<string, number>; errors: string[] };

/** Compares the entries of each index with those that the documents need. */
export const validateCollection = (store: Collections, collection: Collection): Validation => {
  const errors: string[] = [];
  const keysPerIndex: Record<string, number> = {};
  const documents = [...store.documents(collection)].map(readStored);
  if (documents.length !== store.count(collection))
    errors.push(`${documents.length} documents, counted as ${store.count(collection)}`);
  for (const index of collection.indexes.slice(1)) {
    const expected = new Map<string, Buffer>();
    for (const document of documents) {
      const encodedId = encodeKey(document._id);
      for (const key of indexEntries(index, document, encodedId).keys)
        expected.set(key.toString('latin1'), encodedId);
    }
    let keys = 0;
    for (const { key, value } of store.scan(treeRange(index.tree))) {
      keys++;
      if (expected.get(key.toString('latin1'))?.equals(value) !== true)
        errors.push(`index ${index.name} has a key of no document`);
    }
    if (keys !== expected.size)
      errors.push(`index ${index.name} has ${keys} keys, the documents give ${expected.size}`);
    keysPerIndex[index.name] = keys;
  }
  return { records: documents.length, keysPerIndex: { _id_: documents.length, ...keysPerIndex }, errors };
};

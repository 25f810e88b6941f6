import { expect, it } from 'vitest';
import { pino } from 'pino';
import { createIndexes, type Models } from './indexes.ts';

/** A collection that expires only, of a database that refuses this. */
const indexed = (collectionName: string): Models[number] => {
  let exists = false;
  return {
    createCollection: () => {
      exists = true;
      return Promise.resolve();
    },
    collection: {
      collectionName,
      createIndexes: () => Promise.reject(new Error('TTL is not supported')),
      indexes: (() =>
        exists
          ? Promise.resolve([{ name: '_id_' }])
          : Promise.reject(new Error(`ns does not exist: ${collectionName}`))) as never,
      dropIndex: () => Promise.reject(new Error('there is none')),
    },
    schema: { indexes: () => [[{ expire: 1 }, { expireAfterSeconds: 0 }]] },
  };
};

it('a database without TTL indexes is reported by one line, with its collections and without a stack', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  await createIndexes([indexed('sessions'), indexed('claims')], log);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 40,
      collections: ['sessions', 'claims'],
      reason: 'TTL is not supported',
    }),
  ]);
  expect(lines[0]).not.toContain('stack');
});

import { expect, it } from 'vitest';
import { pino } from 'pino';
import { createIndexes, type Models } from './indexes.ts';

const indexed = (collectionName: string): Models[number] => ({
  createCollection: () => Promise.resolve(),
  collection: {
    collectionName,
    createIndexes: (specs) =>
      specs.some((spec) => 'expireAfterSeconds' in spec)
        ? Promise.reject(new Error('TTL is not supported'))
        : Promise.resolve([]),
    indexes: () => Promise.resolve([{ name: '_id_' }]) as never,
    dropIndex: () => Promise.reject(new Error('there is none')),
  },
  schema: { indexes: () => [[{ expire: 1 }, { expireAfterSeconds: 0 }]] },
});

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

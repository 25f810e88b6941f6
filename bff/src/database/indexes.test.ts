import { expect, it } from 'vitest';
import { pino } from 'pino';
import { createIndexes, type Models } from './indexes.ts';

/** Collections of a database that refuses TTL indexes, the only ones that they declare. */
const existing = new Set<string>();
const indexed = (collectionName: string): Models[number] => {
  const declared: [object, { expireAfterSeconds: number }][] = [[{ expire: 1 }, { expireAfterSeconds: 0 }]];
  return {
    diffIndexes: () => Promise.resolve({ toCreate: declared, toDrop: [] }),
    createCollection: () => Promise.resolve(existing.add(collectionName)),
    collection: {
      collectionName,
      createIndexes: () => Promise.reject(new Error('TTL is not supported')),
      dropIndex: () => Promise.reject(new Error('there is none')),
    },
    schema: { indexes: () => declared },
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
  expect([...existing]).toEqual(['sessions', 'claims']);
});

it('indexes that are stored already are not created again', async () => {
  const created: unknown[] = [];
  const [stored, missing]: [object, object][] = [
    [{ stored: 1 }, {}],
    [{ missing: 1 }, { unique: true }],
  ];
  const model = indexed('users');
  const collection = {
    ...model.collection,
    createIndexes: (indexes: object[]) => Promise.resolve(created.push(...indexes)),
  } as never;
  const schema = { indexes: () => [stored, missing] as [object, object][] };
  const diffIndexes = () => Promise.resolve({ toCreate: [missing], toDrop: [] });
  await createIndexes([{ ...model, collection, schema, diffIndexes }], pino({ enabled: false }));
  expect(created).toEqual([{ key: { missing: 1 }, unique: true }]);
});

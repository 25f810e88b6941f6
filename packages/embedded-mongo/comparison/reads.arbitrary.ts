import fc from 'fast-check';
import type { Command, Document } from './command.ts';
import { aFilter, aProjection, aSort } from './filters.arbitrary.ts';
import { aPath, someDocuments } from './values.arbitrary.ts';

export const COLLECTION = 'cases';

const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const aCount = fc.integer({ min: 0, max: 5 });

const aWindow: fc.Arbitrary<Document> = fc
  .record({ skip: aCount, limit: aCount, batchSize: fc.integer({ min: 1, max: 4 }) }, { requiredKeys: [] })
  .map((window) => ({ ...window }));

const aFind: fc.Arbitrary<Command> = fc
  .tuple(
    aFilter,
    fc.option(fc.tuple(aSort, aWindow), { nil: undefined }),
    fc.option(aProjection, { nil: undefined }),
  )
  .map(([filter, ordered, projection]) => ({
    find: COLLECTION,
    filter,
    ...(ordered && { sort: ordered[0], ...ordered[1] }),
    ...(projection && { projection }),
  }));

const aCountCommand: fc.Arbitrary<Command> = fc
  .tuple(aFilter, fc.record({ skip: aCount, limit: aCount }, { requiredKeys: [] }))
  .map(([query, window]) => ({ count: COLLECTION, query, ...window }));

const aDistinct: fc.Arbitrary<Command> = fc
  .tuple(aPath, fc.option(aFilter, { nil: undefined }))
  .map(([key, query]) => ({ distinct: COLLECTION, key, ...(query && { query }) }));

const aGroup: fc.Arbitrary<Document> = fc
  .tuple(
    one<unknown>(null, '$a', '$b', '$a.b', '$c'),
    fc.record(
      {
        count: fc.constant({ $sum: 1 }),
        total: one('$a', '$b', '$c.a').map((path) => ({ $sum: path })),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([_id, fields]) => ({ $group: { _id, ...fields } }));

const anUnwind: fc.Arbitrary<Document[]> = one('a', 'b', 'c').map((field) => [{ $unwind: `$${field}` }]);

const someShaping: fc.Arbitrary<Document[]> = fc.oneof(
  anUnwind,
  aProjection.map(($project) => [{ $project }]),
  aFilter.map(($match) => [{ $match }]),
);

const anEnd: fc.Arbitrary<Document[]> = fc.oneof(
  fc.constant<Document[]>([]),
  aGroup.map((group) => [group]),
  aGroup.map((group) => [group, { $sort: { _id: 1 } }]),
  fc.constant<Document[]>([{ $count: 'n' }]),
  aProjection.map(($project) => [{ $project }]),
);

const anAggregate: fc.Arbitrary<Command> = fc
  .tuple(
    aFilter,
    aSort,
    fc.option(aCount, { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    fc.array(someShaping, { maxLength: 2 }),
    anEnd,
  )
  .map(([$match, $sort, $skip, $limit, shaping, end]) => ({
    aggregate: COLLECTION,
    pipeline: [
      { $match },
      { $sort },
      ...($skip === undefined ? [] : [{ $skip }]),
      ...($limit === undefined ? [] : [{ $limit }]),
      ...shaping.flat(),
      ...end,
    ],
    cursor: {},
  }));

const aRead: fc.Arbitrary<Command> = fc.oneof(
  { weight: 10, arbitrary: aFind },
  { weight: 2, arbitrary: aCountCommand },
  { weight: 2, arbitrary: aDistinct },
  { weight: 4, arbitrary: anAggregate },
);

const anIndexKey: fc.Arbitrary<Document> = fc
  .tuple(fc.uniqueArray(one('a', 'b', 'c', 'a.b', 'c.a'), { minLength: 1, maxLength: 2 }), one(1, -1))
  .map(([paths, direction]) => Object.fromEntries(paths.map((path) => [path, direction])));

export type ReadScenario = { documents: Document[]; indexKeys: Document[]; commands: Command[] };

/** Indexes that must not change any result, on documents that many commands read. */
export const aReadScenario: fc.Arbitrary<ReadScenario> = fc.record({
  documents: someDocuments({ minLength: 1, maxLength: 10 }),
  indexKeys: fc.uniqueArray(anIndexKey, { maxLength: 2, selector: (key) => Object.keys(key).join() }),
  commands: fc.array(aRead, { minLength: 1, maxLength: 40, size: 'max' }),
});

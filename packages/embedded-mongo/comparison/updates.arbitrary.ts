import { Int32 } from 'bson';
import fc from 'fast-check';
import type { Command, Document } from './command.ts';
import { aFilter, aSort } from './filters.arbitrary.ts';
import { COLLECTION } from './reads.arbitrary.ts';
import {
  aNumber,
  anInt,
  anArray,
  aScalar,
  aString,
  aSubdocument,
  aValue,
  givenId,
  someDocuments,
} from './values.arbitrary.ts';

const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const aTarget = fc.oneof(
  { weight: 5, arbitrary: one('a', 'b', 'c', 'd') },
  { weight: 3, arbitrary: one('a.a', 'a.b', 'b.a', 'c.b', 'd.e', 'd.e.f', 'a.b.c') },
  { weight: 2, arbitrary: one('a.0', 'a.2', 'b.1', 'b.0.a', 'd.0') },
);

/** No array inside an array. */
const aMember: fc.Arbitrary<unknown> = fc.oneof({ weight: 4, arbitrary: aScalar }, aSubdocument);

const anAddition = fc.oneof(
  { weight: 3, arbitrary: aMember },
  {
    weight: 2,
    arbitrary: fc.array(aMember, { minLength: 1, maxLength: 3 }).map(($each): unknown => ({ $each })),
  },
);

const aPull = fc.oneof(
  { weight: 3, arbitrary: aScalar as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: anArray as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: aSubdocument as fc.Arbitrary<unknown> },
  {
    weight: 2,
    arbitrary: fc
      .tuple(one('$gt', '$gte', '$lt', '$lte', '$ne', '$eq'), aScalar)
      .map(([name, v]): unknown => ({ [name]: v })),
  },
  { weight: 1, arbitrary: fc.array(aScalar, { maxLength: 3 }).map(($in): unknown => ({ $in })) },
);

const aSummand = fc.oneof(
  { weight: 12, arbitrary: aNumber as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: aString as fc.Arbitrary<unknown> },
);

const OPERANDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  $set: aValue,
  $unset: fc.constant(''),
  $inc: aSummand,
  $mul: aSummand,
  $min: aValue,
  $max: aValue,
  $rename: one('e', 'e.f', 'f', 'a'),
  $setOnInsert: aValue,
  $push: anAddition,
  $addToSet: anAddition,
  $pull: aPull,
};

type Step = readonly [operator: string, path: string, operand: unknown];

const stepsOf = (operators: readonly string[], target: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  one(...operators).chain((operator) =>
    fc.tuple(fc.constant(operator), target, OPERANDS[operator] ?? fc.constant(null)),
  );

const toOperators = (steps: readonly Step[]): Document => {
  const update: Record<string, Document> = {};
  for (const [operator, path, operand] of steps) (update[operator] ??= {})[path] = operand;
  return update;
};

const firstPart = (path: string): string => path.split('.')[0] ?? '';

const withoutConflicts = (step: fc.Arbitrary<Step>): fc.Arbitrary<Document> =>
  fc
    .uniqueArray(step, { minLength: 1, maxLength: 3, selector: ([, path]) => firstPart(path) })
    .map(toOperators);

const aStep = stepsOf(Object.keys(OPERANDS), aTarget);

const someOperators: fc.Arbitrary<Document> = fc.oneof(
  { weight: 12, arbitrary: withoutConflicts(aStep) },
  { weight: 1, arbitrary: fc.array(aStep, { minLength: 2, maxLength: 3 }).map(toOperators) },
);

const aReplacement: fc.Arbitrary<Document> = fc.dictionary(one('a', 'b', 'c'), aValue, { maxKeys: 3 });

/** Matches at most one document: MongoDB does not define which of several an update picks. */
const anIdFilter: fc.Arbitrary<Document> = fc
  .tuple(anInt, fc.option(aFilter, { nil: undefined }))
  .map(([_id, more]) => ({ ...more, _id }));

const aSeedFilter: fc.Arbitrary<Document> = fc.oneof(
  anInt.map((n): Document => ({ _id: new Int32(n.value + 100) })),
  fc.dictionary(one('a', 'b', 'c.a', 'd'), aScalar, { minKeys: 1, maxKeys: 2 }),
  fc.tuple(aScalar, aScalar).map(([a, b]): Document => ({ a, b: { $eq: b } })),
  aNumber.map((n): Document => ({ d: { $gt: n } })),
  fc.tuple(aScalar, aScalar).map(([a, b]): Document => ({ $and: [{ a }, { b: { $in: [b] } }] })),
);

const anUpdateOne = fc
  .tuple(
    anIdFilter,
    fc.oneof({ weight: 6, arbitrary: someOperators }, { weight: 1, arbitrary: aReplacement }),
  )
  .map(([q, u]): Document => ({ q, u }));
const anUpdateMany = fc.tuple(aFilter, someOperators).map(([q, u]): Document => ({ q, u, multi: true }));
const anUpsert = fc
  .tuple(
    aSeedFilter,
    fc.oneof({ weight: 4, arbitrary: someOperators }, { weight: 1, arbitrary: aReplacement }),
  )
  .map(([q, u]): Document => ({ q: { ...q, z: null }, u, upsert: true }));

const aStatement = fc.oneof(
  { weight: 6, arbitrary: anUpdateOne },
  { weight: 3, arbitrary: anUpdateMany },
  { weight: 3, arbitrary: anUpsert },
);

/** One statement, so that a known difference is explained by what was there before it; batches are written cases. */
const anUpdateCommand: fc.Arbitrary<Command> = aStatement.map((statement) => ({
  update: COLLECTION,
  updates: [statement],
}));

const aDelete: fc.Arbitrary<Command> = fc.oneof(
  anIdFilter.map((q) => ({ delete: COLLECTION, deletes: [{ q, limit: 1 }] })),
  aFilter.map((q) => ({ delete: COLLECTION, deletes: [{ q, limit: 0 }] })),
);

const aNewId = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((n): unknown => new Int32(n)),
  fc.integer({ min: 1, max: 3 }).map((n): unknown => givenId(n)),
  aString as fc.Arbitrary<unknown>,
);

const anInsert: fc.Arbitrary<Command> = fc
  .tuple(
    fc.array(fc.tuple(fc.option(aNewId, { nil: undefined }), aReplacement), { minLength: 1, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([rows, ordered]) => ({
    insert: COLLECTION,
    documents: rows.map(([_id, fields]) => (_id === undefined ? fields : { _id, ...fields })),
    ordered,
  }));

const aFindAndModify: fc.Arbitrary<Command> = fc
  .tuple(aFilter, aSort, someOperators, one('old', 'new', 'remove'))
  .map(([query, sort, update, mode]) => ({
    findAndModify: COLLECTION,
    query,
    sort,
    ...(mode === 'remove' ? { remove: true } : { update, new: mode === 'new' }),
  }));

const aWrite: fc.Arbitrary<Command> = fc.oneof(
  { weight: 7, arbitrary: anUpdateCommand },
  { weight: 2, arbitrary: aDelete },
  { weight: 2, arbitrary: anInsert },
  { weight: 2, arbitrary: aFindAndModify },
);

export type WriteScenario = { documents: Document[]; commands: Command[] };

export const aWriteScenario: fc.Arbitrary<WriteScenario> = fc.record({
  documents: someDocuments({ minLength: 1, maxLength: 5 }),
  commands: fc.array(aWrite, { minLength: 1, maxLength: 12, size: 'max' }),
});

const aUniqueValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: anInt as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: one<unknown>('a', 'b', true) },
  { weight: 1, arbitrary: fc.record({ a: anInt }) as fc.Arbitrary<unknown> },
);

/** A missing field and an array under a unique index are in the written cases. */
const aUniqueRow: fc.Arbitrary<Document> = fc
  .record({ a: aUniqueValue, b: aUniqueValue, c: aUniqueValue })
  .map((row) => ({ ...row }));

const aUniqueWrite: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), aUniqueRow), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([rows, ordered]) => ({
      insert: COLLECTION,
      documents: rows.map(([n, row]) => ({ _id: new Int32(n), ...row })),
      ordered,
    })),
  fc.tuple(fc.integer({ min: 0, max: 5 }), aUniqueRow).map(([n, row]) => ({
    update: COLLECTION,
    updates: [{ q: { _id: new Int32(n) }, u: { $set: { z: 1, ...row } } }],
  })),
  fc.tuple(fc.integer({ min: 0, max: 5 }), aUniqueRow).map(([n, row]) => ({
    update: COLLECTION,
    updates: [{ q: { _id: new Int32(n) }, u: row }],
  })),
  fc.tuple(fc.integer({ min: 30, max: 35 }), aUniqueRow).map(([n, row]) => ({
    update: COLLECTION,
    updates: [{ q: { _id: new Int32(n) }, u: { $setOnInsert: { z: 1, ...row } }, upsert: true }],
  })),
  fc.integer({ min: 0, max: 5 }).map((n) => ({
    delete: COLLECTION,
    deletes: [{ q: { _id: new Int32(n) }, limit: 1 }],
  })),
);

export type UniqueScenario = WriteScenario & { keys: Document[] };

export const aUniqueScenario: fc.Arbitrary<UniqueScenario> = fc.record({
  documents: fc.constant([]),
  keys: fc.uniqueArray(one<Document>({ a: 1 }, { b: -1 }, { a: 1, b: 1 }, { b: 1, c: -1 }), {
    minLength: 1,
    maxLength: 2,
    selector: (key) => Object.keys(key).join(),
  }),
  commands: fc.array(aUniqueWrite, { minLength: 1, maxLength: 20, size: 'max' }),
});

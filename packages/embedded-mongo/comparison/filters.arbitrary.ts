import { BSONRegExp, Int32 } from 'bson';
import fc from 'fast-check';
import type { Document } from './command.ts';
import { aNumber, anInt, aPath, aScalar, aValue } from './values.arbitrary.ts';

const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const TYPES = [
  'double',
  'string',
  'object',
  'array',
  'bool',
  'date',
  'null',
  'int',
  'long',
  'number',
  'objectId',
];

const aPattern = one('a', '^a', '^ab', 'b$', '^a.b', '^[ab]', 'A', '^$', 'x.y', '^y', 'ñ', 'a|B', '^a\\.b');
const someOptions = one('', 'i', 'm', 's', 'im');
const aRegex = fc.tuple(aPattern, someOptions).map(([p, options]) => new BSONRegExp(p, options));

const anOrderOperand = fc.oneof({ weight: 5, arbitrary: aScalar }, { weight: 1, arbitrary: aValue });

const operator = (name: string, operand: fc.Arbitrary<unknown>): fc.Arbitrary<Document> =>
  operand.map((value) => ({ [name]: value }));

const anOrderOperator = fc
  .tuple(one('$gt', '$gte', '$lt', '$lte'), anOrderOperand)
  .map(([name, value]): Document => ({ [name]: value }));

const someMembers = fc.array(aScalar, { maxLength: 4 });

const aValueOperator: fc.Arbitrary<Document> = fc.oneof(
  { weight: 3, arbitrary: anOrderOperator },
  operator('$eq', aScalar),
  operator('$ne', aScalar),
  operator('$in', someMembers),
  operator('$nin', someMembers),
  operator('$type', one(...TYPES)),
  operator('$mod', fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 }))),
  fc.tuple(aPattern, someOptions).map(([$regex, $options]): Document => ({ $regex, $options })),
);

const aFieldOperator: fc.Arbitrary<Document> = fc.oneof(
  { weight: 8, arbitrary: aValueOperator },
  operator('$eq', aValue),
  operator('$ne', aValue),
  operator('$in', fc.array(fc.oneof({ weight: 4, arbitrary: aScalar }, aValue, aRegex), { maxLength: 3 })),
  operator('$nin', fc.array(aValue, { maxLength: 3 })),
  operator('$exists', fc.boolean()),
  operator(
    '$size',
    fc.integer({ min: 0, max: 3 }).map((n) => new Int32(n)),
  ),
  operator('$all', fc.array(aScalar, { maxLength: 3 })),
  operator('$elemMatch', anOrderOperator),
);

const aRange = fc
  .tuple(one('$gt', '$gte'), aNumber, one('$lt', '$lte'), aNumber)
  .map(([low, from, high, to]): Document => ({ [low]: from, [high]: to }));

const aCondition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: aValue },
  { weight: 8, arbitrary: aFieldOperator },
  { weight: 1, arbitrary: aRange },
  { weight: 1, arbitrary: aRegex },
  { weight: 2, arbitrary: operator('$not', aFieldOperator) },
);

const aClause: fc.Arbitrary<Document> = fc.dictionary(aPath, aCondition, { minKeys: 1, maxKeys: 2 });

export const aFilter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 8, arbitrary: aClause },
  {
    weight: 2,
    arbitrary: operator('_id', fc.oneof(anInt, operator('$in', fc.array(anInt)), anOrderOperator)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(one('$and', '$or', '$nor'), fc.array(aClause, { minLength: 1, maxLength: 3 }))
      .map(([name, clauses]): Document => ({ [name]: clauses })),
  },
  { weight: 1, arbitrary: fc.constant({}) },
);

export const aSort: fc.Arbitrary<Document> = fc
  .tuple(
    fc.uniqueArray(one('a', 'b', 'a.b', 'c.a'), { maxLength: 2 }),
    fc.array(one(1, -1), { minLength: 3, maxLength: 3 }),
  )
  .map(([paths, directions]) =>
    Object.fromEntries([...paths, '_id'].map((path, i) => [path, directions[i] ?? 1])),
  );

const someProjectedPaths = fc.uniqueArray(one('a', 'b', 'c.a', 'c.b', 'd'), { minLength: 1, maxLength: 3 });

export const aProjection: fc.Arbitrary<Document> = fc
  .tuple(someProjectedPaths, one<unknown>(0, 1, true, false), one(undefined, 0, 1))
  .map(([paths, flag, id]): Document => {
    const projection: Document = Object.fromEntries(paths.map((path) => [path, flag]));
    // `_id: 1` beside exclusions is an error of its own: see the written cases.
    if (id === 0 || (id === 1 && (flag === 1 || flag === true))) projection._id = id;
    return projection;
  });

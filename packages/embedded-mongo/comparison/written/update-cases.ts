import { Double, Long } from 'bson';
import { COLLECTION, update, type WrittenCase } from './case.ts';

const ONE = [{ _id: 1 }];
const FIELDS = [
  { _id: 1, a: 1, s: 'x', l: Long.fromNumber(1), d: new Double(0.5), arr: [1, 2, 3], o: { p: 1 } },
];
const errorsAt = (index: number, code: number) => ({ writeErrors: [{ index, code }] });
const writeErrorAt0 = (code: number) => errorsAt(0, code);
export const updateCases: readonly WrittenCase[] = [
  {
    rule: 'two operators on one path are a conflict',
    source: 'Update Operators, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }),
    reply: writeErrorAt0(40),
  },
  {
    rule: 'a path and a path below it are a conflict',
    source: 'Update Operators, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $set: { a: 1, 'a.b': 1 } }),
    reply: writeErrorAt0(40),
  },
  {
    rule: 'the _id does not change',
    source: 'Update Documents, _id Field',
    documents: ONE,
    command: update({ _id: 1 }, { $set: { _id: 2 } }),
    reply: writeErrorAt0(66),
  },
  {
    rule: 'an unknown operator is an error',
    source: 'Update Operators',
    documents: ONE,
    command: update({ _id: 1 }, { $foo: { a: 1 } }),
    reply: writeErrorAt0(9),
  },
  {
    rule: 'a replacement keeps the _id',
    source: 'Update Documents, Replace a Document',
    documents: FIELDS,
    command: update({ _id: 1 }, { z: 1 }),
    after: [{ _id: 1, z: 1 }],
  },
  {
    rule: 'a replacement does not change the _id',
    source: 'Update Documents, _id Field',
    documents: FIELDS,
    command: update({ a: 1 }, { _id: 2, z: 1 }),
    reply: writeErrorAt0(66),
  },
  {
    rule: 'a replacement of many is an error',
    source: 'update (command), multi',
    documents: FIELDS,
    command: update({}, { z: 1 }, { multi: true }),
    reply: writeErrorAt0(9),
  },
  {
    rule: 'an upsert takes the equalities of the filter',
    source: 'update (command), Upsert with Operator Expressions',
    documents: [],
    command: update({ _id: 5, a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 } }, { $set: { e: 1 } }, { upsert: true }),
    after: [{ _id: 5, a: 1, b: { c: 2 }, e: 1 }],
    reply: { n: 1, nModified: 0 },
  },
  {
    rule: 'an upsert takes the equalities inside $and',
    source: 'update (command), Upsert with Operator Expressions',
    documents: [],
    command: update({ $and: [{ _id: 5 }, { a: 1 }] }, { $set: { e: 1 } }, { upsert: true }),
    after: [{ _id: 5, a: 1, e: 1 }],
  },
  {
    rule: 'an upsert by replacement takes the _id only',
    source: 'update (command), Upsert with Replacement Document',
    documents: [],
    command: update({ _id: 5, a: 1 }, { z: 1 }, { upsert: true }),
    after: [{ _id: 5, z: 1 }],
  },
  {
    rule: '$setOnInsert works when inserting only',
    source: '$setOnInsert, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $setOnInsert: { a: 1 }, $set: { b: 1 } }, { upsert: true }),
    after: [{ _id: 1, b: 1 }],
  },
  {
    rule: '$setOnInsert stores null',
    source: '$setOnInsert, Behavior',
    documents: [],
    command: update({ _id: 1 }, { $setOnInsert: { a: null, b: [] } }, { upsert: true }),
    after: [{ _id: 1, a: null, b: [] }],
  },
  {
    rule: 'an unordered update goes on after an error',
    source: 'update (command), ordered',
    documents: [
      { _id: 1, a: 'x' },
      { _id: 2, a: 1 },
    ],
    command: {
      update: COLLECTION,
      updates: [
        { q: { _id: 1 }, u: { $inc: { a: 1 } } },
        { q: { _id: 2 }, u: { $inc: { a: 1 } } },
      ],
      ordered: false,
    },
    reply: { n: 1, nModified: 1, writeErrors: [{ index: 0, code: 14 }] },
    after: [
      { _id: 1, a: 'x' },
      { _id: 2, a: 2 },
    ],
  },
  {
    rule: 'an ordered update stops at its first error and reports its index',
    source: 'update (command), ordered; Output, writeErrors',
    documents: [
      { _id: 1, a: 1 },
      { _id: 2, a: 'x' },
      { _id: 3, a: 1 },
    ],
    command: {
      update: COLLECTION,
      updates: [
        { q: { _id: 1 }, u: { $inc: { a: 1 } } },
        { q: { _id: 2 }, u: { $inc: { a: 1 } } },
        { q: { _id: 3 }, u: { $inc: { a: 1 } } },
      ],
    },
    reply: { n: 1, nModified: 1, writeErrors: [{ index: 1, code: 14 }] },
  },
];

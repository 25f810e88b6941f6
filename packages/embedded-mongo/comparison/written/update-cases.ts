import { Double, Long } from 'bson';
import { COLLECTION, update, cases, writeErrorAt0 } from './case.ts';

const ONE = [{ _id: 1 }];
const FIELDS = [
  { _id: 1, a: 1, s: 'x', l: Long.fromNumber(1), d: new Double(0.5), arr: [1, 2, 3], o: { p: 1 } },
];
export const updateCases = [
  ...cases(ONE, {
    'two operators on one path are a conflict (Update Operators, Behavior)': [
      update({ _id: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }),
      { reply: writeErrorAt0(40) },
    ],
    'a path and a path below it are a conflict (Update Operators, Behavior)': [
      update({ _id: 1 }, { $set: { a: 1, 'a.b': 1 } }),
      { reply: writeErrorAt0(40) },
    ],
    'the _id does not change (Update Documents, _id Field)': [
      update({ _id: 1 }, { $set: { _id: 2 } }),
      { reply: writeErrorAt0(66) },
    ],
    'an unknown operator is an error (Update Operators)': [
      update({ _id: 1 }, { $foo: { a: 1 } }),
      { reply: writeErrorAt0(9) },
    ],
    '$setOnInsert works when inserting only ($setOnInsert, Behavior)': [
      update({ _id: 1 }, { $setOnInsert: { a: 1 }, $set: { b: 1 } }, { upsert: true }),
      { after: [{ _id: 1, b: 1 }] },
    ],
  }),
  ...cases(FIELDS, {
    'a replacement keeps the _id (Update Documents, Replace a Document)': [
      update({ _id: 1 }, { z: 1 }),
      { after: [{ _id: 1, z: 1 }] },
    ],
    'a replacement does not change the _id (Update Documents, _id Field)': [
      update({ a: 1 }, { _id: 2, z: 1 }),
      { reply: writeErrorAt0(66) },
    ],
    'a replacement of many is an error (update (command), multi)': [
      update({}, { z: 1 }, { multi: true }),
      { reply: writeErrorAt0(9) },
    ],
  }),
  ...cases([], {
    'an upsert takes the equalities of the filter (update (command), Upsert with Operator Expressions)': [
      update({ _id: 5, a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 } }, { $set: { e: 1 } }, { upsert: true }),
      { after: [{ _id: 5, a: 1, b: { c: 2 }, e: 1 }], reply: { n: 1, nModified: 0 } },
    ],
    'an upsert takes the equalities inside $and (update (command), Upsert with Operator Expressions)': [
      update({ $and: [{ _id: 5 }, { a: 1 }] }, { $set: { e: 1 } }, { upsert: true }),
      { after: [{ _id: 5, a: 1, e: 1 }] },
    ],
    'an upsert by replacement takes the _id only (update (command), Upsert with Replacement Document)': [
      update({ _id: 5, a: 1 }, { z: 1 }, { upsert: true }),
      { after: [{ _id: 5, z: 1 }] },
    ],
    '$setOnInsert stores null ($setOnInsert, Behavior)': [
      update({ _id: 1 }, { $setOnInsert: { a: null, b: [] } }, { upsert: true }),
      { after: [{ _id: 1, a: null, b: [] }] },
    ],
  }),
  ...cases(
    [
      { _id: 1, a: 'x' },
      { _id: 2, a: 1 },
    ],
    {
      'an unordered update goes on after an error (update (command), ordered)': [
        {
          update: COLLECTION,
          updates: [
            { q: { _id: 1 }, u: { $inc: { a: 1 } } },
            { q: { _id: 2 }, u: { $inc: { a: 1 } } },
          ],
          ordered: false,
        },
        {
          reply: { n: 1, nModified: 1, writeErrors: [{ index: 0, code: 14 }] },
          after: [
            { _id: 1, a: 'x' },
            { _id: 2, a: 2 },
          ],
        },
      ],
    },
  ),
  ...cases(
    [
      { _id: 1, a: 1 },
      { _id: 2, a: 'x' },
      { _id: 3, a: 1 },
    ],
    {
      'an ordered update stops at its first error and reports its index (update (command), ordered; Output, writeErrors)':
        [
          {
            update: COLLECTION,
            updates: [
              { q: { _id: 1 }, u: { $inc: { a: 1 } } },
              { q: { _id: 2 }, u: { $inc: { a: 1 } } },
              { q: { _id: 3 }, u: { $inc: { a: 1 } } },
            ],
          },
          { reply: { n: 1, nModified: 1, writeErrors: [{ index: 1, code: 14 }] } },
        ],
    },
  ),
];

import { Double, Long } from 'bson';
import type { Document } from '../command.ts';
import { aggregate, cases } from './case.ts';

const PRODUCT: Document[] = [
  { _id: 1, name: 'x', size: { h: 1, w: 2 }, parts: [{ n: 1, m: 2 }, { n: 3 }, 7] },
];
const SALES: Document[] = [
  { _id: 1, item: 'a', qty: 2, price: new Double(1.5), tags: ['x', 'y'] },
  { _id: 2, item: 'b', qty: 1, price: new Double(4), tags: [] },
  { _id: 3, item: 'a', qty: 5, price: null },
  { _id: 4, qty: Long.fromNumber(3), tags: 'z' },
];
export const aggregationCases = [
  ...cases([{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }], {
    '$group puts null and missing into one group ($group, Group by Null)': [
      aggregate({ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { _id: 1 } }),
      {
        found: [
          { _id: null, n: 2 },
          { _id: 1, n: 1 },
        ],
      },
    ],
  }),
  ...cases(SALES, {
    '$sum leaves out what is no number and keeps the widest type ($sum, Result Data Type)': [
      aggregate({ $group: { _id: null, q: { $sum: '$qty' }, i: { $sum: '$item' } } }),
      { found: [{ _id: null, q: Long.fromNumber(11), i: 0 }] },
    ],
    '$avg leaves out what is no number ($avg, Behavior)': [
      aggregate({ $group: { _id: null, p: { $avg: '$price' }, i: { $avg: '$item' } } }),
      { found: [{ _id: null, p: new Double(2.75), i: null }] },
    ],
    '$min and $max leave out null and missing ($max, Behavior)': [
      aggregate({ $group: { _id: null, lo: { $min: '$price' }, hi: { $max: '$price' } } }),
      { found: [{ _id: null, lo: new Double(1.5), hi: new Double(4) }] },
    ],
    '$first and $last take the sorted ends, null when missing ($first, Missing Data)': [
      aggregate(
        { $sort: { _id: 1 } },
        { $group: { _id: null, f: { $first: '$item' }, l: { $last: '$item' } } },
      ),
      { found: [{ _id: null, f: 'a', l: null }] },
    ],
    '$push gathers in order and leaves the missing out ($push (aggregation))': [
      aggregate({ $sort: { _id: 1 } }, { $group: { _id: null, all: { $push: '$item' } } }),
      { found: [{ _id: null, all: ['a', 'b', 'a'] }] },
    ],
    '$unwind makes one document for each element and drops the empty ($unwind, Unwind Array)': [
      aggregate({ $sort: { _id: 1 } }, { $unwind: '$tags' }, { $project: { tags: 1 } }),
      {
        found: [
          { _id: 1, tags: 'x' },
          { _id: 1, tags: 'y' },
          { _id: 4, tags: 'z' },
        ],
      },
    ],
    '$count of nothing gives nothing ($count, Behavior)': [
      aggregate({ $match: { _id: 99 } }, { $count: 'n' }),
      { found: [], differs: 'gives 0' },
    ],
    '$count counts ($count, Example)': [
      aggregate({ $match: { item: 'a' } }, { $count: 'n' }),
      { found: [{ n: 2 }] },
    ],
    '$limit must be positive ($limit, Behavior)': [aggregate({ $limit: 0 }), { code: 15958 }],
    'an unknown stage is an error (Aggregation Stages)': [aggregate({ $foo: {} }), { code: 40324 }],
    'a stage has one field (Aggregation Stages)': [aggregate({ $match: {}, $limit: 1 }), { code: 40323 }],
    '$group needs an _id ($group, Syntax)': [aggregate({ $group: { n: { $sum: 1 } } }), { code: 15955 }],
    'an unknown accumulator is an error ($group, Accumulator Operator)': [
      aggregate({ $group: { _id: null, n: { $foo: 1 } } }),
      { code: 15952 },
    ],
  }),
  ...cases([{ _id: 1, a: [1], b: 2 }], {
    '$unwind keeps the other fields ($unwind, Unwind Array)': [
      aggregate({ $unwind: '$a' }),
      { found: [{ _id: 1, a: 1, b: 2 }] },
    ],
  }),
  ...cases([{ _id: 1, a: ['x'] }, { _id: 2, a: [] }, { _id: 3 }], {
    '$unwind can keep empty arrays and add the position ($unwind, preserveNullAndEmptyArrays)': [
      aggregate(
        { $sort: { _id: 1 } },
        { $unwind: { path: '$a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      ),
      {
        found: [
          { _id: 1, a: 'x', i: Long.fromNumber(0) },
          { _id: 2, i: null },
          { _id: 3, i: null },
        ],
      },
    ],
  }),
  ...cases(PRODUCT, {
    '$project renames by a path ($project, Include Computed Fields)': [
      aggregate({ $project: { height: '$size.h' } }),
      { found: [{ _id: 1, height: 1 }] },
    ],
  }),
];

import { Double, Long } from 'bson';
import type { Document } from '../command.ts';
import { aggregate, type WrittenCase } from './case.ts';

const PRODUCT: Document[] = [
  { _id: 1, name: 'x', size: { h: 1, w: 2 }, parts: [{ n: 1, m: 2 }, { n: 3 }, 7] },
];
const SALES: Document[] = [
  { _id: 1, item: 'a', qty: 2, price: new Double(1.5), tags: ['x', 'y'] },
  { _id: 2, item: 'b', qty: 1, price: new Double(4), tags: [] },
  { _id: 3, item: 'a', qty: 5, price: null },
  { _id: 4, qty: Long.fromNumber(3), tags: 'z' },
];
export const aggregationCases: readonly WrittenCase[] = [
  {
    rule: '$group puts null and missing into one group',
    source: '$group, Group by Null',
    documents: [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }],
    command: aggregate({ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { _id: 1 } }),
    found: [
      { _id: null, n: 2 },
      { _id: 1, n: 1 },
    ],
  },
  {
    rule: '$sum leaves out what is no number and keeps the widest type',
    source: '$sum, Result Data Type',
    documents: SALES,
    command: aggregate({ $group: { _id: null, q: { $sum: '$qty' }, i: { $sum: '$item' } } }),
    found: [{ _id: null, q: Long.fromNumber(11), i: 0 }],
  },
  {
    rule: '$avg leaves out what is no number',
    source: '$avg, Behavior',
    documents: SALES,
    command: aggregate({ $group: { _id: null, p: { $avg: '$price' }, i: { $avg: '$item' } } }),
    found: [{ _id: null, p: new Double(2.75), i: null }],
  },
  {
    rule: '$min and $max leave out null and missing',
    source: '$max, Behavior',
    documents: SALES,
    command: aggregate({ $group: { _id: null, lo: { $min: '$price' }, hi: { $max: '$price' } } }),
    found: [{ _id: null, lo: new Double(1.5), hi: new Double(4) }],
  },
  {
    rule: '$first and $last take the sorted ends, null when missing',
    source: '$first, Missing Data',
    documents: SALES,
    command: aggregate(
      { $sort: { _id: 1 } },
      { $group: { _id: null, f: { $first: '$item' }, l: { $last: '$item' } } },
    ),
    found: [{ _id: null, f: 'a', l: null }],
  },
  {
    rule: '$push gathers in order and leaves the missing out',
    source: '$push (aggregation)',
    documents: SALES,
    command: aggregate({ $sort: { _id: 1 } }, { $group: { _id: null, all: { $push: '$item' } } }),
    found: [{ _id: null, all: ['a', 'b', 'a'] }],
  },
  {
    rule: '$unwind makes one document for each element and drops the empty',
    source: '$unwind, Unwind Array',
    documents: SALES,
    command: aggregate({ $sort: { _id: 1 } }, { $unwind: '$tags' }, { $project: { tags: 1 } }),
    found: [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 4, tags: 'z' },
    ],
  },
  {
    rule: '$unwind keeps the other fields',
    source: '$unwind, Unwind Array',
    documents: [{ _id: 1, a: [1], b: 2 }],
    command: aggregate({ $unwind: '$a' }),
    found: [{ _id: 1, a: 1, b: 2 }],
  },
  {
    rule: '$unwind can keep empty arrays and add the position',
    source: '$unwind, preserveNullAndEmptyArrays',
    documents: [{ _id: 1, a: ['x'] }, { _id: 2, a: [] }, { _id: 3 }],
    command: aggregate(
      { $sort: { _id: 1 } },
      { $unwind: { path: '$a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
    ),
    found: [
      { _id: 1, a: 'x', i: Long.fromNumber(0) },
      { _id: 2, i: null },
      { _id: 3, i: null },
    ],
  },
  {
    rule: '$count of nothing gives nothing',
    source: '$count, Behavior',
    documents: SALES,
    command: aggregate({ $match: { _id: 99 } }, { $count: 'n' }),
    found: [],
    differs: 'gives 0',
  },
  {
    rule: '$count counts',
    source: '$count, Example',
    documents: SALES,
    command: aggregate({ $match: { item: 'a' } }, { $count: 'n' }),
    found: [{ n: 2 }],
  },
  {
    rule: '$project renames by a path',
    source: '$project, Include Computed Fields',
    documents: PRODUCT,
    command: aggregate({ $project: { height: '$size.h' } }),
    found: [{ _id: 1, height: 1 }],
  },
  {
    rule: '$limit must be positive',
    source: '$limit, Behavior',
    documents: SALES,
    command: aggregate({ $limit: 0 }),
    code: 15958,
  },
  {
    rule: 'an unknown stage is an error',
    source: 'Aggregation Stages',
    documents: SALES,
    command: aggregate({ $foo: {} }),
    code: 40324,
  },
  {
    rule: 'a stage has one field',
    source: 'Aggregation Stages',
    documents: SALES,
    command: aggregate({ $match: {}, $limit: 1 }),
    code: 40323,
  },
  {
    rule: '$group needs an _id',
    source: '$group, Syntax',
    documents: SALES,
    command: aggregate({ $group: { n: { $sum: 1 } } }),
    code: 15955,
  },
  {
    rule: 'an unknown accumulator is an error',
    source: '$group, Accumulator Operator',
    documents: SALES,
    command: aggregate({ $group: { _id: null, n: { $foo: 1 } } }),
    code: 15952,
  },
];

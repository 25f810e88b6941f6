import type { Document } from '../command.ts';
import { find, cases } from './case.ts';

const NULLS: Document[] = [
  { _id: 'null', a: null },
  { _id: 'missing' },
  { _id: 'value', a: 1 },
  { _id: 'array', a: [1, null] },
  { _id: 'empty', a: [] },
  { _id: 'nested', a: [[null]] },
];
const withoutNested = NULLS.slice(0, -1);

const ARRAYS: Document[] = [
  { _id: 1, tags: ['red', 'blank'], dim: [14, 21] },
  { _id: 2, tags: ['blank', 'red'], dim: [14] },
  { _id: 3, tags: ['red'], dim: [10, 30] },
  { _id: 4, tags: 'red', dim: 16 },
];

const INVENTORY: Document[] = [
  {
    _id: 1,
    stock: [
      { store: 'A', qty: 5 },
      { store: 'C', qty: 15 },
    ],
  },
  { _id: 2, stock: [{ store: 'C', qty: 5 }] },
  {
    _id: 3,
    stock: [
      { store: 'A', qty: 60 },
      { store: 'B', qty: 15 },
    ],
  },
];

const NULL_PAGE = 'Query for Null or Missing Fields';
const ARRAY_PAGE = 'Query an Array';
const EMBEDDED_PAGE = 'Query an Array of Embedded Documents';
const BRACKETS = 'Comparison/Sort Order, type bracketing';

export const arrayFilterCases = [
  ...cases(withoutNested, {
    [`equality with null finds null and missing, and an array that holds null (${NULL_PAGE}, Equality Filter)`]:
      [find({ a: null }), { ids: ['null', 'missing', 'array'] }],
    [`$ne null finds what has a value (${NULL_PAGE}, Non-Equality Filter)`]: [
      find({ a: { $ne: null } }),
      { ids: ['value', 'empty'] },
    ],
    [`$type null finds no missing field (${NULL_PAGE}, Type Check)`]: [
      find({ a: { $type: 10 } }),
      { ids: ['null', 'array'] },
    ],
    [`$exists false finds the missing field only (${NULL_PAGE}, Existence Check)`]: [
      find({ a: { $exists: false } }),
      { ids: ['missing'] },
    ],
    '$exists true finds null ($exists, Behavior)': [
      find({ a: { $exists: true } }),
      { ids: ['null', 'value', 'array', 'empty'] },
    ],
    '$in with null finds missing ($in, Syntax)': [
      find({ a: { $in: [null, 7] } }),
      { ids: ['null', 'missing', 'array'] },
    ],
    '$nin finds what lacks the field ($nin, Behavior)': [
      find({ a: { $nin: [1] } }),
      { ids: ['null', 'missing', 'empty'] },
    ],
    [`$gte null finds null and missing (${BRACKETS})`]: [
      find({ a: { $gte: null } }),
      { ids: ['null', 'missing', 'array'] },
    ],
    '$not finds what lacks the field ($not, Behavior)': [
      find({ a: { $not: { $gt: 0 } } }),
      { ids: ['null', 'missing', 'empty'] },
    ],
  }),
  ...cases(NULLS, {
    [`an array inside an array is not looked into (${ARRAY_PAGE}, Match an Array)`]: [
      find({ a: null }),
      { ids: ['null', 'missing', 'array'] },
    ],
  }),
  ...cases(ARRAYS, {
    [`an array is equal element by element in order (${ARRAY_PAGE}, Match an Array)`]: [
      find({ tags: ['red', 'blank'] }),
      { ids: [1] },
    ],
    [`$all asks for the members in any order (${ARRAY_PAGE}, Match an Array)`]: [
      find({ tags: { $all: ['red', 'blank'] } }),
      { ids: [1, 2] },
    ],
    '$all with one member is equality ($all, Behavior)': [
      find({ tags: { $all: ['red'] } }),
      { ids: [1, 2, 3, 4] },
    ],
    '$all of nothing finds nothing ($all, Behavior)': [find({ tags: { $all: [] } }), { ids: [] }],
    [`a value finds the arrays that hold it (${ARRAY_PAGE}, Query an Array for an Element)`]: [
      find({ tags: 'red' }),
      { ids: [1, 2, 3, 4] },
    ],
    [`two conditions may be met by two elements (${ARRAY_PAGE}, Compound Filter Conditions)`]: [
      find({ dim: { $gt: 15, $lt: 20 } }),
      { ids: [1, 3, 4] },
    ],
    [`$elemMatch asks one element for all conditions (${ARRAY_PAGE}, $elemMatch)`]: [
      find({ dim: { $elemMatch: { $gt: 12, $lt: 20 } } }),
      { ids: [1, 2] },
    ],
    [`a number names an element (${ARRAY_PAGE}, Query for an Element by the Array Index Position)`]: [
      find({ 'dim.1': { $gt: 25 } }),
      { ids: [3] },
    ],
    [`$size counts elements and finds arrays only (${ARRAY_PAGE}, Query an Array by Array Length)`]: [
      find({ tags: { $size: 1 } }),
      { ids: [3] },
    ],
  }),
  ...cases(INVENTORY, {
    [`a whole document is equal with its fields in order (${EMBEDDED_PAGE}, Query for a Document Nested in an Array)`]:
      [find({ stock: { qty: 5, store: 'A' } }), { ids: [] }],
    [`a whole document finds an array that holds it (${EMBEDDED_PAGE}, Query for a Document Nested in an Array)`]:
      [find({ stock: { store: 'A', qty: 5 } }), { ids: [1] }],
    [`a dotted path looks into every document of an array (${EMBEDDED_PAGE}, Query Condition on a Field)`]: [
      find({ 'stock.qty': { $lte: 5 } }),
      { ids: [1, 2] },
    ],
    [`conditions on two dotted paths may be met by two documents (${EMBEDDED_PAGE}, Combination of Elements)`]:
      [find({ 'stock.qty': 5, 'stock.store': 'A' }), { ids: [1] }],
    [`$elemMatch asks one document for all fields (${EMBEDDED_PAGE}, A Single Nested Document Meets Multiple Query Conditions)`]:
      [find({ stock: { $elemMatch: { qty: 15, store: 'A' } } }), { ids: [] }],
  }),
];

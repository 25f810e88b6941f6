import type { Document } from '../command.ts';
import { find, type WrittenCase } from './case.ts';

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

export const arrayFilterCases: readonly WrittenCase[] = [
  {
    rule: 'equality with null finds null and missing, and an array that holds null',
    source: `${NULL_PAGE}, Equality Filter`,
    documents: withoutNested,
    command: find({ a: null }),
    ids: ['null', 'missing', 'array'],
  },
  {
    rule: 'an array inside an array is not looked into',
    source: `${ARRAY_PAGE}, Match an Array`,
    documents: NULLS,
    command: find({ a: null }),
    ids: ['null', 'missing', 'array'],
  },
  {
    rule: '$ne null finds what has a value',
    source: `${NULL_PAGE}, Non-Equality Filter`,
    documents: withoutNested,
    command: find({ a: { $ne: null } }),
    ids: ['value', 'empty'],
  },
  {
    rule: '$type null finds no missing field',
    source: `${NULL_PAGE}, Type Check`,
    documents: withoutNested,
    command: find({ a: { $type: 10 } }),
    ids: ['null', 'array'],
  },
  {
    rule: '$exists false finds the missing field only',
    source: `${NULL_PAGE}, Existence Check`,
    documents: withoutNested,
    command: find({ a: { $exists: false } }),
    ids: ['missing'],
  },
  {
    rule: '$exists true finds null',
    source: '$exists, Behavior',
    documents: withoutNested,
    command: find({ a: { $exists: true } }),
    ids: ['null', 'value', 'array', 'empty'],
  },
  {
    rule: '$in with null finds missing',
    source: '$in, Syntax',
    documents: withoutNested,
    command: find({ a: { $in: [null, 7] } }),
    ids: ['null', 'missing', 'array'],
  },
  {
    rule: '$nin finds what lacks the field',
    source: '$nin, Behavior',
    documents: withoutNested,
    command: find({ a: { $nin: [1] } }),
    ids: ['null', 'missing', 'empty'],
  },
  {
    rule: '$gte null finds null and missing',
    source: BRACKETS,
    documents: withoutNested,
    command: find({ a: { $gte: null } }),
    ids: ['null', 'missing', 'array'],
  },
  {
    rule: '$not finds what lacks the field',
    source: '$not, Behavior',
    documents: withoutNested,
    command: find({ a: { $not: { $gt: 0 } } }),
    ids: ['null', 'missing', 'empty'],
  },
  {
    rule: 'an array is equal element by element in order',
    source: `${ARRAY_PAGE}, Match an Array`,
    documents: ARRAYS,
    command: find({ tags: ['red', 'blank'] }),
    ids: [1],
  },
  {
    rule: '$all asks for the members in any order',
    source: `${ARRAY_PAGE}, Match an Array`,
    documents: ARRAYS,
    command: find({ tags: { $all: ['red', 'blank'] } }),
    ids: [1, 2],
  },
  {
    rule: '$all with one member is equality',
    source: '$all, Behavior',
    documents: ARRAYS,
    command: find({ tags: { $all: ['red'] } }),
    ids: [1, 2, 3, 4],
  },
  {
    rule: '$all of nothing finds nothing',
    source: '$all, Behavior',
    documents: ARRAYS,
    command: find({ tags: { $all: [] } }),
    ids: [],
  },
  {
    rule: 'a value finds the arrays that hold it',
    source: `${ARRAY_PAGE}, Query an Array for an Element`,
    documents: ARRAYS,
    command: find({ tags: 'red' }),
    ids: [1, 2, 3, 4],
  },
  {
    rule: 'two conditions may be met by two elements',
    source: `${ARRAY_PAGE}, Compound Filter Conditions`,
    documents: ARRAYS,
    command: find({ dim: { $gt: 15, $lt: 20 } }),
    ids: [1, 3, 4],
  },
  {
    rule: '$elemMatch asks one element for all conditions',
    source: `${ARRAY_PAGE}, $elemMatch`,
    documents: ARRAYS,
    command: find({ dim: { $elemMatch: { $gt: 12, $lt: 20 } } }),
    ids: [1, 2],
  },
  {
    rule: 'a number names an element',
    source: `${ARRAY_PAGE}, Query for an Element by the Array Index Position`,
    documents: ARRAYS,
    command: find({ 'dim.1': { $gt: 25 } }),
    ids: [3],
  },
  {
    rule: '$size counts elements and finds arrays only',
    source: `${ARRAY_PAGE}, Query an Array by Array Length`,
    documents: ARRAYS,
    command: find({ tags: { $size: 1 } }),
    ids: [3],
  },
  {
    rule: 'a whole document is equal with its fields in order',
    source: `${EMBEDDED_PAGE}, Query for a Document Nested in an Array`,
    documents: INVENTORY,
    command: find({ stock: { qty: 5, store: 'A' } }),
    ids: [],
  },
  {
    rule: 'a whole document finds an array that holds it',
    source: `${EMBEDDED_PAGE}, Query for a Document Nested in an Array`,
    documents: INVENTORY,
    command: find({ stock: { store: 'A', qty: 5 } }),
    ids: [1],
  },
  {
    rule: 'a dotted path looks into every document of an array',
    source: `${EMBEDDED_PAGE}, Query Condition on a Field`,
    documents: INVENTORY,
    command: find({ 'stock.qty': { $lte: 5 } }),
    ids: [1, 2],
  },
  {
    rule: 'conditions on two dotted paths may be met by two documents',
    source: `${EMBEDDED_PAGE}, Combination of Elements`,
    documents: INVENTORY,
    command: find({ 'stock.qty': 5, 'stock.store': 'A' }),
    ids: [1],
  },
  {
    rule: '$elemMatch asks one document for all fields',
    source: `${EMBEDDED_PAGE}, A Single Nested Document Meets Multiple Query Conditions`,
    documents: INVENTORY,
    command: find({ stock: { $elemMatch: { qty: 15, store: 'A' } } }),
    ids: [],
  },
];

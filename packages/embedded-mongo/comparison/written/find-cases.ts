import { Binary, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Document } from '../command.ts';
import { COLLECTION, find, type WrittenCase } from './case.ts';

const TYPES: Document[] = [
  { _id: 'timestamp', a: new Timestamp({ t: 1, i: 1 }) },
  { _id: 'date', a: new Date(0) },
  { _id: 'bool', a: false },
  { _id: 'objectId', a: new ObjectId('000000000000000000000001') },
  { _id: 'binary', a: new Binary(Uint8Array.of(1)) },
  { _id: 'object', a: { b: 1 } },
  { _id: 'string', a: 'a' },
  { _id: 'number', a: 1 },
  { _id: 'null', a: null },
  { _id: 'empty', a: [] },
];
const ORDER = [
  'empty',
  'null',
  'number',
  'string',
  'object',
  'binary',
  'objectId',
  'bool',
  'date',
  'timestamp',
];
const EXTREMES: Document[] = [
  { _id: 1, a: 5 },
  { _id: 2, a: new MaxKey() },
  { _id: 3, a: new MinKey() },
];
const SCORES: Document[] = [
  { _id: 1, a: [1, 9] },
  { _id: 2, a: [3, 4] },
  { _id: 3, a: 5 },
];
const PRODUCT: Document[] = [
  { _id: 1, name: 'x', size: { h: 1, w: 2 }, parts: [{ n: 1, m: 2 }, { n: 3 }, 7] },
];
const COMPARE = 'Comparison/Sort Order';
const PROJECTION = 'Project Fields to Return from Query';

export const findCases: readonly WrittenCase[] = [
  {
    rule: 'the types sort in their order',
    source: COMPARE,
    documents: TYPES,
    command: find({}, { sort: { a: 1, _id: 1 } }),
    ids: ORDER,
  },
  {
    rule: 'the types sort backwards',
    source: COMPARE,
    documents: TYPES,
    command: find({}, { sort: { a: -1, _id: 1 } }),
    ids: [...ORDER].reverse(),
    differs: 'sorts an empty array with null',
  },
  {
    rule: 'MinKey comes first and MaxKey last',
    source: COMPARE,
    documents: EXTREMES,
    command: find({}, { sort: { a: 1, _id: 1 } }),
    ids: [3, 1, 2],
  },
  {
    rule: 'an array sorts upwards by its least element',
    source: `${COMPARE}, Arrays`,
    documents: SCORES,
    command: find({}, { sort: { a: 1, _id: 1 } }),
    ids: [1, 2, 3],
  },
  {
    rule: 'an array sorts downwards by its greatest element',
    source: `${COMPARE}, Arrays`,
    documents: SCORES,
    command: find({}, { sort: { a: -1, _id: 1 } }),
    ids: [1, 3, 2],
  },
  {
    rule: 'null and missing sort alike',
    source: `${COMPARE}, Non-existent Fields`,
    documents: [{ _id: 2 }, { _id: 1, a: null }, { _id: 3, a: null }],
    command: find({}, { sort: { a: 1, _id: 1 } }),
    ids: [1, 2, 3],
  },
  {
    rule: 'a dotted path through an array of scalars sorts as missing',
    source: `${COMPARE}, Non-existent Fields`,
    documents: [{ _id: 1 }, { _id: 2, a: [1] }, { _id: 3, a: { b: null } }],
    command: find({}, { sort: { 'a.b': 1, _id: 1 } }),
    ids: [1, 2, 3],
  },
  {
    rule: 'a dotted path sorts by the least of an array of documents',
    source: `${COMPARE}, Arrays`,
    documents: [
      { _id: 1, a: [{ b: 5 }, { b: 2 }] },
      { _id: 2, a: { b: 3 } },
    ],
    command: find({}, { sort: { 'a.b': 1, _id: 1 } }),
    ids: [1, 2],
  },
  {
    rule: 'skip and limit cut the sorted list',
    source: 'cursor.skip(), Pagination',
    documents: SCORES,
    command: find({}, { sort: { _id: -1 }, skip: 1, limit: 1 }),
    ids: [2],
  },
  {
    rule: 'a sort direction is 1 or -1',
    source: 'cursor.sort(), Ascending/Descending Sort',
    documents: SCORES,
    command: find({}, { sort: { a: 2 } }),
    code: 15975,
    differs: 'returns another code',
  },
  {
    rule: 'an inclusion keeps the _id',
    source: `${PROJECTION}, Return the Specified Fields and the _id Field Only`,
    documents: PRODUCT,
    command: find({}, { projection: { name: 1 } }),
    found: [{ _id: 1, name: 'x' }],
  },
  {
    rule: 'an inclusion may leave the _id out',
    source: `${PROJECTION}, Suppress _id Field`,
    documents: PRODUCT,
    command: find({}, { projection: { name: 1, _id: 0 } }),
    found: [{ name: 'x' }],
  },
  {
    rule: 'an exclusion keeps the rest',
    source: `${PROJECTION}, Return All But the Excluded Fields`,
    documents: PRODUCT,
    command: find({}, { projection: { parts: 0, 'size.h': 0 } }),
    found: [{ _id: 1, name: 'x', size: { w: 2 } }],
  },
  {
    rule: 'a dotted inclusion looks into an array of documents',
    source: `${PROJECTION}, Projection on Embedded Documents in an Array`,
    documents: PRODUCT,
    command: find({}, { projection: { 'parts.n': 1 } }),
    found: [{ _id: 1, parts: [{ n: 1 }, { n: 3 }] }],
  },
  {
    rule: 'a dotted exclusion leaves scalars of an array alone',
    source: `${PROJECTION}, Projection on Embedded Documents in an Array`,
    documents: PRODUCT,
    command: find({}, { projection: { name: 0, size: 0, 'parts.n': 0 } }),
    found: [{ _id: 1, parts: [{ m: 2 }, {}, 7] }],
  },
  {
    rule: 'inclusion and exclusion do not mix',
    source: '$project, Restrictions',
    documents: PRODUCT,
    command: find({}, { projection: { name: 1, size: 0 } }),
    code: 31254,
  },
  {
    rule: 'exclusion and inclusion do not mix',
    source: '$project, Restrictions',
    documents: PRODUCT,
    command: find({}, { projection: { name: 0, size: 1 } }),
    code: 31253,
    differs: 'returns the code of an exclusion in an inclusion, 31254',
  },
  {
    rule: 'paths of a projection do not collide',
    source: 'Project Fields, Path Collision',
    documents: PRODUCT,
    command: find({}, { projection: { size: 1, 'size.h': 1 } }),
    code: 31249,
  },
  {
    rule: 'count applies skip and limit',
    source: 'count (command)',
    documents: SCORES,
    command: { count: COLLECTION, query: {}, skip: 1, limit: 1 },
    reply: { n: 1 },
  },
  {
    rule: 'distinct takes arrays apart',
    source: 'distinct, Array Fields',
    documents: [{ _id: 1, a: [1, 2] }, { _id: 2, a: 2 }, { _id: 3 }, { _id: 4, a: null }],
    command: { distinct: COLLECTION, key: 'a' },
    values: [1, 2, null],
  },
];

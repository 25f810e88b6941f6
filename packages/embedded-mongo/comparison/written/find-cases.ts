import { Binary, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Document } from '../command.ts';
import { COLLECTION, find, cases } from './case.ts';

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

export const findCases = [
  ...cases(TYPES, {
    [`the types sort in their order (${COMPARE})`]: [find({}, { sort: { a: 1, _id: 1 } }), { ids: ORDER }],
    [`the types sort backwards (${COMPARE})`]: [
      find({}, { sort: { a: -1, _id: 1 } }),
      { ids: [...ORDER].reverse(), differs: 'sorts an empty array with null' },
    ],
  }),
  ...cases(EXTREMES, {
    [`MinKey comes first and MaxKey last (${COMPARE})`]: [
      find({}, { sort: { a: 1, _id: 1 } }),
      { ids: [3, 1, 2] },
    ],
  }),
  ...cases(SCORES, {
    [`an array sorts upwards by its least element (${COMPARE}, Arrays)`]: [
      find({}, { sort: { a: 1, _id: 1 } }),
      { ids: [1, 2, 3] },
    ],
    [`an array sorts downwards by its greatest element (${COMPARE}, Arrays)`]: [
      find({}, { sort: { a: -1, _id: 1 } }),
      { ids: [1, 3, 2] },
    ],
    'skip and limit cut the sorted list (cursor.skip(), Pagination)': [
      find({}, { sort: { _id: -1 }, skip: 1, limit: 1 }),
      { ids: [2] },
    ],
    'a sort direction is 1 or -1 (cursor.sort(), Ascending/Descending Sort)': [
      find({}, { sort: { a: 2 } }),
      { code: 15975, differs: 'returns another code' },
    ],
    'count applies skip and limit (count (command))': [
      { count: COLLECTION, query: {}, skip: 1, limit: 1 },
      { reply: { n: 1 } },
    ],
  }),
  ...cases([{ _id: 2 }, { _id: 1, a: null }, { _id: 3, a: null }], {
    [`null and missing sort alike (${COMPARE}, Non-existent Fields)`]: [
      find({}, { sort: { a: 1, _id: 1 } }),
      { ids: [1, 2, 3] },
    ],
  }),
  ...cases([{ _id: 1 }, { _id: 2, a: [1] }, { _id: 3, a: { b: null } }], {
    [`a dotted path through an array of scalars sorts as missing (${COMPARE}, Non-existent Fields)`]: [
      find({}, { sort: { 'a.b': 1, _id: 1 } }),
      { ids: [1, 2, 3] },
    ],
  }),
  ...cases(
    [
      { _id: 1, a: [{ b: 5 }, { b: 2 }] },
      { _id: 2, a: { b: 3 } },
    ],
    {
      [`a dotted path sorts by the least of an array of documents (${COMPARE}, Arrays)`]: [
        find({}, { sort: { 'a.b': 1, _id: 1 } }),
        { ids: [1, 2] },
      ],
    },
  ),
  ...cases(PRODUCT, {
    [`an inclusion keeps the _id (${PROJECTION}, Return the Specified Fields and the _id Field Only)`]: [
      find({}, { projection: { name: 1 } }),
      { found: [{ _id: 1, name: 'x' }] },
    ],
    [`an inclusion may leave the _id out (${PROJECTION}, Suppress _id Field)`]: [
      find({}, { projection: { name: 1, _id: 0 } }),
      { found: [{ name: 'x' }] },
    ],
    [`an exclusion keeps the rest (${PROJECTION}, Return All But the Excluded Fields)`]: [
      find({}, { projection: { parts: 0, 'size.h': 0 } }),
      { found: [{ _id: 1, name: 'x', size: { w: 2 } }] },
    ],
    [`a dotted inclusion looks into an array of documents (${PROJECTION}, Projection on Embedded Documents in an Array)`]:
      [find({}, { projection: { 'parts.n': 1 } }), { found: [{ _id: 1, parts: [{ n: 1 }, { n: 3 }] }] }],
    [`a dotted exclusion leaves scalars of an array alone (${PROJECTION}, Projection on Embedded Documents in an Array)`]:
      [
        find({}, { projection: { name: 0, size: 0, 'parts.n': 0 } }),
        { found: [{ _id: 1, parts: [{ m: 2 }, {}, 7] }] },
      ],
    'inclusion and exclusion do not mix ($project, Restrictions)': [
      find({}, { projection: { name: 1, size: 0 } }),
      { code: 31254 },
    ],
    'exclusion and inclusion do not mix ($project, Restrictions)': [
      find({}, { projection: { name: 0, size: 1 } }),
      { code: 31253, differs: 'returns the code of an exclusion in an inclusion, 31254' },
    ],
    'paths of a projection do not collide (Project Fields, Path Collision)': [
      find({}, { projection: { size: 1, 'size.h': 1 } }),
      { code: 31249 },
    ],
  }),
  ...cases([{ _id: 1, a: [1, 2] }, { _id: 2, a: 2 }, { _id: 3 }, { _id: 4, a: null }], {
    'distinct takes arrays apart (distinct, Array Fields)': [
      { distinct: COLLECTION, key: 'a' },
      { values: [1, 2, null] },
    ],
  }),
];

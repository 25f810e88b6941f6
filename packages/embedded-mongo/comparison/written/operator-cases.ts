import { BSONRegExp, Double, Long } from 'bson';
import type { Document } from '../command.ts';
import { find, type WrittenCase } from './case.ts';

const ARRAYS: Document[] = [
  { _id: 1, tags: ['red', 'blank'], dim: [14, 21] },
  { _id: 2, tags: ['blank', 'red'], dim: [14] },
  { _id: 3, tags: ['red'], dim: [10, 30] },
  { _id: 4, tags: 'red', dim: 16 },
];

const MIXED: Document[] = [
  { _id: 1, a: 1 },
  { _id: 2, a: '1' },
  { _id: 3, a: true },
  { _id: 4, a: new Date(1) },
  { _id: 5, a: Long.fromNumber(1) },
  { _id: 6, a: new Double(1.5) },
  { _id: 7, a: { b: 1 } },
  { _id: 8 },
];

const BRACKETS = 'Comparison/Sort Order, type bracketing';

export const operatorCases: readonly WrittenCase[] = [
  {
    rule: 'numbers of every type are equal by value',
    source: BRACKETS,
    documents: MIXED,
    command: find({ a: 1 }),
    ids: [1, 5],
  },
  {
    rule: 'an ordering looks at its own type only',
    source: BRACKETS,
    documents: MIXED,
    command: find({ a: { $gt: 0 } }),
    ids: [1, 5, 6],
  },
  {
    rule: 'a string is not a number',
    source: BRACKETS,
    documents: MIXED,
    command: find({ a: { $gte: '0' } }),
    ids: [2],
  },
  {
    rule: '$type number finds every type of number',
    source: '$type, Available Types',
    documents: MIXED,
    command: find({ a: { $type: 'number' } }),
    ids: [1, 5, 6],
  },
  {
    rule: '$type takes a list',
    source: '$type, Querying by Multiple Data Types',
    documents: MIXED,
    command: find({ a: { $type: ['string', 'bool'] } }),
    ids: [2, 3],
  },
  {
    rule: '$mod finds the remainder',
    source: '$mod, Examples',
    documents: [
      { _id: 1, a: 0 },
      { _id: 2, a: 5 },
      { _id: 3, a: 12 },
      { _id: 4, a: 'x' },
    ],
    command: find({ a: { $mod: [4, 0] } }),
    ids: [1, 3],
  },
  {
    rule: '$mod does not round a long',
    source: '$mod, Behavior',
    documents: [{ _id: 1, a: Long.fromString('9007199254740993') }],
    command: find({ a: { $mod: [3, 0] } }),
    ids: [1],
  },
  {
    rule: 'longs above 2^53 are compared exactly',
    source: BRACKETS,
    documents: [
      { _id: 1, a: Long.fromString('9007199254740993') },
      { _id: 2, a: Long.fromString('9007199254740992') },
    ],
    command: find({ a: Long.fromString('9007199254740993') }),
    ids: [1],
  },
  {
    rule: '$regex i ignores case',
    source: '$regex, $options',
    documents: MIXED.concat({ _id: 9, a: 'ABC' }),
    command: find({ a: { $regex: '^ab', $options: 'i' } }),
    ids: [9],
  },
  {
    rule: '$regex m lets ^ match at each line',
    source: '$regex, Multiline Match',
    documents: [
      { _id: 1, a: 'x\nSAT' },
      { _id: 2, a: 'xSAT' },
    ],
    command: find({ a: { $regex: '^S', $options: 'm' } }),
    ids: [1],
  },
  {
    rule: '$regex s lets a dot match a new line',
    source: '$regex, Use the . Dot Character to Match New Line',
    documents: [{ _id: 1, a: 'm\nline' }],
    command: find({ a: { $regex: 'm.*line', $options: 's' } }),
    ids: [1],
  },
  {
    rule: '$in takes regular expressions',
    source: '$in, Use the $in Operator with a Regular Expression',
    documents: ARRAYS,
    command: find({ tags: { $in: [new BSONRegExp('^bl', ''), 'none'] } }),
    ids: [1, 2],
  },
  {
    rule: '$or finds what one clause finds',
    source: '$or, Behavior',
    documents: MIXED,
    command: find({ $or: [{ a: '1' }, { a: { $type: 'date' } }] }),
    ids: [2, 4],
  },
  {
    rule: '$nor finds what no clause finds, missing fields too',
    source: '$nor, Examples',
    documents: MIXED,
    command: find({ $nor: [{ a: { $type: 'number' } }, { a: { $type: 'string' } }] }),
    ids: [3, 4, 7, 8],
  },
  {
    rule: '$and needs clauses',
    source: '$and, Behavior',
    documents: MIXED,
    command: find({ $and: [] }),
    code: 2,
  },
  {
    rule: '$in needs an array',
    source: '$in, Syntax',
    documents: MIXED,
    command: find({ a: { $in: 1 } }),
    code: 2,
  },
  {
    rule: '$size may not be negative',
    source: '$size, Behavior',
    documents: MIXED,
    command: find({ a: { $size: -1 } }),
    code: 2,
  },
  {
    rule: '$mod by zero is an error',
    source: '$mod, Behavior',
    documents: MIXED,
    command: find({ a: { $mod: [0, 1] } }),
    code: 2,
  },
  {
    rule: 'an unknown operator is an error',
    source: 'Query Predicates',
    documents: MIXED,
    command: find({ a: { $foo: 1 } }),
    code: 2,
  },
  {
    rule: 'an unknown top-level operator is an error',
    source: 'Query Predicates',
    documents: MIXED,
    command: find({ $foo: [] }),
    code: 2,
  },
];

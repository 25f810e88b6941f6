import { BSONRegExp, Double, Long } from 'bson';
import type { Document } from '../command.ts';
import { find, cases } from './case.ts';

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

export const operatorCases = [
  ...cases(MIXED, {
    [`numbers of every type are equal by value (${BRACKETS})`]: [find({ a: 1 }), { ids: [1, 5] }],
    [`an ordering looks at its own type only (${BRACKETS})`]: [find({ a: { $gt: 0 } }), { ids: [1, 5, 6] }],
    [`a string is not a number (${BRACKETS})`]: [find({ a: { $gte: '0' } }), { ids: [2] }],
    '$type number finds every type of number ($type, Available Types)': [
      find({ a: { $type: 'number' } }),
      { ids: [1, 5, 6] },
    ],
    '$type takes a list ($type, Querying by Multiple Data Types)': [
      find({ a: { $type: ['string', 'bool'] } }),
      { ids: [2, 3] },
    ],
    '$or finds what one clause finds ($or, Behavior)': [
      find({ $or: [{ a: '1' }, { a: { $type: 'date' } }] }),
      { ids: [2, 4] },
    ],
    '$nor finds what no clause finds, missing fields too ($nor, Examples)': [
      find({ $nor: [{ a: { $type: 'number' } }, { a: { $type: 'string' } }] }),
      { ids: [3, 4, 7, 8] },
    ],
    '$and needs clauses ($and, Behavior)': [find({ $and: [] }), { code: 2 }],
    '$in needs an array ($in, Syntax)': [find({ a: { $in: 1 } }), { code: 2 }],
    '$size may not be negative ($size, Behavior)': [find({ a: { $size: -1 } }), { code: 2 }],
    '$mod by zero is an error ($mod, Behavior)': [find({ a: { $mod: [0, 1] } }), { code: 2 }],
    'an unknown operator is an error (Query Predicates)': [find({ a: { $foo: 1 } }), { code: 2 }],
    'an unknown top-level operator is an error (Query Predicates)': [find({ $foo: [] }), { code: 2 }],
  }),
  ...cases(
    [
      { _id: 1, a: 0 },
      { _id: 2, a: 5 },
      { _id: 3, a: 12 },
      { _id: 4, a: 'x' },
    ],
    {
      '$mod finds the remainder ($mod, Examples)': [find({ a: { $mod: [4, 0] } }), { ids: [1, 3] }],
    },
  ),
  ...cases([{ _id: 1, a: Long.fromString('9007199254740993') }], {
    '$mod does not round a long ($mod, Behavior)': [find({ a: { $mod: [3, 0] } }), { ids: [1] }],
  }),
  ...cases(
    [
      { _id: 1, a: Long.fromString('9007199254740993') },
      { _id: 2, a: Long.fromString('9007199254740992') },
    ],
    {
      [`longs above 2^53 are compared exactly (${BRACKETS})`]: [
        find({ a: Long.fromString('9007199254740993') }),
        { ids: [1] },
      ],
    },
  ),
  ...cases(MIXED.concat({ _id: 9, a: 'ABC' }), {
    '$regex i ignores case ($regex, $options)': [find({ a: { $regex: '^ab', $options: 'i' } }), { ids: [9] }],
  }),
  ...cases(
    [
      { _id: 1, a: 'x\nSAT' },
      { _id: 2, a: 'xSAT' },
    ],
    {
      '$regex m lets ^ match at each line ($regex, Multiline Match)': [
        find({ a: { $regex: '^S', $options: 'm' } }),
        { ids: [1] },
      ],
    },
  ),
  ...cases([{ _id: 1, a: 'm\nline' }], {
    '$regex s lets a dot match a new line ($regex, Use the . Dot Character to Match New Line)': [
      find({ a: { $regex: 'm.*line', $options: 's' } }),
      { ids: [1] },
    ],
  }),
  ...cases(ARRAYS, {
    '$in takes regular expressions ($in, Use the $in Operator with a Regular Expression)': [
      find({ tags: { $in: [new BSONRegExp('^bl', ''), 'none'] } }),
      { ids: [1, 2] },
    ],
  }),
];

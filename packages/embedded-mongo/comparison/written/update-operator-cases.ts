import { Double, Long } from 'bson';
import { update, type WrittenCase } from './case.ts';

const ONE = [{ _id: 1 }];
const FIELDS = [
  { _id: 1, a: 1, s: 'x', l: Long.fromNumber(1), d: new Double(0.5), arr: [1, 2, 3], o: { p: 1 } },
];
const errorsAt = (index: number, code: number) => ({ writeErrors: [{ index, code }] });
const writeErrorAt0 = (code: number) => errorsAt(0, code);
const LATE = { FerretDB: 'checks no operand before a document is found' };
const MAX_LONG = Long.fromString('9223372036854775807');

export const updateOperatorCases: readonly WrittenCase[] = [
  {
    rule: '$set makes the documents on the way',
    source: '$set, Set Fields in Embedded Documents',
    documents: ONE,
    command: update({ _id: 1 }, { $set: { 'a.b': 1 } }),
    after: [{ _id: 1, a: { b: 1 } }],
  },
  {
    rule: '$set of the same value modifies nothing',
    source: '$set, Behavior',
    documents: FIELDS,
    command: update({ _id: 1 }, { $set: { a: 1 } }),
    reply: { n: 1, nModified: 0 },
  },
  {
    rule: '$set adds fields in the order of their names',
    source: 'Update Operators, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $set: { c: 1, b: 2, a: 3 } }),
    after: [{ _id: 1, a: 3, b: 2, c: 1 }],
  },
  {
    rule: 'numeric names are set in numeric order',
    source: 'Update Operators, Behavior',
    documents: [{ _id: 1, o: {} }],
    command: update({ _id: 1 }, { $set: { 'o.b10': 1, 'o.a': 2 } }),
    after: [{ _id: 1, o: { a: 2, b10: 1 } }],
  },
  {
    rule: '$set beyond the end of an array fills up with null',
    source: '$set, Set Elements in Arrays',
    documents: [{ _id: 1, a: [0] }],
    command: update({ _id: 1 }, { $set: { 'a.3': 1 } }),
    after: [{ _id: 1, a: [0, null, null, 1] }],
  },
  {
    rule: '$set through a scalar is an error',
    source: '$set, Behavior',
    documents: FIELDS,
    command: update({ _id: 1 }, { $set: { 'a.b': 1 } }),
    reply: writeErrorAt0(28),
  },
  {
    rule: '$set through null is an error',
    source: '$set, Behavior',
    documents: [{ _id: 1, a: null }],
    command: update({ _id: 1 }, { $set: { 'a.b': 1 } }),
    reply: writeErrorAt0(28),
  },
  {
    rule: '$unset of an array element leaves null',
    source: '$unset, Behavior',
    documents: FIELDS,
    command: update({ _id: 1 }, { $unset: { 'arr.1': '', s: '', l: '', d: '', o: '' } }),
    after: [{ _id: 1, a: 1, arr: [1, null, 3] }],
    differs: { FerretDB: 'takes the element out' },
  },
  {
    rule: '$inc makes the missing field',
    source: '$inc, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $inc: { a: 2 } }),
    after: [{ _id: 1, a: 2 }],
  },
  {
    rule: '$inc keeps the wider type',
    source: '$inc, Behavior',
    documents: [{ _id: 1, i: 1, l: Long.fromNumber(1) }],
    command: update({ _id: 1 }, { $inc: { i: new Double(1.5), l: 1 } }),
    after: [{ _id: 1, i: new Double(2.5), l: Long.fromNumber(2) }],
  },
  {
    rule: '$inc past 32 bits makes a long',
    source: '$inc, Behavior',
    documents: [{ _id: 1, i: 2147483647 }],
    command: update({ _id: 1 }, { $inc: { i: 1 } }),
    after: [{ _id: 1, i: Long.fromString('2147483648') }],
  },
  {
    rule: '$inc past 64 bits is an error',
    source: '$inc, Behavior',
    documents: [{ _id: 1, l: MAX_LONG }],
    command: update({ _id: 1 }, { $inc: { l: 1 } }),
    reply: writeErrorAt0(2),
  },
  {
    rule: '$inc of null is an error',
    source: '$inc, Behavior',
    documents: [{ _id: 1, a: null }],
    command: update({ _id: 1 }, { $inc: { a: 1 } }),
    reply: writeErrorAt0(14),
  },
  {
    rule: '$inc by a string is an error though nothing is found',
    source: '$inc, Syntax',
    documents: [],
    command: update({ _id: 1 }, { $inc: { a: 'x' } }),
    reply: writeErrorAt0(14),
    differs: LATE,
  },
  {
    rule: '$mul of a missing field gives zero of its type',
    source: '$mul, Missing Field',
    documents: ONE,
    command: update({ _id: 1 }, { $mul: { a: Long.fromNumber(5), b: new Double(2) } }),
    after: [{ _id: 1, a: Long.fromNumber(0), b: new Double(0) }],
  },
  {
    rule: '$min and $max compare over types',
    source: '$min, Behavior',
    documents: [{ _id: 1, a: 'x', b: 5 }],
    command: update({ _id: 1 }, { $min: { a: 1 }, $max: { b: 'y' } }),
    after: [{ _id: 1, a: 1, b: 'y' }],
  },
  {
    rule: '$min and $max make the missing field',
    source: '$max, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $min: { a: 1 }, $max: { b: 2 } }),
    after: [{ _id: 1, a: 1, b: 2 }],
  },
  {
    rule: '$rename moves a field to the end',
    source: '$rename, Behavior',
    documents: [{ _id: 1, a: 1, b: 2 }],
    command: update({ _id: 1 }, { $rename: { a: 'c' } }),
    after: [{ _id: 1, b: 2, c: 1 }],
  },
  {
    rule: '$rename replaces what has the new name',
    source: '$rename, Behavior',
    documents: [{ _id: 1, a: 1, b: 2 }],
    command: update({ _id: 1 }, { $rename: { a: 'b' } }),
    after: [{ _id: 1, b: 1 }],
  },
  {
    rule: '$rename of nothing does nothing',
    source: '$rename, Behavior',
    documents: ONE,
    command: update({ _id: 1 }, { $rename: { a: 'b' } }),
    reply: { n: 1, nModified: 0 },
  },
  {
    rule: '$push makes the array and takes an array whole',
    source: '$push, Behavior',
    documents: [{ _id: 1, b: [] }],
    command: update({ _id: 1 }, { $push: { a: 1, b: [2] } }),
    after: [{ _id: 1, b: [[2]], a: [1] }],
    differs: { FerretDB: 'stores no array inside an array' },
  },
  {
    rule: '$push $each appends each',
    source: '$push, Append Multiple Values',
    documents: FIELDS,
    command: update({ _id: 1 }, { $push: { arr: { $each: [4, 5] } }, $unset: { s: 1, l: 1, d: 1, o: 1 } }),
    after: [{ _id: 1, a: 1, arr: [1, 2, 3, 4, 5] }],
  },
  {
    rule: '$push on a scalar is an error',
    source: '$push, Behavior',
    documents: FIELDS,
    command: update({ _id: 1 }, { $push: { a: 1 } }),
    reply: writeErrorAt0(2),
  },
  {
    rule: '$push on null is an error',
    source: '$push, Behavior',
    documents: [{ _id: 1, a: null }],
    command: update({ _id: 1 }, { $push: { a: 1 } }),
    reply: writeErrorAt0(2),
  },
  {
    rule: '$addToSet compares by value and by the order of fields',
    source: '$addToSet, Behavior',
    documents: [{ _id: 1, a: [1, { x: 1, y: 2 }] }],
    command: update({ _id: 1 }, { $addToSet: { a: { $each: [new Double(1), { y: 2, x: 1 }] } } }),
    after: [{ _id: 1, a: [1, { x: 1, y: 2 }, { y: 2, x: 1 }] }],
  },
  {
    rule: '$pull removes by value',
    source: '$pull, Remove All Items That Equal a Specified Value',
    documents: [{ _id: 1, a: ['x', 'y', 'x'] }],
    command: update({ _id: 1 }, { $pull: { a: 'x' } }),
    after: [{ _id: 1, a: ['y'] }],
  },
  {
    rule: '$pull removes by condition',
    source: '$pull, Remove All Items That Match a Specified Condition',
    documents: FIELDS,
    command: update({ _id: 1 }, { $pull: { arr: { $gte: 2 } }, $unset: { s: 1, l: 1, d: 1, o: 1 } }),
    after: [{ _id: 1, a: 1, arr: [1] }],
    differs: { FerretDB: 'takes the condition for a value' },
  },
  {
    rule: '$pull of documents asks for the named fields only',
    source: '$pull, Remove Items from an Array of Documents',
    documents: [
      {
        _id: 1,
        a: [
          { i: 'A', s: 5 },
          { i: 'B', s: 8, c: 1 },
        ],
      },
    ],
    command: update({ _id: 1 }, { $pull: { a: { s: 8, i: 'B' } } }),
    after: [{ _id: 1, a: [{ i: 'A', s: 5 }] }],
    differs: { FerretDB: 'asks for the whole document' },
  },
];

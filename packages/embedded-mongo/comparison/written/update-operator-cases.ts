import { Double, Long } from 'bson';
import { update, cases, writeErrorAt0 } from './case.ts';

const ONE = [{ _id: 1 }];
const FIELDS = [
  { _id: 1, a: 1, s: 'x', l: Long.fromNumber(1), d: new Double(0.5), arr: [1, 2, 3], o: { p: 1 } },
];
const MAX_LONG = Long.fromString('9223372036854775807');

export const updateOperatorCases = [
  ...cases(ONE, {
    '$set makes the documents on the way ($set, Set Fields in Embedded Documents)': [
      update({ _id: 1 }, { $set: { 'a.b': 1 } }),
      { after: [{ _id: 1, a: { b: 1 } }] },
    ],
    '$set adds fields in the order of their names (Update Operators, Behavior)': [
      update({ _id: 1 }, { $set: { c: 1, b: 2, a: 3 } }),
      { after: [{ _id: 1, a: 3, b: 2, c: 1 }], differs: 'adds them in the order of the update' },
    ],
    '$inc makes the missing field ($inc, Behavior)': [
      update({ _id: 1 }, { $inc: { a: 2 } }),
      { after: [{ _id: 1, a: 2 }] },
    ],
    '$mul of a missing field gives zero of its type ($mul, Missing Field)': [
      update({ _id: 1 }, { $mul: { a: Long.fromNumber(5), b: new Double(2) } }),
      { after: [{ _id: 1, a: Long.fromNumber(0), b: new Double(0) }] },
    ],
    '$min and $max make the missing field ($max, Behavior)': [
      update({ _id: 1 }, { $min: { a: 1 }, $max: { b: 2 } }),
      { after: [{ _id: 1, a: 1, b: 2 }] },
    ],
    '$rename of nothing does nothing ($rename, Behavior)': [
      update({ _id: 1 }, { $rename: { a: 'b' } }),
      { reply: { n: 1, nModified: 0 } },
    ],
  }),
  ...cases(FIELDS, {
    '$set of the same value modifies nothing ($set, Behavior)': [
      update({ _id: 1 }, { $set: { a: 1 } }),
      { reply: { n: 1, nModified: 0 } },
    ],
    '$set through a scalar is an error ($set, Behavior)': [
      update({ _id: 1 }, { $set: { 'a.b': 1 } }),
      { reply: writeErrorAt0(28) },
    ],
    '$unset of an array element leaves null ($unset, Behavior)': [
      update({ _id: 1 }, { $unset: { 'arr.1': '', s: '', l: '', d: '', o: '' } }),
      { after: [{ _id: 1, a: 1, arr: [1, null, 3] }] },
    ],
    '$push $each appends each ($push, Append Multiple Values)': [
      update({ _id: 1 }, { $push: { arr: { $each: [4, 5] } }, $unset: { s: 1, l: 1, d: 1, o: 1 } }),
      { after: [{ _id: 1, a: 1, arr: [1, 2, 3, 4, 5] }] },
    ],
    '$push on a scalar is an error ($push, Behavior)': [
      update({ _id: 1 }, { $push: { a: 1 } }),
      { reply: writeErrorAt0(2) },
    ],
    '$pull removes by condition ($pull, Remove All Items That Match a Specified Condition)': [
      update({ _id: 1 }, { $pull: { arr: { $gte: 2 } }, $unset: { s: 1, l: 1, d: 1, o: 1 } }),
      { after: [{ _id: 1, a: 1, arr: [1] }] },
    ],
  }),
  ...cases([{ _id: 1, o: {} }], {
    'numeric names are set in numeric order (Update Operators, Behavior)': [
      update({ _id: 1 }, { $set: { 'o.b10': 1, 'o.a': 2 } }),
      { after: [{ _id: 1, o: { a: 2, b10: 1 } }], differs: 'sets them in the order of the update' },
    ],
  }),
  ...cases([{ _id: 1, a: [0] }], {
    '$set beyond the end of an array fills up with null ($set, Set Elements in Arrays)': [
      update({ _id: 1 }, { $set: { 'a.3': 1 } }),
      { after: [{ _id: 1, a: [0, null, null, 1] }] },
    ],
  }),
  ...cases([{ _id: 1, a: null }], {
    '$set through null is an error ($set, Behavior)': [
      update({ _id: 1 }, { $set: { 'a.b': 1 } }),
      { reply: writeErrorAt0(28) },
    ],
    '$inc of null is an error ($inc, Behavior)': [
      update({ _id: 1 }, { $inc: { a: 1 } }),
      { reply: writeErrorAt0(14) },
    ],
    '$push on null is an error ($push, Behavior)': [
      update({ _id: 1 }, { $push: { a: 1 } }),
      { reply: writeErrorAt0(2) },
    ],
  }),
  ...cases([{ _id: 1, i: 1, l: Long.fromNumber(1) }], {
    '$inc keeps the wider type ($inc, Behavior)': [
      update({ _id: 1 }, { $inc: { i: new Double(1.5), l: 1 } }),
      { after: [{ _id: 1, i: new Double(2.5), l: Long.fromNumber(2) }] },
    ],
  }),
  ...cases([{ _id: 1, i: 2147483647 }], {
    '$inc past 32 bits makes a long ($inc, Behavior)': [
      update({ _id: 1 }, { $inc: { i: 1 } }),
      { after: [{ _id: 1, i: Long.fromString('2147483648') }] },
    ],
  }),
  ...cases([{ _id: 1, l: MAX_LONG }], {
    '$inc past 64 bits is an error ($inc, Behavior)': [
      update({ _id: 1 }, { $inc: { l: 1 } }),
      { reply: writeErrorAt0(2) },
    ],
  }),
  ...cases([], {
    '$inc by a string is an error though nothing is found ($inc, Syntax)': [
      update({ _id: 1 }, { $inc: { a: 'x' } }),
      { reply: writeErrorAt0(14), differs: 'checks no operand before a document is found' },
    ],
  }),
  ...cases([{ _id: 1, a: 'x', b: 5 }], {
    '$min and $max compare over types ($min, Behavior)': [
      update({ _id: 1 }, { $min: { a: 1 }, $max: { b: 'y' } }),
      { after: [{ _id: 1, a: 1, b: 'y' }] },
    ],
  }),
  ...cases([{ _id: 1, a: 1, b: 2 }], {
    '$rename moves a field to the end ($rename, Behavior)': [
      update({ _id: 1 }, { $rename: { a: 'c' } }),
      { after: [{ _id: 1, b: 2, c: 1 }] },
    ],
    '$rename replaces what has the new name ($rename, Behavior)': [
      update({ _id: 1 }, { $rename: { a: 'b' } }),
      { after: [{ _id: 1, b: 1 }] },
    ],
  }),
  ...cases([{ _id: 1, b: [] }], {
    '$push makes the array and takes an array whole ($push, Behavior)': [
      update({ _id: 1 }, { $push: { a: 1, b: [2] } }),
      { after: [{ _id: 1, b: [[2]], a: [1] }] },
    ],
  }),
  ...cases([{ _id: 1, a: [1, { x: 1, y: 2 }] }], {
    '$addToSet compares by value and by the order of fields ($addToSet, Behavior)': [
      update({ _id: 1 }, { $addToSet: { a: { $each: [new Double(1), { y: 2, x: 1 }] } } }),
      { after: [{ _id: 1, a: [1, { x: 1, y: 2 }, { y: 2, x: 1 }] }] },
    ],
  }),
  ...cases([{ _id: 1, a: ['x', 'y', 'x'] }], {
    '$pull removes by value ($pull, Remove All Items That Equal a Specified Value)': [
      update({ _id: 1 }, { $pull: { a: 'x' } }),
      { after: [{ _id: 1, a: ['y'] }] },
    ],
  }),
  ...cases(
    [
      {
        _id: 1,
        a: [
          { i: 'A', s: 5 },
          { i: 'B', s: 8, c: 1 },
        ],
      },
    ],
    {
      '$pull of documents asks for the named fields only ($pull, Remove Items from an Array of Documents)': [
        update({ _id: 1 }, { $pull: { a: { s: 8, i: 'B' } } }),
        { after: [{ _id: 1, a: [{ i: 'A', s: 5 }] }] },
      ],
    },
  ),
];

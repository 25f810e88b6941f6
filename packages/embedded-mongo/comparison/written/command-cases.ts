import { Double, Int32, Long } from 'bson';
import { COLLECTION, update, cases, writeErrorAt0, errorsAt } from './case.ts';

const ONE = [{ _id: 1 }];
const USERS = [
  { _id: 1, email: 'a', n: 1 },
  { _id: 2, email: 'b', n: 2 },
];
const UNIQUE = [{ key: { email: 1 }, name: 'email_1', unique: true }];
export const commandCases = [
  ...cases(
    USERS,
    {
      'an insert that meets a unique index returns 11000 (Unique Indexes)': [
        { insert: COLLECTION, documents: [{ _id: 3, email: 'a' }] },
        { reply: { n: 0, ...writeErrorAt0(11000) } },
      ],
      'an update that meets a unique index returns 11000 (Unique Indexes)': [
        update({ _id: 1 }, { $set: { email: 'b' } }),
        { reply: writeErrorAt0(11000) },
      ],
      'a findAndModify that meets a unique index returns 11000 (Unique Indexes)': [
        { findAndModify: COLLECTION, query: { _id: 1 }, update: { $set: { email: 'b' } } },
        { code: 11000 },
      ],
    },
    UNIQUE,
  ),
  ...cases(
    [{ _id: 1 }],
    {
      'a unique index takes one document without the field (Unique Indexes, Missing Document Field)': [
        { insert: COLLECTION, documents: [{ _id: 2 }] },
        { reply: writeErrorAt0(11000) },
      ],
    },
    UNIQUE,
  ),
  ...cases(
    [{ _id: 1, email: ['x', 'y'] }],
    {
      'a unique index takes each element of an array (Unique Indexes, Unique Constraint Across Separate Documents)':
        [{ insert: COLLECTION, documents: [{ _id: 2, email: 'y' }] }, { reply: writeErrorAt0(11000) }],
    },
    UNIQUE,
  ),
  ...cases(
    [],
    {
      'one document may hold an element twice (Unique Indexes, Unique Constraint Across Separate Documents)':
        [{ insert: COLLECTION, documents: [{ _id: 1, email: ['x', 'x'] }] }, { reply: { n: 1 } }],
    },
    UNIQUE,
  ),
  ...cases(
    USERS,
    {
      'a compound unique index holds the combination (Unique Indexes, Unique Compound Index)': [
        {
          insert: COLLECTION,
          documents: [
            { _id: 3, email: 'a', n: 2 },
            { _id: 4, email: 'a', n: 1 },
          ],
        },
        { reply: { n: 1, ...errorsAt(1, 11000) } },
      ],
    },
    [{ key: { email: 1, n: 1 }, name: 'pair', unique: true }],
  ),
  ...cases(
    [{ _id: 1, email: 1 }],
    {
      'a unique index compares numbers by value (Unique Indexes)': [
        { insert: COLLECTION, documents: [{ _id: 2, email: new Double(1) }] },
        { reply: writeErrorAt0(11000) },
      ],
    },
    UNIQUE,
  ),
  ...cases(ONE, {
    'an ordered insert stops at its first error (insert (command), ordered)': [
      { insert: COLLECTION, documents: [{ _id: 2 }, { _id: 1 }, { _id: 3 }] },
      { reply: { n: 1, ...errorsAt(1, 11000) }, after: [{ _id: 1 }, { _id: 2 }] },
    ],
    'an unordered insert goes on (insert (command), ordered)': [
      { insert: COLLECTION, documents: [{ _id: 2 }, { _id: 1 }, { _id: 3 }], ordered: false },
      { reply: { n: 2, ...errorsAt(1, 11000) }, after: [{ _id: 1 }, { _id: 2 }, { _id: 3 }] },
    ],
    'the drop of an index that is not there is an error (dropIndexes (command))': [
      { dropIndexes: COLLECTION, index: 'none' },
      { code: 27 },
    ],
  }),
  ...cases([], {
    'the _id is stored first (Documents, The _id Field)': [
      { insert: COLLECTION, documents: [{ a: 1, _id: 1 }] },
      { after: [{ _id: 1, a: 1 }] },
    ],
    'the _id is no array (Documents, The _id Field)': [
      { insert: COLLECTION, documents: [{ _id: [1] }] },
      { reply: { n: 0, writeErrors: [{ index: 0, code: 53 }] }, differs: 'returns code 2' },
    ],
    'findAndModify upserts and reports the id (findAndModify, Upsert)': [
      {
        findAndModify: COLLECTION,
        query: { _id: 9 },
        update: { $set: { n: 1 } },
        upsert: true,
        new: true,
      },
      {
        reply: {
          value: { _id: 9, n: 1 },
          lastErrorObject: { n: 1, updatedExisting: false, upserted: new Int32(9) },
        },
      },
    ],
    'an unknown command is an error (Database Commands)': [
      { fooBar: 1 },
      { code: 59, differs: 'returns code 115, not supported' },
    ],
    'a cursor that is not there is an error (getMore, Output)': [
      { getMore: Long.fromNumber(123456789), collection: COLLECTION },
      { code: 43 },
    ],
  }),
  ...cases(USERS, {
    'delete takes one or all (delete (command), limit)': [
      { delete: COLLECTION, deletes: [{ q: {}, limit: 0 }] },
      { reply: { n: 2 }, after: [] },
    ],
    'findAndModify returns the document as it was (findAndModify, new)': [
      { findAndModify: COLLECTION, query: {}, sort: { n: -1 }, update: { $inc: { n: 1 } } },
      { reply: { value: { _id: 2, email: 'b', n: 2 }, lastErrorObject: { n: 1, updatedExisting: true } } },
    ],
    'findAndModify returns the document as it is (findAndModify, new)': [
      { findAndModify: COLLECTION, query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true },
      { reply: { value: { _id: 1, email: 'a', n: 2 } } },
    ],
    'findAndModify of nothing returns null (findAndModify, Return Data)': [
      { findAndModify: COLLECTION, query: { _id: 9 }, update: { $inc: { n: 1 } } },
      { reply: { value: null, lastErrorObject: { n: 0, updatedExisting: false } } },
    ],
    'findAndModify of nothing removes nothing (findAndModify, Return Data)': [
      { findAndModify: COLLECTION, query: { _id: 9 }, remove: true },
      { reply: { value: null, lastErrorObject: { n: 0 } } },
    ],
    'findAndModify returns no document that it inserts (findAndModify, new)': [
      { findAndModify: COLLECTION, query: { _id: 9 }, update: { $set: { n: 1 } }, upsert: true },
      { reply: { value: null, lastErrorObject: { n: 1, updatedExisting: false, upserted: new Int32(9) } } },
    ],
    'findAndModify removes (findAndModify, remove)': [
      { findAndModify: COLLECTION, query: { _id: 1 }, remove: true },
      {
        reply: { value: { _id: 1, email: 'a', n: 1 }, lastErrorObject: { n: 1 } },
        after: [{ _id: 2, email: 'b', n: 2 }],
      },
    ],
    'findAndModify does not both remove and update (findAndModify, remove)': [
      { findAndModify: COLLECTION, query: { _id: 1 }, remove: true, update: { $set: { n: 1 } } },
      { code: 9 },
    ],
  }),
];

import { Schema, Types, model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, positionOf, rowOrder } from './row-order.ts';

const schema = new Schema({ at: Date, name: String, weight: Number, isLate: Boolean, tags: [String] });
const SampleModel = model('RowOrderSample', schema);
const order = rowOrder(SampleModel, { isLate: 1, at: 1, name: -1, weight: 1, _id: 1 });

const ID = '0123456789abcdef01234567';
const row = {
  _id: new Types.ObjectId(ID),
  at: new Date(5),
  name: 'Ñandú "😀"\n',
  weight: -0.5,
  isLate: false,
};

const cursorOf = (...values: unknown[]) =>
  Buffer.from(JSON.stringify([order.tag, ...values])).toString('base64url');

describe('a cursor', () => {
  it('has the sort values of its row, of any type', () => {
    const cursor = encodeCursor(order, positionOf(order, row));
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor(order, cursor)).toEqual([false, new Date(5), 'Ñandú "😀"\n', -0.5, ID]);
  });

  it('has null for a missing value', () => {
    const cursor = encodeCursor(order, positionOf(order, { _id: row._id, name: null, isLate: true }));
    expect(decodeCursor(order, cursor)).toEqual([true, null, null, null, ID]);
  });

  it.each([
    ['', 'nothing'],
    ['no cursor', 'a text'],
    [Buffer.from('[').toString('base64url'), 'half a value'],
    [Buffer.from('null').toString('base64url'), 'null'],
    [Buffer.from('{"0":1}').toString('base64url'), 'an object'],
    [`${cursorOf(false, 5, 'a', 1, ID)}=`, 'another spelling'],
    [cursorOf(false, 5, 'a', 1), 'too few values'],
    [cursorOf(false, 5, 'a', 1, ID, ID), 'too many values'],
    [cursorOf('false', 5, 'a', 1, ID), 'a text for a boolean'],
    [cursorOf(false, '5', 'a', 1, ID), 'a text for a date'],
    [cursorOf(false, 8_640_000_000_000_001, 'a', 1, ID), 'a date that does not exist'],
    [cursorOf(false, 5, { $gt: '' }, 1, ID), 'an operator'],
    [cursorOf(false, 5, 'a', '1', ID), 'a text for a number'],
    [cursorOf(false, 5, 'a', 1, 'x'), 'a malformed id'],
    [cursorOf(false, 5, 'a', 1, [ID]), 'a list'],
    [cursorOf(false, 5, 'a'.repeat(2_000), 1, ID), 'a text that no row has'],
  ])('like %j is rejected: %s', (cursor) => {
    expect(decodeCursor(order, cursor)).toBeNull();
  });

  it('of another order is rejected', () => {
    const others = [
      rowOrder(SampleModel, { isLate: 1, at: 1, name: 1, weight: 1, _id: 1 }),
      rowOrder(model('RowOrderOther', schema), { isLate: 1, at: 1, name: -1, weight: 1, _id: 1 }),
    ];
    for (const other of others) {
      expect(decodeCursor(order, encodeCursor(other, positionOf(other, row)))).toBeNull();
    }
  });
});

it('a list cannot be ordered by a field that no cursor can have', () => {
  expect(() => rowOrder(SampleModel, { tags: 1, _id: 1 })).toThrow(
    'RowOrderSample has no field tags of a kind that orders lists',
  );
});

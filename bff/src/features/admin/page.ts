import { messages } from '#domain/messages.ts';
import { wholeNumber } from '#domain/schema.ts';
import * as v from 'valibot';
import { badField, requireInput } from '../../input.ts';

const PAGE_SIZE = { default: 20, max: 100 } as const;

const pageSchema = v.object({
  first: v.nullish(wholeNumber({ min: 1, max: PAGE_SIZE.max }), PAGE_SIZE.default),
});

export const pageSize = (first: unknown) => requireInput(pageSchema, { first }).first;

const CURSOR = /^(\d{1,16}):([0-9a-f]{24})$/;

/** Opaque to clients: the sort key of the last row, so that no page depends on how many rows come before it. */
export const encodeCursor = (time: number, id: string) => Buffer.from(`${time}:${id}`).toString('base64url');

export const decodeCursor = (after: unknown) => {
  if (after === undefined || after === null) return null;
  const text = typeof after === 'string' ? Buffer.from(after, 'base64url').toString() : '';
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (!time || !id) throw badField('after', messages.invalidInput);
  return { time: Number(time), id };
};

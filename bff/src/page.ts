import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { wholeNumber } from '#domain/schema.ts';

const PAGE_SIZE = { default: 20, max: 100 } as const;
const CURSOR = /^(\d{1,16}):([0-9a-f]{24})$/;

/** Rows at most of one page: `first`. */
export const pageSizeSchema = v.nullish(wholeNumber({ min: 1, max: PAGE_SIZE.max }), PAGE_SIZE.default);

/** The sort key of the last row, so that no page depends on how many rows come before it. */
export type Cursor = { time: number; id: string };

/** Opaque to clients. */
export const encodeCursor = ({ time, id }: Cursor) => Buffer.from(`${time}:${id}`).toString('base64url');

const decodeCursor = (text: string): Cursor | null => {
  const [, time, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return time && id ? { time: Number(time), id } : null;
};

/** A cursor that an earlier page answered as `endCursor`: `after`. */
export const cursorSchema = v.pipe(
  v.nullish(v.string(messages.invalidInput)),
  v.rawTransform<string | null | undefined, Cursor | null>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === null || dataset.value === undefined) return null;
    const cursor = decodeCursor(dataset.value);
    if (cursor) return cursor;
    addIssue({ message: messages.invalidInput });
    return NEVER;
  }),
);

/** A cursor of a short list, which is a plain offset: `after`. */
export const offsetSchema = v.pipe(
  v.nullish(v.pipe(v.string(messages.invalidInput), v.regex(/^\d{1,6}$/, messages.invalidInput)), '0'),
  v.transform(Number),
);

import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { wholeNumber } from '#domain/schema.ts';
import { invalidField } from '../operation/input.ts';
import { decodeCursor, type Position, type RowOrder } from './row-order.ts';

export const PAGE_SIZE = { default: 20, max: 100 } as const;

const pageSize = v.nullish(wholeNumber({ min: 1, max: PAGE_SIZE.max }));

const cursorOf = <Document>(order: RowOrder<Document>) =>
  v.pipe(
    v.nullish(v.string(messages.invalidInput)),
    v.rawTransform<string | null | undefined, Position | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === null || dataset.value === undefined) return null;
      const position = decodeCursor(order, dataset.value);
      if (position) return position;
      addIssue({ message: messages.cursorUnknown });
      return NEVER;
    }),
  );

export const pageEntries = <Document>(order: RowOrder<Document>) => ({
  first: pageSize,
  after: v.optional(cursorOf(order)),
  last: pageSize,
  before: v.optional(cursorOf(order)),
});

export type PageInput = {
  first?: number | null | undefined;
  after?: Position | null | undefined;
  last?: number | null | undefined;
  before?: Position | null | undefined;
};

export type Page = { size: number; isBackward: boolean; position: Position | null };

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

export const pageOf = ({ first, after, last, before }: PageInput): Page => {
  const isForward = isGiven(first) || isGiven(after);
  const isBackward = isGiven(last) || isGiven(before);
  if (isForward && isBackward) {
    throw invalidField(isGiven(last) ? 'last' : 'before', { message: messages.pageDirections });
  }
  return {
    size: (isBackward ? last : first) ?? PAGE_SIZE.default,
    isBackward,
    position: (isBackward ? before : after) ?? null,
  };
};

const DAY_MINUTES = 1_440;

/** The hours that are always shown. */
const USUAL = { first: 8, last: 20 } as const;

export type Span<Item> = {
  item: Item;
  /** Minutes since midnight. */
  from: number;
  to: number;
};

export type LaidOut<Item> = Span<Item> & {
  /** Which of the columns beside each other, and of how many. */
  column: number;
  columns: number;
};

const overlapping = <Item>(spans: readonly Span<Item>[]): Span<Item>[][] => {
  const groups: Span<Item>[][] = [];
  let end = -1;
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const group = span.from < end ? groups.at(-1) : undefined;
    if (group) group.push(span);
    else groups.push([span]);
    end = group ? Math.max(end, span.to) : span.to;
  }
  return groups;
};

/** Classes at the same time stand side by side, each in the first free column. */
export const layOutSpans = <Item>(spans: readonly Span<Item>[]): LaidOut<Item>[] =>
  overlapping(spans).flatMap((group) => {
    const ends: number[] = [];
    const laidOut = group.map((span) => {
      const free = ends.findIndex((end) => end <= span.from);
      const column = free < 0 ? ends.length : free;
      ends[column] = span.to;
      return { ...span, column };
    });
    return laidOut.map((span) => ({ ...span, columns: ends.length }));
  });

/** How many classes stand beside each other; of more, the last column leads to the day. */
const MOST_COLUMNS = 3;

/** Those that are shown, and how many others begin at which time. */
export const limitColumns = <Item>(laidOut: readonly LaidOut<Item>[]) => {
  const isHidden = ({ column, columns }: LaidOut<Item>) =>
    columns > MOST_COLUMNS && column >= MOST_COLUMNS - 1;
  const shown = laidOut
    .filter((span) => !isHidden(span))
    .map((span) => ({ ...span, columns: Math.min(span.columns, MOST_COLUMNS) }));
  const more = overlapping(laidOut.filter(isHidden)).map((group) => ({
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
    items: group.map(({ item }) => item),
  }));
  return { shown, more };
};

export type Hours = { first: number; last: number };

/** The usual hours, and earlier or later ones that have a class. */
export const hoursOf = (spans: readonly Span<unknown>[]): Hours => {
  const first = Math.min(USUAL.first, ...spans.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(USUAL.last, ...spans.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
};

/** `09:05` */
export const clockAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A class that ends after midnight ends with its day. */
export const spanOf = <Item>(item: Item, start: string, minutes: number): Span<Item> => {
  const from = minutesOf(start);
  return { item, from, to: Math.min(DAY_MINUTES, from + minutes) };
};

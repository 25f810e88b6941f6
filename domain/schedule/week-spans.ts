import { clockOf, minuteOf } from './quarters.ts';
import type { WeeklySpan } from './schedule.ts';

type MinuteSpan = { from: number; to: number };

/** Some of the weekdays and minutes. */
export type WeekPart = MinuteSpan & { weekdays: readonly number[] };

const minutesOf = (spans: readonly WeeklySpan[], weekday: number): MinuteSpan[] =>
  spans
    .filter((span) => span.weekday === weekday)
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .toSorted((a, b) => a.from - b.from);

const merged = (spans: readonly MinuteSpan[]) => {
  const result: MinuteSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
};

const without = (spans: readonly MinuteSpan[], { from, to }: MinuteSpan) =>
  spans.flatMap((span) =>
    [
      { from: span.from, to: Math.min(span.to, from) },
      { from: Math.max(span.from, to), to: span.to },
    ].filter((rest) => rest.from < rest.to),
  );

/** The weekly hours after a part was opened or closed. Spans that touch are merged. */
export const paintWeek = (spans: readonly WeeklySpan[], part: WeekPart, isOpen: boolean): WeeklySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const before = minutesOf(spans, weekday);
    const isPainted = part.weekdays.includes(weekday);
    const after = !isPainted ? before : isOpen ? [...before, part] : without(before, part);
    return merged(after).map(({ from, to }) => ({ weekday, from: clockOf(from), to: clockOf(to) }));
  });

/** Whether a weekday is open from one minute to another. */
export const isOpenAt = (spans: readonly WeeklySpan[], weekday: number, { from, to }: MinuteSpan) =>
  minutesOf(spans, weekday).some((span) => span.from <= from && to <= span.to);

import { expect, test } from 'vitest';
import { hoursOf, layOutSpans, limitColumns, spanOf } from './week-layout.ts';

const layoutOf = (...spans: [string, number][]) =>
  layOutSpans(spans.map(([start, minutes]) => spanOf(start, start, minutes))).map(
    ({ item, column, columns }) => `${item} ${column + 1}/${columns}`,
  );

test('consecutive classes have the whole width', () => {
  expect(layoutOf(['10:00', 60], ['11:00', 60])).toEqual(['10:00 1/1', '11:00 1/1']);
});

test('classes at the same time are side by side', () => {
  expect(layoutOf(['10:00', 120], ['10:30', 60], ['13:00', 60])).toEqual([
    '10:00 1/2',
    '10:30 2/2',
    '13:00 1/1',
  ]);
});

test('a class takes the column that is free again', () => {
  expect(layoutOf(['10:00', 180], ['10:00', 60], ['11:00', 60])).toEqual([
    '10:00 1/2',
    '10:00 2/2',
    '11:00 2/2',
  ]);
});

test('at most three columns are beside each other, the last for all others', () => {
  const layOut = (count: number) =>
    limitColumns(layOutSpans(Array.from({ length: count }, (_, index) => spanOf(index, '10:00', 60))));
  expect(layOut(3)).toMatchObject({ shown: [{ columns: 3 }, { columns: 3 }, { columns: 3 }], more: [] });
  const { shown, more } = layOut(6);
  expect(shown.map(({ column, columns }) => [column, columns])).toEqual([
    [0, 3],
    [1, 3],
  ]);
  expect(more).toEqual([{ from: 600, to: 660, items: [2, 3, 4, 5] }]);
});

test('the hours are the usual ones, and those of classes', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 20 });
  expect(hoursOf([spanOf(null, '06:30', 60), spanOf(null, '23:30', 120)])).toEqual({ first: 6, last: 24 });
});

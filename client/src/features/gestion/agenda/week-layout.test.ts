import { expect, test } from 'vitest';
import { hoursOf, layOutSpans, spanOf } from './week-layout.ts';

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

test('the hours are the usual ones, and those of classes', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 20 });
  expect(hoursOf([spanOf(null, '06:30', 60), spanOf(null, '23:30', 120)])).toEqual({ first: 6, last: 24 });
});

import { expect, it } from 'vitest';
import { countText } from './numbers.ts';

it.each([
  [0, '0'],
  [-0, '0'],
  [-5, '-5'],
  [999, '999'],
  [1_250, '1.250'],
  [3_000_000_000, '3.000.000.000'],
])('%d is shown as %s', (count, text) => expect(countText(count)).toBe(text));

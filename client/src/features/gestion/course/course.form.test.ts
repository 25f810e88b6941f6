import { expect, it } from 'vitest';
import { typedPesos } from './course.form.ts';

it.each([
  ['48000', 48_000],
  ['48.000', 48_000],
  ['1.048.000,50', 1_048_000.5],
  ['48000,5', 48_000.5],
  ['48000.5', 48_000.5],
  ['$ 48.000', 48_000],
  ['', Number.NaN],
  ['mucho', Number.NaN],
  ['1.04.8', Number.NaN],
])('%j are %d pesos', (text, pesos) => expect(typedPesos(text)).toBe(pesos));

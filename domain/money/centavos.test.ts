import { expect, it } from 'vitest';
import { addCentavos, negative, percentOf, toCentavos, toPesos, type Centavos } from './centavos.ts';

it('sums of centavos are whole, and never minus zero', () => {
  expect(addCentavos([toCentavos(0.1), toCentavos(0.2), negative(toCentavos(0.3))])).toBe(0);
  expect(negative(toCentavos(0))).toBe(0);
  expect(percentOf(toCentavos(0.15), 50)).toBe(8);
  expect(addCentavos([])).toBe(0);
});

it('neither pesos nor their sums are taken for centavos', () => {
  const owed: Centavos = toCentavos(20_000.1);
  // @ts-expect-error -- pesos
  expect(toPesos(20_000.1)).not.toBe(20_000.1);
  // @ts-expect-error -- pesos beside centavos
  expect(addCentavos([owed, 5_000.1])).not.toBe(toCentavos(25_000.2));
  // @ts-expect-error -- of unknown unit
  const sum: Centavos = owed + owed;
  expect(sum).toBe(addCentavos([owed, owed]));
});

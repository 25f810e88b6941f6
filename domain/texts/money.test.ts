import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCentavos, toPesos } from '../money/centavos.ts';
import { adminPriceText, pesosInField, priceText, typedPesos } from './money.ts';

it('a price is shown to students in en-US style with two decimals', () => {
  expect(priceText(60_000)).toBe('$60,000.00');
  expect(priceText(72_500.5)).toBe('$72,500.50');
  expect(priceText(0)).toBe('$0.00');
});

it('a price is shown to admins in pesos without decimals', () => {
  expect(adminPriceText(60_000).replace(/\s/g, ' ')).toBe('$ 60.000');
  expect(adminPriceText(72_500.5)).not.toContain(',');
});

it('pesos of two decimals are the same after a conversion to centavos and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (centavos) => {
      expect(toCentavos(centavos / 100)).toBe(centavos);
      expect(toPesos(toCentavos(centavos / 100))).toBe(centavos / 100);
    }),
  );
  expect(toCentavos(0.1 + 0.2)).toBe(30);
});

it.each([
  ['48000', 48_000],
  ['48.000', 48_000],
  ['1.048.000,50', 1_048_000.5],
  ['48000,5', 48_000.5],
  ['-48.000,5', -48_000.5],
  ['$ 48.000', 48_000],
])('%j are %d pesos', (text, pesos) => expect(typedPesos(text)).toBe(pesos));

it.each(['', 'mucho', '1.25', '48000.5', '1.04.8', '1e3', '0x10', 'Infinity'])('%j is no amount', (text) =>
  expect(typedPesos(text)).toBe(text),
);

it('what a field shows of an amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (centavos) => {
      expect(typedPesos(pesosInField(centavos / 100))).toBe(centavos / 100);
    }),
  );
});

import { addPesos } from '../money/centavos.ts';
import { numberText } from './numbers.ts';

/** Pesos with two decimals in en-US style, as the course cards and the price summary show them: `$60,000.00`. */
export const priceText = numberText('en-US', { style: 'currency', currency: 'USD' });

/** Pesos without decimals, as the admin pages show them. */
export const adminPriceText = numberText('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/** Pesos with their centavos, as the screens of money show them: `$ 60.000,00`. */
export const pesosText = numberText('es-AR', { style: 'currency', currency: 'ARS' });

const THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+(,\d+)?$/;
const POINT = /^-?\d+\.\d{1,2}$/;

const withoutSigns = (text: string) => text.replace(/[\s$]/g, '');

/** Pesos as they are typed: `48000`, `48.000`, `48.000,50`; what is no amount stays as it is, for the schema to refuse. */
export const typedPesos = (text: string): number | string => {
  const typed = withoutSigns(text);
  if (THOUSANDS.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : text;
};

/** `1.25`, of which nobody knows whether it is 1,25 or 125. */
export const isUnclearAmount = (typed: unknown) =>
  typeof typed === 'string' && POINT.test(withoutSigns(typed));

/** What a field shows of an amount: `48000,5`. */
export const pesosInField = (pesos: number) => String(addPesos([pesos])).replace('.', ',');

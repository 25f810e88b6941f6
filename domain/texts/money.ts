const usStyle = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const arsStyle = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/** Pesos with two decimals in en-US style, as the course cards and the price summary show them: `$60,000.00`. */
export const priceText = (pesos: number) => usStyle.format(pesos);

/** Pesos without decimals, as the admin pages show them. */
export const adminPriceText = (pesos: number) => arsStyle.format(pesos);

const pesosStyle = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });

/** Pesos with their centavos, as the screens of money show them: `$ 60.000,00`. */
export const pesosText = (pesos: number) => pesosStyle.format(pesos);

const THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/** Pesos as they are typed: `48000`, `48.000`, `48.000,50`; NaN for what is no amount. */
export const typedPesos = (text: string) => {
  const typed = text.replace(/[\s$]/g, '');
  if (THOUSANDS.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

/** What a field shows of an amount: `48000,5`. */
export const pesosInField = (pesos: number) => String(pesos).replace('.', ',');

/** Pesos to the whole centavos in which money is stored. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100);

export const toPesos = (centavos: number) => centavos / 100;

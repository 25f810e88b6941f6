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

/** Pesos as they are typed, with a decimal comma or point; undefined for what is no amount. */
export const typedPesos = (text: string) => {
  const typed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
};

/** Pesos to the whole centavos in which money is stored. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100);

export const toPesos = (centavos: number) => centavos / 100;

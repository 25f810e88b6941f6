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

/** Pesos to the whole centavos in which money is stored. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100);

export const toPesos = (centavos: number) => centavos / 100;

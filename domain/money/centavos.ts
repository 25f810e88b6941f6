/** Pesos to the whole centavos in which money is stored and added up. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100);

export const toPesos = (centavos: number) => centavos / 100;

/** The sum, without the parts of a centavo that adding pesos leaves. */
export const addPesos = (pesos: readonly number[]) =>
  toPesos(pesos.reduce((sum, one) => sum + toCentavos(one), 0));

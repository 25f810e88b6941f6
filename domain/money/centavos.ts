declare const unit: unique symbol;

/** A sum in whole centavos, as money is stored and added up. Made by this file alone, so that no pesos are taken for centavos. */
export type Centavos = number & { readonly [unit]: 'centavos' };

const whole = (centavos: number) => centavos as Centavos;

const WHOLE_PERCENT = 100;

export const NO_CENTAVOS = whole(0);

export const toCentavos = (pesos: number) => whole(Math.round(pesos * 100));

export const toPesos = (centavos: Centavos) => centavos / 100;

export const addCentavos = (sums: readonly Centavos[]) => whole(sums.reduce((sum, one) => sum + one, 0));

export const negative = (centavos: Centavos) => whole(0 - centavos);

export const absolute = (centavos: Centavos) => whole(Math.abs(centavos));

export const largerOf = (one: Centavos, other: Centavos) => whole(Math.max(one, other));

export const smallerOf = (one: Centavos, other: Centavos) => whole(Math.min(one, other));

export const percentOf = (centavos: Centavos, percent: number) =>
  whole(Math.round((centavos * percent) / WHOLE_PERCENT));

/** The sum, without the parts of a centavo that adding pesos leaves. */
export const addPesos = (pesos: readonly number[]) => toPesos(addCentavos(pesos.map(toCentavos)));

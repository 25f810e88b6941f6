import { addCentavos, negative, type Centavos } from './centavos.ts';
import type { PaymentMethod } from './money.ts';

export const FIRST_TILL = { id: '000000000000000000000001', name: 'Caja' };

/** By one method; pesos unless the unit is given. */
export type MethodTotal<Amount extends number = number> = {
  method: PaymentMethod;
  received: Amount;
  givenBack: Amount;
};

/** From a counted amount of cash to the next; amounts in pesos. While it is open, nobody is told what should be there. */
export type TillSession = {
  id: string;
  tillId: string;
  tillName: string;
  pointOfSale: number;
  /** 1, 2, 3 … of the point of sale. */
  number: number;
  openedAt: Date;
  openedById: string;
  /** Cash that was counted when it was opened. */
  float: number;
  /** Cash that was counted when the session before it was closed; null for the first. */
  carried: number | null;
  /** What was counted above that, and what was written about it. */
  openingDifference: number | null;
  openingNote: string | null;
  closedAt: Date | null;
  closedById: string | null;
  /** Cash that was counted when it was closed. */
  counted: number | null;
  expected: number | null;
  /** What was counted above what was expected. */
  difference: number | null;
  note: string | null;
  methods: MethodTotal[];
  /** Cash that is no payment. */
  cashIn: number | null;
  cashOut: number | null;
  firstReceipt: string | null;
  lastReceipt: string | null;
};

export type TillHandOver = { closed: TillSession; opened: TillSession };

type Cash = {
  float: Centavos;
  methods: readonly MethodTotal<Centavos>[];
  cashIn: Centavos;
  cashOut: Centavos;
};

/** The cash that should be there. */
export const expectedCash = ({ float, methods, cashIn, cashOut }: Cash) =>
  methods
    .filter(({ method }) => method === 'cash')
    .reduce(
      (sum, { received, givenBack }) => addCentavos([sum, received, negative(givenBack)]),
      addCentavos([float, cashIn, negative(cashOut)]),
    );

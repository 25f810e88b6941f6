import { NO_CENTAVOS, percentOf, type Centavos } from './centavos.ts';
import type { CancellationReason } from '../enrolments/cancellation.ts';
import type { EnrolmentStatus } from '../enrolments/enrolment.status.ts';

/** What an entry of a person's account is. Corrections are entries, too. */
export const MONEY_TYPES = [
  'charge',
  'payment',
  'refund',
  'discount',
  'adjustment',
  'cash_in',
  'cash_out',
] as const;
export type MoneyType = (typeof MONEY_TYPES)[number];

/** Cash that is no payment. */
export const CASH_DIRECTIONS = ['in', 'out'] as const;
export type CashDirection = (typeof CASH_DIRECTIONS)[number];

/** Entries that admins make. */
export const ACCOUNT_ADJUSTMENTS = ['discount', 'adjustment'] as const satisfies readonly MoneyType[];
export type AccountAdjustment = (typeof ACCOUNT_ADJUSTMENTS)[number];

export const MONEY_TYPE_LABELS: Record<MoneyType, string> = {
  charge: 'Clase',
  payment: 'Pago',
  refund: 'Devolución',
  discount: 'Descuento',
  adjustment: 'Ajuste',
  cash_in: 'Entrada de efectivo',
  cash_out: 'Salida de efectivo',
};

export const PAYMENT_METHODS = ['cash', 'transfer', 'card', 'qr'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  card: 'Tarjeta',
  qr: 'QR',
};

/** Where cash is kept. Each till has a point of sale of its own, so that the numbers of its receipts divide its sessions. */
export type Till = { id: string; name: string; pointOfSale: number };

/** How long a deposit may take, and percents of the price by type of class; 0: none is asked for. */
export type DepositRules = {
  depositHours: number;
  defensiveDepositPercent: number;
  sportDepositPercent: number;
};

/** The rules of money; amounts in pesos. */
export type MoneyRules = DepositRules & {
  isOn: boolean;
  /** Percent of the price that a late cancellation costs. */
  lateCancellationPercent: number;
  /** Hours before a class from which a cancellation by its student is late; 0: none is. */
  lateCancellationHours: number;
  /** Percent of the price that an absence costs. */
  absencePercent: number;
  /** What the desk may give back of one payment; more is for admins. */
  refundLimit: number;
  /** The point of sale of the first till. */
  pointOfSale: number;
  tills: Till[];
  revision: number;
};

export const DEFAULT_MONEY_RULES = {
  isOn: false,
  lateCancellationPercent: 0,
  absencePercent: 0,
  refundLimit: 0,
  pointOfSale: 1,
  depositHours: 48,
  defensiveDepositPercent: 0,
  sportDepositPercent: 0,
};

export const isCashMovement = ({ type }: Pick<MoneyEntry, 'type'>) =>
  type === 'cash_in' || type === 'cash_out';

/** Pesos that came into a till, below 0 if they left it; null for an entry that moves no money. */
export const movedPesos = ({ type, amount, receipt }: Pick<MoneyEntry, 'type' | 'amount' | 'receipt'>) => {
  if (receipt === null) return null;
  // A payment lowers what is owed, and fills the till.
  return isCashMovement({ type }) ? amount : 0 - amount;
};

/** Beside each other in an account: what was charged or given back, and what was paid or taken off; pesos, null in the other column. */
export const accountColumns = ({ type, amount }: Pick<MoneyEntry, 'type' | 'amount'>) => {
  if (isCashMovement({ type })) return { debit: null, credit: null };
  return amount > 0 ? { debit: amount, credit: null } : { debit: null, credit: 0 - amount };
};

/** An entry of the account of a person, or of the cash of a till; `amount` and `balance` in pesos. */
export type MoneyEntry = {
  id: string;
  /** Of cash that is no payment: the till. */
  userId: string;
  type: MoneyType;
  /** What it adds to the debt; negative if it lowers the debt. */
  amount: number;
  /** What is owed after it; negative: in favour of the person. */
  balance: number;
  description: string;
  createdAt: Date;
  enrolmentId: string | null;
  method: PaymentMethod | null;
  reference: string | null;
  /** The number of a payment, refund or undo: `0001-00000042`. */
  receipt: string | null;
  /** Refunds: the payment. Of what undoes a movement of cash: that movement. */
  paymentId: string | null;
  /** Payments: the number of the invoice, which is issued elsewhere. */
  invoice: string | null;
  /** Who entered it; null: the server. */
  byId: string | null;
  revision: number;
  updatedAt: Date;
};

export type MoneyAccount = { userId: string; balance: number };

export type MoneyChange = { balance: number; entry: MoneyEntry };

export const UNDO_MINUTES = 10;

const POINT_DIGITS = 4;
const NUMBER_DIGITS = 8;

export const receiptText = (pointOfSale: number, number: number) =>
  `${String(pointOfSale).padStart(POINT_DIGITS, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;

type Percents = Pick<MoneyRules, 'lateCancellationPercent' | 'absencePercent'>;

type Charged = {
  status: EnrolmentStatus;
  priceCentavos: Centavos;
  cancellation: { reason: CancellationReason; isLate?: boolean } | null;
};

export const isChargedStatus = (status: EnrolmentStatus) => status === 'confirmed' || status === 'completed';

/** Centavos that an enrolment costs as it stands. */
export const dueCentavos = ({ status, priceCentavos, cancellation }: Charged, percents: Percents) => {
  if (isChargedStatus(status)) return priceCentavos;
  if (cancellation?.reason === 'no_show') return percentOf(priceCentavos, percents.absencePercent);
  return cancellation?.isLate ? percentOf(priceCentavos, percents.lateCancellationPercent) : NO_CENTAVOS;
};

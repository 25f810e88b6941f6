import { NO_CENTAVOS, addCentavos, negative, smallerOf, type Centavos } from './centavos.ts';
import type { MoneyType } from './money.ts';

type Entry = {
  id: string;
  seq: number;
  type: MoneyType;
  delta: Centavos;
  enrolmentId: string | null;
  createdAt: Date;
};

/** What is not paid: of an enrolment, or of a correction of the account. */
export type Unpaid = {
  enrolmentId: string | null;
  owed: Centavos;
  /** When it was first charged, and the number of that entry. */
  since: Date;
  seq: number;
};

type Debt = Unpaid & { key: string };

const isDebt = ({ type, delta }: Entry) => type === 'charge' || (type === 'adjustment' && delta > 0);

/** A payment for one enrolment, and what is given back of it. */
const isOfEnrolment = ({ type, enrolmentId }: Entry) =>
  enrolmentId !== null && (type === 'payment' || type === 'refund');

/**
 * What is not paid of the entries of a person, oldest first. A payment for an enrolment pays that one; all others pay
 * the oldest debts first, so that `owed` stands against the newest.
 */
export const unpaidOf = (entries: readonly Entry[], owed: Centavos): Unpaid[] => {
  const debts = new Map<string, Debt>();
  for (const entry of entries) {
    if (!isDebt(entry) && !isOfEnrolment(entry)) continue;
    const { id, seq, delta, enrolmentId, createdAt } = entry;
    const key = enrolmentId ?? id;
    const debt = debts.get(key) ?? { key, enrolmentId, owed: NO_CENTAVOS, since: createdAt, seq };
    debts.set(key, { ...debt, owed: addCentavos([debt.owed, delta]) });
  }
  let left = owed;
  const unpaid: Unpaid[] = [];
  for (const { enrolmentId, owed: debt, since, seq } of [...debts.values()].reverse()) {
    const part = smallerOf(left, debt);
    if (part <= 0) continue;
    unpaid.unshift({ enrolmentId, owed: part, since, seq });
    left = addCentavos([left, negative(part)]);
  }
  return unpaid;
};

export const DEBT_AGES = ['days_30', 'days_60', 'days_90', 'older'] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

/** Days since the oldest of what is not paid: from, and to before. */
export const DEBT_AGE_DAYS: Record<DebtAge, { from: number; before: number | null }> = {
  days_30: { from: 0, before: 31 },
  days_60: { from: 31, before: 61 },
  days_90: { from: 61, before: 91 },
  older: { from: 91, before: null },
};

export const DEBT_AGE_LABELS: Record<DebtAge, string> = {
  days_30: 'Hasta 30 días',
  days_60: '31 a 60 días',
  days_90: '61 a 90 días',
  older: 'Más de 90 días',
};

/** A person who owes, by the person's id; pesos. */
export type MoneyDebt = { id: string; owed: number; since: Date };

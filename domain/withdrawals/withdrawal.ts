import { addDays, addHours } from 'date-fns';

/** Hours until the academy replies, and days until the request is settled. */
const DUE = { answerHours: 24, settleDays: 10 } as const;

/** A consumer's request to withdraw from a contract (Argentina: Disposición 954/2025). */
export type Withdrawal = {
  id: string;
  /** Sent to the consumer at once. */
  code: string;
  name: string;
  email: string;
  phone: string | null;
  about: string;
  createdAt: Date;
  answerBy: Date;
  settleBy: Date;
  /** The academy's reply; null until then. */
  answer: string | null;
  settledAt: Date | null;
};

export const deadlinesOf = (createdAt: Date) => ({
  answerBy: addHours(createdAt, DUE.answerHours),
  settleBy: addDays(createdAt, DUE.settleDays),
});

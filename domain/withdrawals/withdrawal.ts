import { addDays, addHours } from 'date-fns';

/** Hours until the academy answers, and days until it has settled the request. */
const DUE = { answerHours: 24, settleDays: 10 } as const;

/** A consumer's request to withdraw from a contract (Argentina: Disposición 954/2025). */
export type Withdrawal = {
  id: string;
  /** Given to the consumer at once. */
  code: string;
  name: string;
  email: string;
  phone: string | null;
  about: string;
  createdAt: Date;
  answerBy: Date;
  settleBy: Date;
  /** What the academy answered; null until then. */
  answer: string | null;
  settledAt: Date | null;
};

export const deadlinesOf = (createdAt: Date) => ({
  answerBy: addHours(createdAt, DUE.answerHours),
  settleBy: addDays(createdAt, DUE.settleDays),
});

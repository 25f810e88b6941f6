import { addHours } from 'date-fns';
import type { ClassType } from '../enrolments/class-type.ts';
import type { DepositRules } from './money.ts';

/** What is asked for a booking, in pesos or centavos as given, and until when something must be paid. */
export type Deposit<At = Date> = { amount: number; until: At };

type Booked = {
  /** Of the course; null: by the type of the class. */
  coursePercent: number | null;
  classType: ClassType | null;
  priceCentavos: number;
  bookedAt: Date;
};

const WHOLE = 100;

/** Percent of the price that is asked for. */
const depositPercent = (
  { coursePercent, classType }: Pick<Booked, 'coursePercent' | 'classType'>,
  rules: DepositRules,
) => {
  if (coursePercent !== null) return coursePercent;
  if (classType === null) return 0;
  return classType === 'defensive' ? rules.defensiveDepositPercent : rules.sportDepositPercent;
};

/** In centavos; null if none is asked for. */
export const depositOf = (booked: Booked, rules: DepositRules): Deposit | null => {
  const amount = Math.round((booked.priceCentavos * depositPercent(booked, rules)) / WHOLE);
  return amount > 0 ? { amount, until: addHours(booked.bookedAt, rules.depositHours) } : null;
};

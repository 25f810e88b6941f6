import { addHours } from 'date-fns';
import type { Course } from '../courses/course.ts';
import type { ClassType } from '../enrolments/class-type.ts';
import { percentOf, type Centavos } from './centavos.ts';
import type { DepositRules } from './money.ts';

/** What is asked for a booking, in pesos unless the unit is given, and until when something must be paid. */
export type Deposit<At = Date, Amount extends number = number> = { amount: Amount; until: At };

/** What the bookings of a course are asked for: percents of the price, and until how many hours after the booking. */
export type DepositTerms = { hours: number; defensivePercent: number; sportPercent: number };

type AskedBy = Pick<Course, 'courseType' | 'depositPercent'>;

/** Whether it depends on the rules of money what is asked for. */
export const mayAskDeposit = ({ courseType, depositPercent }: AskedBy) =>
  depositPercent === null ? courseType === 'Personalizado' : depositPercent > 0;

/** Null if nothing is asked for. */
export const depositTerms = (course: AskedBy, rules: DepositRules): DepositTerms | null => {
  if (!mayAskDeposit(course)) return null;
  const defensivePercent = course.depositPercent ?? rules.defensiveDepositPercent;
  const sportPercent = course.depositPercent ?? rules.sportDepositPercent;
  return defensivePercent + sportPercent > 0
    ? { hours: rules.depositHours, defensivePercent, sportPercent }
    : null;
};

/** A booking of a group course has no type of class: its percents are the same. */
type Booked = { classType: ClassType | null; priceCentavos: Centavos };

export const depositCentavos = (
  { defensivePercent, sportPercent }: DepositTerms,
  { classType, priceCentavos }: Booked,
) => percentOf(priceCentavos, classType === 'sport' ? sportPercent : defensivePercent);

/** Null if none is asked for. */
export const depositOf = (
  terms: DepositTerms,
  booked: Booked & { bookedAt: Date },
): Deposit<Date, Centavos> | null => {
  const amount = depositCentavos(terms, booked);
  return amount > 0 ? { amount, until: addHours(booked.bookedAt, terms.hours) } : null;
};

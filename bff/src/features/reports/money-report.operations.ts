import { monthsBetween } from '#domain/dates/months.ts';
import { MAX_MONTHS, monthRangeSchema } from '#domain/dates/range.schema.ts';
import { toPesos } from '#domain/money/centavos.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { rowsPerMonth } from '../../operation/weight.ts';
import { nextClassMonth, sumBookedIncome } from '../enrolments/enrolment.totals.ts';
import { findMoneyRules } from '../money/money-rules.ts';
import { NOTHING_RECEIVED, nextMoneyMonth, receivedIn } from '../money/received.ts';
import { REPORT_ROWS_PER_MONTH, firstInstant, instantsOf, monthsWith } from './report.operations.ts';

export type MoneyReportMonth = { month: string; bookedIncome: number } & typeof NOTHING_RECEIVED;

export const getMoneyReport = operation({
  field: 'Query.moneyReport',
  access: staff,
  rows: rowsPerMonth(REPORT_ROWS_PER_MONTH),
  input: monthRangeSchema,
  run: async ({ ctx, input: { fromMonth, toMonth } }): Promise<MoneyReportMonth[]> => {
    requirePlannable(ctx, { fromMonth, toMonth });
    const { isOn } = await findMoneyRules();
    if (!isOn) return [];
    const months = monthsBetween(fromMonth, toMonth, MAX_MONTHS);
    const booked = await monthsWith(months, nextClassMonth);
    const moved = await monthsWith(months, (month) => nextMoneyMonth(firstInstant(month)));
    const report: MoneyReportMonth[] = [];
    // In sequence, to limit the load of the database.
    for (const month of months) {
      report.push({
        month,
        bookedIncome: booked.has(month) ? toPesos(await sumBookedIncome(month)) : 0,
        ...(moved.has(month) ? await receivedIn(instantsOf(month)) : NOTHING_RECEIVED),
      });
    }
    return report;
  },
});

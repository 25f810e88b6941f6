import { addYears } from 'date-fns';
import { messages } from '#domain/messages.ts';
import { MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import type { Ctx } from './context.ts';
import { invalidField } from './input.ts';

type When = Date | string | null | undefined;

export const requirePlannable = ({ now }: Pick<Ctx, 'now'>, dates: Record<string, When>) => {
  const latest = addYears(now, MAX_YEARS_AHEAD);
  for (const [field, date] of Object.entries(dates)) {
    if (date && new Date(date) > latest) {
      throw invalidField(field, { reason: 'DATE_TOO_FAR', message: messages.dateTooFar });
    }
  }
};

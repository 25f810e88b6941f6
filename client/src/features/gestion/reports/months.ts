import { useState } from 'react';
import { addToMonth, isMonth, monthsBetween } from '#domain/dates/months.ts';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { academyToday } from '../../../components/records/date-text.ts';

/** Search params of the months. */
const reportParams = { from: 'del', to: 'al' } as const;

/** Maximum number of months. */
const MAX_MONTHS = 36;
const DEFAULT_MONTHS = 12;
const MONTHS_BACK = 60;
const MONTHS_AHEAD = 12;

const thisMonth = () => academyToday().slice(0, 7);

const monthParam = (params: URLSearchParams, name: string) => {
  const value = params.get(name);
  return value !== null && isMonth(value) ? value : null;
};

export type Span = { from: string; to: string };

/** The months of the address; the last twelve if there are none or too many. */
const readSpan = (params: URLSearchParams, now: string): Span => {
  const to = monthParam(params, reportParams.to) ?? now;
  const from = monthParam(params, reportParams.from) ?? addToMonth(to, 1 - DEFAULT_MONTHS);
  const count = monthsBetween(from, to, MAX_MONTHS).length;
  return count >= 1 && count <= MAX_MONTHS ? { from, to } : { from: addToMonth(to, 1 - DEFAULT_MONTHS), to };
};

/** Adjusts the other month, so that the range is valid. */
export const withFrom = ({ to }: Span, from: string): Span => {
  const last = addToMonth(from, MAX_MONTHS - 1);
  if (to < from) return { from, to: from };
  return { from, to: to > last ? last : to };
};

export const withTo = ({ from }: Span, to: string): Span => {
  const first = addToMonth(to, 1 - MAX_MONTHS);
  if (from > to) return { from: to, to };
  return { from: from < first ? first : from, to };
};

/** The options, newest first, including those of the address. */
export const monthChoices = (now: string, { from, to }: Span) => {
  const usual = monthsBetween(
    addToMonth(now, -MONTHS_BACK),
    addToMonth(now, MONTHS_AHEAD),
    MONTHS_BACK + MONTHS_AHEAD + 1,
  );
  return [...new Set([...usual, from, to])].toSorted().reverse();
};

/** The months of the address, and how to change them. */
export const useMonths = () => {
  const { params, change } = useListSearchParams();
  const [now] = useState(thisMonth);
  return {
    now,
    span: readSpan(params, now),
    isDefault: !params.has(reportParams.from) && !params.has(reportParams.to),
    onChange: (span: Span | null) =>
      change({ [reportParams.from]: span?.from ?? null, [reportParams.to]: span?.to ?? null }),
  };
};

const format = new Intl.DateTimeFormat('es-ES', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `nov 2026` */
export const monthText = (month: string) => format.format(new Date(`${month}-01`));

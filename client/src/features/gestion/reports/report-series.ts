import { longMonth } from '#domain/dates/date-text.ts';
import { addPesos } from '#domain/money/centavos.ts';

export type OfMonth = { month: string };

/** A series: a number per month. */
export type Series<Month extends OfMonth> = {
  name: string;
  color: string;
  valueOf: (month: Month) => number;
};

/** A chart and its table. */
export type Report<Month extends OfMonth> = {
  id: string;
  title: string;
  /** What the figures count, for the text alternative. */
  unit: string;
  isStacked: boolean;
  series: Series<Month>[];
  text: (value: number) => string;
};

export const BRAND = 'brand.focusRing';
export const ACCENT = 'accent.focusRing';
export const GREEN = 'green.focusRing';
export const RED = 'red.focusRing';
export const GRAY = 'gray.focusRing';

const COLORS = [BRAND, ACCENT, GREEN, RED, GRAY];
export const color = (index: number) => COLORS[index % COLORS.length] ?? BRAND;

/** Totals of each series. */
export const totalsOf = <Month extends OfMonth>({ series }: Report<Month>, months: readonly Month[]) =>
  series.map(({ valueOf }) => addPesos(months.map(valueOf)));

/** The text alternative of a chart. */
export const summaryOf = <Month extends OfMonth>(report: Report<Month>, months: readonly Month[]) => {
  const { title, unit, series, text } = report;
  const totals = totalsOf(report, months);
  const parts = series.map(({ name }, index) => `${name}: ${text(totals[index] ?? 0)}`);
  const ofMonth = (month: Month) => addPesos(series.map(({ valueOf }) => valueOf(month)));
  const [best] = months.toSorted((a, b) => ofMonth(b) - ofMonth(a));
  const peak =
    best && ofMonth(best) > 0
      ? ` El mes con más, ${longMonth(best.month)}: ${text(ofMonth(best))} ${unit}.`
      : '';
  return `${title}, por mes. ${parts.join('. ')}.${peak} La tabla tiene todos los números.`;
};

import { longMonth } from '#domain/date-text.ts';
import { adminPriceText } from '#domain/money.ts';
import { countText } from '#domain/numbers.ts';
import type { ReportsQuery } from '../../../gql/graphql.ts';

type Month = ReportsQuery['reports'][number];

/** A series: a number per month. */
export type Series = { name: string; color: string; valueOf: (month: Month) => number };

/** A chart and its table. */
export type Report = {
  id: string;
  title: string;
  /** What the figures count, for the text alternative. */
  unit: string;
  isStacked: boolean;
  series: Series[];
  text: (value: number) => string;
};

const BRAND = 'brand.focusRing';
const ACCENT = 'accent.focusRing';
const GREEN = 'green.focusRing';
const RED = 'red.focusRing';
const GRAY = 'gray.focusRing';

const COLORS = [BRAND, ACCENT, GREEN, RED, GRAY];
const color = (index: number) => COLORS[index % COLORS.length] ?? BRAND;

const weaponSeries = (months: readonly Month[]): Series[] =>
  (months[0]?.weapons ?? []).map(({ id, label }, index) => ({
    name: label,
    color: color(index),
    valueOf: ({ weapons }) => weapons.find((weapon) => weapon.id === id)?.classes ?? 0,
  }));

const caliberSeries = (months: readonly Month[]): Series[] =>
  (months[0]?.calibers ?? []).map(({ caliber }, index) => ({
    name: caliber,
    color: color(index),
    valueOf: ({ calibers }) => calibers.find((one) => one.caliber === caliber)?.boxes ?? 0,
  }));

/** All charts. */
export const reportsOf = (months: readonly Month[]): Report[] => [
  {
    id: 'inscripciones',
    title: 'Inscripciones por estado',
    unit: 'inscripciones',
    isStacked: true,
    text: countText,
    series: [
      { name: 'Completadas', color: GREEN, valueOf: ({ enrolments }) => enrolments.completed },
      { name: 'Confirmadas', color: BRAND, valueOf: ({ enrolments }) => enrolments.confirmed },
      { name: 'Pendientes', color: ACCENT, valueOf: ({ enrolments }) => enrolments.pending },
      { name: 'Canceladas', color: GRAY, valueOf: ({ enrolments }) => enrolments.cancelled },
    ],
  },
  {
    id: 'ingresos',
    title: 'Ingresos reservados',
    unit: 'de clases confirmadas y completadas',
    isStacked: true,
    text: adminPriceText,
    series: [{ name: 'Ingresos', color: BRAND, valueOf: ({ bookedIncome }) => bookedIncome }],
  },
  {
    id: 'ocupacion',
    title: 'Ocupación de los cursos grupales',
    unit: 'lugares',
    isStacked: true,
    text: countText,
    series: [
      { name: 'Lugares ocupados', color: BRAND, valueOf: ({ occupancy }) => occupancy.taken },
      {
        name: 'Lugares libres',
        color: GRAY,
        valueOf: ({ occupancy }) => Math.max(0, occupancy.places - occupancy.taken),
      },
    ],
  },
  {
    id: 'puntos',
    title: 'Puntos',
    unit: 'puntos',
    isStacked: false,
    text: countText,
    series: [
      { name: 'Ganados', color: GREEN, valueOf: ({ points }) => points.earned },
      { name: 'Canjeados', color: RED, valueOf: ({ points }) => points.redeemed },
      { name: 'Ajustes', color: ACCENT, valueOf: ({ points }) => points.adjusted },
    ],
  },
  {
    id: 'armas',
    title: 'Clases por arma',
    unit: 'clases',
    isStacked: true,
    text: countText,
    series: weaponSeries(months),
  },
  {
    id: 'municion',
    title: 'Cajas por calibre',
    unit: 'cajas',
    isStacked: true,
    text: countText,
    series: caliberSeries(months),
  },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Totals of each series. */
export const totalsOf = ({ series }: Report, months: readonly Month[]) =>
  series.map(({ valueOf }) => sum(months.map(valueOf)));

/** The text alternative of a chart. */
export const summaryOf = (report: Report, months: readonly Month[]) => {
  const { title, unit, series, text } = report;
  const totals = totalsOf(report, months);
  const parts = series.map(({ name }, index) => `${name}: ${text(totals[index] ?? 0)}`);
  const ofMonth = (month: Month) => sum(series.map(({ valueOf }) => valueOf(month)));
  const [best] = months.toSorted((a, b) => ofMonth(b) - ofMonth(a));
  const peak =
    best && ofMonth(best) > 0
      ? ` El mes con más, ${longMonth(best.month)}: ${text(ofMonth(best))} ${unit}.`
      : '';
  return `${title}, por mes. ${parts.join('. ')}.${peak} La tabla tiene todos los números.`;
};

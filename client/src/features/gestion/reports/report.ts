import { adminPriceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import type { ReportsQuery } from '../../../gql/graphql.ts';
import { ACCENT, BRAND, color, GRAY, GREEN, RED, type Report, type Series } from './report-series.ts';

type Month = ReportsQuery['reports'][number];

const weaponSeries = (months: readonly Month[]): Series<Month>[] =>
  (months[0]?.weapons ?? []).map(({ id, label }, index) => ({
    name: label,
    color: color(index),
    valueOf: ({ weapons }) => weapons.find((weapon) => weapon.id === id)?.classes ?? 0,
  }));

const caliberSeries = (months: readonly Month[]): Series<Month>[] =>
  (months[0]?.calibers ?? []).map(({ caliber }, index) => ({
    name: caliber,
    color: color(index),
    valueOf: ({ calibers }) => calibers.find((one) => one.caliber === caliber)?.boxes ?? 0,
  }));

/** All charts. */
export const reportsOf = (months: readonly Month[]): Report<Month>[] => [
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

import { SimpleGrid } from '@chakra-ui/react';
import { adminPriceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { ReportsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useMonths } from './months.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportSection } from './report-section.tsx';
import {
  ACCENT,
  BRAND,
  color,
  GRAY,
  GREEN,
  RED,
  totalsOf,
  type Report,
  type Series,
} from './report-series.ts';

const REPORTS = graphql(`
  query Reports($fromMonth: String!, $toMonth: String!) {
    me {
      ...Roles
    }
    reports(fromMonth: $fromMonth, toMonth: $toMonth) {
      month
      enrolments {
        pending
        confirmed
        completed
        cancelled
      }
      bookedIncome
      occupancy {
        courses
        places
        taken
      }
      points {
        earned
        redeemed
        adjusted
      }
      weapons {
        id
        label
        classes
      }
      calibers {
        caliber
        boxes
      }
    }
  }
`);

type Month = ReportsQuery['reports'][number];

const Reports = ({ months }: { months: Month[] }) => {
  const reports = reportsOf(months);
  if (reports.every((report) => totalsOf(report, months).every((total) => total === 0))) {
    return <EmptyNote>No hubo inscripciones, clases ni puntos en estos meses</EmptyNote>;
  }
  return (
    <>
      <Totals months={months} />
      <SimpleGrid
        columns={{ base: 1, xl: months.length === 1 ? 3 : 2 }}
        gap={months.length === 1 ? '6' : '10'}
        alignItems="start"
      >
        {reports.map((report) => (
          <ReportSection key={report.id} report={report} months={months} />
        ))}
      </SimpleGrid>
    </>
  );
};

export const Component = () => {
  const range = useMonths();
  const { span } = range;
  const query = useAdminQuery(REPORTS, {
    variables: { fromMonth: span.from, toMonth: span.to },
    failureText: 'No pudimos cargar los informes',
    isLive: false,
  });
  const months = query.data?.reports;

  return (
    <ReportFrame heading="Informes" title="Informes" range={range} query={query}>
      {months && <Reports months={months} />}
    </ReportFrame>
  );
};

const FULL = 100;

/** Four totals of all months. */
const Totals = ({ months }: { months: readonly Month[] }) => {
  const sum = (valueOf: (month: Month) => number) =>
    months.reduce((total, month) => total + valueOf(month), 0);
  const places = sum(({ occupancy }) => occupancy.places);
  const taken = sum(({ occupancy }) => occupancy.taken);
  const figures = [
    {
      label: 'Inscripciones',
      value: countText(
        sum(({ enrolments }) => enrolments.pending + enrolments.confirmed + enrolments.completed),
      ),
      help: 'sin las canceladas',
    },
    {
      label: 'Ingresos reservados',
      value: adminPriceText(sum(({ bookedIncome }) => bookedIncome)),
      help: 'confirmadas y completadas',
    },
    {
      label: 'Ocupación',
      value: places === 0 ? '—' : `${Math.round((taken / places) * FULL)} %`,
      help: `${countText(taken)} de ${countText(places)} lugares`,
    },
    {
      label: 'Puntos ganados',
      value: countText(sum(({ points }) => points.earned)),
      help: `${countText(sum(({ points }) => points.redeemed))} canjeados`,
    },
  ];
  return <ReportFigures figures={figures} />;
};

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
const reportsOf = (months: readonly Month[]): Report<Month>[] => [
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

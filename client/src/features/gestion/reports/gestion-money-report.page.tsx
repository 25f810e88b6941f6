import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { shortDate } from '#domain/dates/date-text.ts';
import { PAYMENT_METHOD_LABELS } from '#domain/money/money.ts';
import { addPesos } from '#domain/money/centavos.ts';
import { pesosText } from '#domain/texts/money.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { enumTable } from '../../../components/records/enums.ts';
import type { MoneyReportQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useMonths } from './months.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportSection } from './report-section.tsx';
import { BRAND, GREEN, RED, color, totalsOf, type Report } from './report-series.ts';
import { ReportTable, saveTable, TableSection } from './report-table.tsx';

const MONEY_REPORT = graphql(`
  query MoneyReport($fromMonth: String!, $toMonth: String!, $hasDays: Boolean!) {
    me {
      ...Roles
    }
    moneyReport(fromMonth: $fromMonth, toMonth: $toMonth) {
      month
      bookedIncome
      methods {
        method
        received
        givenBack
      }
      days @include(if: $hasDays) {
        day
        methods {
          method
          received
          givenBack
        }
      }
    }
  }
`);

type Month = MoneyReportQuery['moneyReport'][number];
type Methods = Month['methods'];

const methods = Object.entries(enumTable(PAYMENT_METHOD_LABELS)).map(([method, { label }]) => ({
  method,
  label,
}));

const receivedOf = (of: Methods) => addPesos(of.map(({ received }) => received));
const givenBackOf = (of: Methods) => addPesos(of.map(({ givenBack }) => givenBack));

/** What was received by a method and not given back; of all methods if none is named. */
const netOf = (of: Methods, only?: string) => {
  const those = of.filter(({ method }) => only === undefined || method === only);
  return addPesos([receivedOf(those), -givenBackOf(those)]);
};

/** All charts. */
const REPORTS: Report<Month>[] = [
  {
    id: 'reservado-y-cobrado',
    title: 'Reservado y cobrado',
    unit: 'de reservas y pagos',
    isStacked: false,
    text: pesosText,
    series: [
      { name: 'Reservado', color: BRAND, valueOf: ({ bookedIncome }) => bookedIncome },
      { name: 'Cobrado', color: GREEN, valueOf: (month) => receivedOf(month.methods) },
      { name: 'Devuelto', color: RED, valueOf: (month) => givenBackOf(month.methods) },
    ],
  },
  {
    id: 'cobrado-por-medio',
    title: 'Cobrado por medio',
    unit: 'sin lo devuelto',
    isStacked: false,
    text: pesosText,
    series: methods.map(({ method, label }, index) => ({
      name: label,
      color: color(index),
      valueOf: (month) => netOf(month.methods, method),
    })),
  },
];

export const Component = () => {
  const range = useMonths();
  const { from, to } = range.span;
  const query = useAdminQuery(MONEY_REPORT, {
    variables: { fromMonth: from, toMonth: to, hasDays: from === to },
    failureText: 'No pudimos cargar los informes',
    isLive: false,
  });
  const months = query.data?.moneyReport;
  return (
    <ReportFrame heading="Cobros" title="Cobros" range={range} query={query}>
      {months && <Reports months={months} />}
    </ReportFrame>
  );
};

const Reports = ({ months }: { months: readonly Month[] }) => {
  if (REPORTS.every((report) => totalsOf(report, months).every((total) => total === 0))) {
    return <EmptyNote>No hubo clases ni pagos en estos meses</EmptyNote>;
  }
  const [first] = months;
  return (
    <>
      <Totals months={months} />
      <Text color="fg.muted">
        Cada pago cuenta en el día en que se cobró, y cada reserva en el mes de su clase. El efectivo de un
        turno abierto se suma cuando se cierra.
      </Text>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10" alignItems="start">
        {REPORTS.map((report) => (
          <ReportSection key={report.id} report={report} months={months} />
        ))}
      </SimpleGrid>
      {months.length === 1 && first ? (
        <Days month={first} />
      ) : (
        <Text color="fg.muted">Elige un solo mes para ver cada día.</Text>
      )}
    </>
  );
};

const Totals = ({ months }: { months: readonly Month[] }) => {
  const of = (valueOf: (month: Month) => number) => addPesos(months.map(valueOf));
  const received = of((month) => receivedOf(month.methods));
  const givenBack = of((month) => givenBackOf(month.methods));
  const figures = [
    {
      label: 'Ingresos reservados',
      value: pesosText(of(({ bookedIncome }) => bookedIncome)),
      help: 'confirmadas y completadas',
    },
    { label: 'Cobrado', value: pesosText(received), help: 'todos los pagos' },
    { label: 'Devuelto', value: pesosText(givenBack), help: 'devoluciones y pagos deshechos' },
    { label: 'Queda', value: pesosText(addPesos([received, -givenBack])), help: 'cobrado menos devuelto' },
  ];
  return <ReportFigures figures={figures} />;
};

const TITLE = 'Cobrado por día';

/** The days of one month, without what was given back. */
const Days = ({ month: { month, methods: total, days = [] } }: { month: Month }) => {
  const columns = ['Día', ...methods.map(({ label }) => label), 'Total'];
  const numbersOf = (of: Methods) => [...methods.map(({ method }) => netOf(of, method)), netOf(of)];
  const save = () =>
    saveTable(`cobrado-por-dia-${month}.csv`, [
      columns,
      ...days.map((one) => [one.day, ...numbersOf(one.methods)]),
      ['Total', ...numbersOf(total)],
    ]);
  return (
    <TableSection title={TITLE} onSave={save}>
      {days.length === 0 ? (
        <EmptyNote>No hubo pagos este mes</EmptyNote>
      ) : (
        <Stack layerStyle="document" px={{ base: '3', md: '5' }} py="4">
          <ReportTable
            caption={`Tabla: ${TITLE}`}
            columns={columns}
            rows={days.map((one) => ({
              name: shortDate(one.day),
              values: numbersOf(one.methods).map(pesosText),
            }))}
            total={{ name: 'Total', values: numbersOf(total).map(pesosText) }}
          />
        </Stack>
      )}
    </TableSection>
  );
};

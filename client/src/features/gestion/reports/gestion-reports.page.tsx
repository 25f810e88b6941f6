import { longMonth } from '#domain/dates/date-text.ts';
import { SimpleGrid, Stack } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFailure } from '../../../components/feedback/retry-note.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { REPORTS } from './gestion-reports.query.ts';
import { MonthRange, ReportLinks } from './month-range.tsx';
import { useMonths } from './months.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportsLoading } from './reports-loading.tsx';
import { totalsOf } from './report-series.ts';
import { reportsOf } from './report.ts';

export const Component = () => {
  const range = useMonths();
  const { span } = range;
  const query = useAdminQuery(REPORTS, {
    variables: { fromMonth: span.from, toMonth: span.to },
    failureText: 'No pudimos cargar los informes',
  });
  const months = query.data?.reports;

  return (
    <>
      <Paper margin="12mm 10mm" />
      <PrintHead>
        Informes de {longMonth(span.from)}
        {span.to !== span.from && ` a ${longMonth(span.to)}`}
      </PrintHead>
      <PageHeading title="Informes · Gestión" actions={<PrintButton />}>
        Informes
      </PageHeading>
      <Stack gap="8">
        <ReportLinks />
        <MonthRange {...range} />
        <RefreshNote query={query} />
        {months &&
        reportsOf(months).every((report) => totalsOf(report, months).every((total) => total === 0)) ? (
          <EmptyNote>No hubo inscripciones, clases ni puntos en estos meses</EmptyNote>
        ) : months ? (
          <>
            <ReportFigures months={months} />
            <SimpleGrid
              columns={{ base: 1, xl: months.length === 1 ? 3 : 2 }}
              gap={months.length === 1 ? '6' : '10'}
              alignItems="start"
            >
              {reportsOf(months).map((report) => (
                <ReportSection key={report.id} report={report} months={months} />
              ))}
            </SimpleGrid>
          </>
        ) : query.hasFailed ? (
          <ListFailure onRetry={() => query.refetch()} />
        ) : (
          <ReportsLoading />
        )}
      </Stack>
    </>
  );
};

import { SimpleGrid } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { ReportsQuery } from '../../../gql/graphql.ts';
import { REPORTS } from './gestion-reports.query.ts';
import { useMonths } from './months.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportFrame } from './report-frame.tsx';
import { totalsOf } from './report-series.ts';
import { reportsOf } from './report.ts';

const Reports = ({ months }: { months: ReportsQuery['reports'] }) => {
  const reports = reportsOf(months);
  if (reports.every((report) => totalsOf(report, months).every((total) => total === 0))) {
    return <EmptyNote>No hubo inscripciones, clases ni puntos en estos meses</EmptyNote>;
  }
  return (
    <>
      <ReportFigures months={months} />
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

import { longMonth } from '#domain/date-text.ts';
import { Box, Button, Flex, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFailure } from '../../../components/lists/list-failure.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import {
  monthChoices,
  readSpan,
  reportParams,
  REPORTS,
  thisMonth,
  withFrom,
  withTo,
  type Span,
} from './gestion-reports.query.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportSection } from './report-section.tsx';
import { reportsOf, totalsOf } from './report.ts';

const Loading = () => (
  <Stack role="status" aria-busy gap="10">
    <VisuallyHidden>Cargando los informes...</VisuallyHidden>
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} h="28" />
      ))}
    </SimpleGrid>
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10">
      {[0, 1].map((index) => (
        <Skeleton key={index} h="24rem" />
      ))}
    </SimpleGrid>
  </Stack>
);

export const Component = () => {
  const { params, change } = useListSearchParams();
  const [now] = useState(thisMonth);
  const span = readSpan(params, now);
  const query = useAdminQuery(REPORTS, {
    variables: { fromMonth: span.from, toMonth: span.to },
    failureText: 'No pudimos cargar los informes',
  });
  const months = query.data?.reports;
  const options = monthChoices(now, span).map((value) => ({ value, label: longMonth(value) }));
  const go = ({ from, to }: Span) => change({ [reportParams.from]: from, [reportParams.to]: to });
  const isDefault = !params.has(reportParams.from) && !params.has(reportParams.to);

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
        <Flex role="group" aria-label="Meses" gap="3" align="end" wrap="wrap" _print={{ display: 'none' }}>
          <Box w={{ base: 'full', sm: '14rem' }}>
            <SelectField
              label="Desde"
              options={options}
              value={span.from}
              onChange={(event) => go(withFrom(span, event.currentTarget.value))}
            />
          </Box>
          <Box w={{ base: 'full', sm: '14rem' }}>
            <SelectField
              label="Hasta"
              options={options}
              value={span.to}
              onChange={(event) => go(withTo(span, event.currentTarget.value))}
            />
          </Box>
          {!isDefault && (
            <Button
              variant="ghost"
              onClick={() => change({ [reportParams.from]: null, [reportParams.to]: null })}
            >
              Últimos 12 meses
            </Button>
          )}
        </Flex>
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
          <Loading />
        )}
      </Stack>
    </>
  );
};

import { longMonth } from '#domain/dates/date-text.ts';
import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { MonthRange, ReportLinks } from './month-range.tsx';
import type { useMonths } from './months.ts';
import { ReportsLoading } from './reports-loading.tsx';

type ReportFrameProps = {
  /** Of the page and of the browser's tab. */
  heading: string;
  title: string;
  range: ReturnType<typeof useMonths>;
  query: { data?: unknown; hasFailed: boolean; refetch: () => Promise<unknown> };
  /** The reports of the months; nothing until they are loaded. */
  children: ReactNode;
};

/** The page of reports of some months, on the screen and printed. */
export const ReportFrame = ({ heading, title, range, query, children }: ReportFrameProps) => {
  const { from, to } = range.span;
  return (
    <>
      <Paper margin="12mm 10mm" />
      <PrintHead>
        {heading} de {longMonth(from)}
        {to !== from && ` a ${longMonth(to)}`}
      </PrintHead>
      <PageHeading title={`${title} · Gestión`} actions={<PrintButton />}>
        {heading}
      </PageHeading>
      <Stack gap="8">
        <ReportLinks />
        <MonthRange {...range} />
        <RefreshNote query={query} />
        {children ?? (query.hasFailed ? <ListFailure onRetry={() => query.refetch()} /> : <ReportsLoading />)}
      </Stack>
    </>
  );
};

import { Box, Button, Flex, HStack, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { longMonth } from '#domain/dates/date-text.ts';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useUsesMoney } from '../../../components/queries/use-staff.ts';
import { paths } from '../../../paths.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { monthChoices, withFrom, withTo, type Span, type useMonths } from './months.ts';

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
      <ScreenHeading title={`${title} · Gestión`} actions={<PrintButton />}>
        {heading}
      </ScreenHeading>
      <Stack gap="8">
        <ReportLinks />
        <MonthRange {...range} />
        <RefreshNote query={query} />
        {children ?? (query.hasFailed ? <ListFailure onRetry={() => query.refetch()} /> : <ReportsLoading />)}
      </Stack>
    </>
  );
};

type MonthRangeProps = {
  now: string;
  span: Span;
  isDefault: boolean;
  /** Null for the default months. */
  onChange: (span: Span | null) => void;
};

/** The months of the reports. */
const MonthRange = ({ now, span, isDefault, onChange }: MonthRangeProps) => {
  const options = monthChoices(now, span).map((value) => ({ value, label: longMonth(value) }));
  return (
    <Flex role="group" aria-label="Meses" gap="3" align="end" wrap="wrap" _print={{ display: 'none' }}>
      <Box w={{ base: 'full', sm: '14rem' }}>
        <SelectField
          label="Desde"
          options={options}
          value={span.from}
          onChange={(event) => onChange(withFrom(span, event.currentTarget.value))}
        />
      </Box>
      <Box w={{ base: 'full', sm: '14rem' }}>
        <SelectField
          label="Hasta"
          options={options}
          value={span.to}
          onChange={(event) => onChange(withTo(span, event.currentTarget.value))}
        />
      </Box>
      {!isDefault && (
        <Button variant="ghost" onClick={() => onChange(null)}>
          Últimos 12 meses
        </Button>
      )}
    </Flex>
  );
};

const links = [
  { to: paths.gestionReports, label: 'Ingresos y ocupación' },
  { to: paths.gestionMoneyReport, label: 'Cobros' },
  { to: paths.gestionClassReport, label: 'Asistencia y cancelaciones' },
];

/** Switches between the reports, for whoever may read both. Keeps the months. */
const ReportLinks = () => {
  const may = useStaffAccess();
  const usesMoney = useUsesMoney();
  const { pathname, search } = useLocation();
  if (!may('Query.reports')) return null;
  const shown = links.filter(({ to }) => to !== paths.gestionMoneyReport || usesMoney);
  return (
    <HStack as="nav" aria-label="Informes" gap="2" wrap="wrap" _print={{ display: 'none' }}>
      {shown.map(({ to, label }) => (
        <Button
          key={to}
          asChild
          size="sm"
          variant={to === pathname ? 'solid' : 'outline'}
          aria-current={to === pathname ? 'page' : undefined}
        >
          <Link to={{ pathname: to, search }}>{label}</Link>
        </Button>
      ))}
    </HStack>
  );
};

const ReportsLoading = () => (
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

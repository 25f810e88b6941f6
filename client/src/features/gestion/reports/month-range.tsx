import { longMonth } from '#domain/dates/date-text.ts';
import { Box, Button, Flex, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { paths } from '../../../paths.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { monthChoices, withFrom, withTo, type Span } from './months.ts';

type MonthRangeProps = {
  now: string;
  span: Span;
  isDefault: boolean;
  /** Null for the default months. */
  onChange: (span: Span | null) => void;
};

/** The months of the reports. */
export const MonthRange = ({ now, span, isDefault, onChange }: MonthRangeProps) => {
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
  { to: paths.gestionClassReport, label: 'Asistencia y cancelaciones' },
];

/** Switches between the reports, for whoever may read both. Keeps the months. */
export const ReportLinks = () => {
  const may = useStaffAccess();
  const { pathname, search } = useLocation();
  if (!may('Query.reports')) return null;
  return (
    <HStack as="nav" aria-label="Informes" gap="2" wrap="wrap" _print={{ display: 'none' }}>
      {links.map(({ to, label }) => (
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

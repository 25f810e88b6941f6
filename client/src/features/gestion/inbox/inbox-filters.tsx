import { Box } from '@chakra-ui/react';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { courseTypes, enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { cancellationReasons } from '../enrolments/cancellation-reasons.ts';
import { useInstructorOptions } from '../enrolments/use-instructor-options.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf, EARLIEST, inboxParams } from '../lists/params.ts';
import { attendances, readInboxFilters } from './gestion-enrolments.query.ts';

type InboxFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  onClear: () => void;
};

export const InboxFilters = ({ params, onChange, onClear }: InboxFiltersProps) => {
  const filters = readInboxFilters(params);
  const { status, courseType, ...others } = filters;
  const instructors = useInstructorOptions();
  const set = (name: keyof typeof inboxParams) => (value: string | null) =>
    onChange({ [inboxParams[name]]: value });
  const day = (label: string, name: 'from' | 'to') => (
    <Box w={{ base: 'full', sm: '10.5rem' }}>
      <DateField label={label} min={EARLIEST} value={filters[name] ?? ''} onChange={set(name)} />
    </Box>
  );

  return (
    <FilterBar
      count={countOf(filters)}
      moreCount={countOf(others)}
      onClear={onClear}
      more={
        <>
          <FilterSelect
            isWide
            label="Asistencia"
            all="toda"
            options={attendances}
            value={filters.attendance}
            onChange={set('attendance')}
          />
          <FilterSelect
            isWide
            label="CLU"
            all="todas"
            options={licenceStates}
            value={filters.licence}
            onChange={set('licence')}
          />
          <FilterSelect
            isWide
            label="Instructor"
            options={Object.fromEntries(instructors.map(({ value, label }) => [value, { label }]))}
            value={filters.instructorId}
            onChange={set('instructorId')}
          />
          <FilterSelect
            isWide
            label="Cancelación"
            all="todas"
            options={cancellationReasons}
            value={filters.cancellationReason}
            onChange={set('cancellationReason')}
          />
          {day('Desde', 'from')}
          {day('Hasta', 'to')}
        </>
      }
    >
      <FilterSelect label="Estado" options={enrolmentStatuses} value={status} onChange={set('status')} />
      <FilterSelect label="Tipo" options={courseTypes} value={courseType} onChange={set('courseType')} />
    </FilterBar>
  );
};

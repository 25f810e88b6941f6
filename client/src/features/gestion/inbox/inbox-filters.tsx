import { Box } from '@chakra-ui/react';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { courseTypes, enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { cancellationReasons } from '../enrolments/enrolment-label.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf, type Filters } from '../filters/filters-of.ts';
import { InstructorFilter } from '../filters/id-filters.tsx';
import { EARLIEST } from '../lists/params.ts';
import { attendances, type readInboxFilters } from './gestion-enrolments.query.ts';

export const InboxFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readInboxFilters>>) => {
  const { status: _status, courseType: _courseType, ...others } = values;
  const day = (label: string, name: 'from' | 'to') => (
    <Box w={{ base: 'full', sm: '10.5rem' }}>
      <DateField label={label} min={EARLIEST} {...of(name)} value={values[name] ?? ''} />
    </Box>
  );

  return (
    <FilterBar
      count={count}
      moreCount={countOf(others)}
      onClear={clear}
      more={
        <>
          <FilterSelect isWide label="Asistencia" all="toda" options={attendances} {...of('attendance')} />
          <FilterSelect isWide label="CLU" all="todas" options={licenceStates} {...of('licence')} />
          <InstructorFilter {...of('instructorId')} />
          <FilterSelect
            isWide
            label="Cancelación"
            all="todas"
            options={cancellationReasons}
            {...of('cancellationReason')}
          />
          {day('Desde', 'from')}
          {day('Hasta', 'to')}
        </>
      }
    >
      <FilterSelect label="Estado" options={enrolmentStatuses} {...of('status')} />
      <FilterSelect label="Tipo" options={courseTypes} {...of('courseType')} />
    </FilterBar>
  );
};

import { SimpleGrid } from '@chakra-ui/react';
import { longMonth } from '#domain/dates/date-text.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import type { CourseFilter } from './course-filter.ts';

type FilterBarProps = {
  filter: Pick<
    CourseFilter,
    'location' | 'month' | 'locations' | 'months' | 'chooseLocation' | 'chooseMonth'
  >;
};

export const FilterBar = ({ filter }: FilterBarProps) => (
  <SimpleGrid role="group" aria-label="Filtros" columns={{ base: 1, sm: 2 }} gap="3" maxW="34rem">
    <SelectField
      label="Lugar"
      placeholder="Todos los lugares"
      value={filter.location ?? ''}
      options={filter.locations.map((location) => ({ value: location, label: location }))}
      onChange={(event) => filter.chooseLocation(event.currentTarget.value)}
    />
    <SelectField
      label="Mes"
      placeholder="Todos los meses"
      value={filter.month ?? ''}
      options={filter.months.map((month) => ({ value: month, label: longMonth(month) }))}
      onChange={(event) => filter.chooseMonth(event.currentTarget.value)}
    />
  </SimpleGrid>
);

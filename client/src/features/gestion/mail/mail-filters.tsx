import { Box } from '@chakra-ui/react';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import type { Filters } from '../filters/filters-of.ts';
import { PersonFilter } from '../filters/id-filters.tsx';
import type { readMailFilters } from './gestion-mail.query.ts';
import { mailKinds, mailStates } from './mail-text.ts';

export const MailFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readMailFilters>>) => {
  const { enrolmentId } = values;
  return (
    <FilterBar count={count} onClear={clear}>
      <FilterSelect label="Estado" options={mailStates} {...of('state')} />
      <FilterSelect label="Tipo" options={mailKinds} {...of('kind')} />
      <Box w={{ base: 'full', sm: '14rem' }}>
        <PersonFilter isDense {...of('userId')} />
      </Box>
      {enrolmentId && (
        <FilterSelect
          label="Inscripción"
          all="todas"
          options={{ [enrolmentId]: { label: 'De una inscripción' } }}
          {...of('enrolmentId')}
        />
      )}
    </FilterBar>
  );
};

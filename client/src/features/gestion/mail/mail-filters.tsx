import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { graphql } from '../../../gql/index.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf } from '../lists/params.ts';
import { PersonCombobox } from '../filters/person-combobox.tsx';
import { mailParams, readMailFilters } from './gestion-mail.query.ts';
import { mailKinds, mailStates } from './mail-text.ts';

const PERSON = graphql(`
  query MailPerson($id: ID!) {
    user(id: $id) {
      id
      firstName
      lastName
      email
      documentNumber
    }
  }
`);

type MailFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  onClear: () => void;
};

export const MailFilters = ({ params, onChange, onClear }: MailFiltersProps) => {
  const filters = readMailFilters(params);
  const { state, kind, userId, enrolmentId } = filters;
  const { data } = useQuery(PERSON, { variables: { id: userId ?? '' }, skip: userId === null });
  const set = (name: keyof typeof mailParams) => (value: string | null) =>
    onChange({ [mailParams[name]]: value });
  return (
    <FilterBar count={countOf(filters)} onClear={onClear}>
      <FilterSelect label="Estado" options={mailStates} value={state} onChange={set('state')} />
      <FilterSelect label="Tipo" options={mailKinds} value={kind} onChange={set('kind')} />
      <Box w={{ base: 'full', sm: '14rem' }}>
        <PersonCombobox
          label="Persona"
          value={(userId && data?.user) || null}
          onChange={(found) => set('person')(found?.id ?? null)}
          isDense
        />
      </Box>
      {enrolmentId && (
        <FilterSelect
          label="Inscripción"
          all="todas"
          options={{ [enrolmentId]: { label: 'De una inscripción' } }}
          value={enrolmentId}
          onChange={set('enrolment')}
        />
      )}
    </FilterBar>
  );
};

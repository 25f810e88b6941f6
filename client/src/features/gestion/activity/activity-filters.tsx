import { useQuery } from '@apollo/client/react';
import { DateField } from '../../../components/fields/date-field.tsx';
import { graphql } from '../../../gql/index.ts';
import { FilterBar } from '../lists/filter-bar.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { EARLIEST } from '../lists/params.ts';
import { PersonCombobox } from '../lists/person-combobox.tsx';
import { auditActions } from './audit-actions.ts';
import { activityParams, parts, readActivityFilters } from './gestion-activity.query.ts';

const PERSON = graphql(`
  query ActivityPerson($id: ID!) {
    user(id: $id) {
      id
      firstName
      lastName
      email
      documentNumber
    }
  }
`);

type ActivityFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  count: number;
  onClear: () => void;
};

export const ActivityFilters = ({ params, onChange, count, onClear }: ActivityFiltersProps) => {
  const { action, person, part, from, to } = readActivityFilters(params);
  const { data } = useQuery(PERSON, { variables: { id: person ?? '' }, skip: person === null });
  const set = (name: keyof typeof activityParams) => (value: string | null) =>
    onChange({ [activityParams[name]]: value });

  return (
    <FilterBar count={count} onClear={onClear}>
      <FilterSelect
        label="Acción"
        all="Todas"
        options={auditActions}
        value={action}
        onChange={set('action')}
      />
      <PersonCombobox
        label="Persona"
        value={(person && data?.user) || null}
        onChange={(found) => set('person')(found?.id ?? null)}
      />
      <FilterSelect
        label="Papel de la persona"
        all={parts.actor.label}
        options={{ subject: parts.subject }}
        value={part === 'actor' ? null : part}
        onChange={set('part')}
      />
      <DateField label="Desde" min={EARLIEST} value={from ?? ''} onChange={set('from')} />
      <DateField label="Hasta" min={EARLIEST} value={to ?? ''} onChange={set('to')} />
    </FilterBar>
  );
};

import { useQuery } from '@apollo/client/react';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { graphql } from '../../../gql/index.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { EARLIEST } from '../lists/params.ts';
import { PersonCombobox } from '../filters/person-combobox.tsx';
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

const SERVICE_ACCOUNTS = graphql(`
  query ActivityServiceAccounts {
    serviceAccounts {
      id
      name
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
  const { action, person, part, account, from, to } = readActivityFilters(params);
  const { data } = useQuery(PERSON, { variables: { id: person ?? '' }, skip: person === null });
  const accounts = useQuery(SERVICE_ACCOUNTS).data?.serviceAccounts ?? [];
  const names = accounts.map(({ id, name }) => [id, { label: name }] as const);
  // Ended accounts are not listed.
  const options = { ...(account && { [account]: { label: 'Terminada' } }), ...Object.fromEntries(names) };
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
      {Object.keys(options).length > 0 && (
        <FilterSelect
          label="Cuenta de servicio"
          all="Todas"
          options={options}
          value={account}
          onChange={set('account')}
        />
      )}
      <DateField label="Desde" min={EARLIEST} value={from ?? ''} onChange={set('from')} />
      <DateField label="Hasta" min={EARLIEST} value={to ?? ''} onChange={set('to')} />
    </FilterBar>
  );
};

import { useQuery } from '@apollo/client/react';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { graphql } from '../../../gql/index.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import type { Filters } from '../filters/filters-of.ts';
import { PersonFilter } from '../filters/id-filters.tsx';
import { EARLIEST } from '../lists/params.ts';
import { auditActions } from './audit-actions.ts';
import { parts, type readActivityFilters } from './gestion-activity.query.ts';

const SERVICE_ACCOUNTS = graphql(`
  query ActivityServiceAccounts {
    serviceAccounts {
      id
      name
    }
  }
`);

export const ActivityFilters = ({
  values,
  count,
  clear,
  of,
}: Filters<ReturnType<typeof readActivityFilters>>) => {
  const { part, account, from, to } = values;
  const accounts = useQuery(SERVICE_ACCOUNTS).data?.serviceAccounts ?? [];
  const names = accounts.map(({ id, name }) => [id, { label: name }] as const);
  // Ended accounts are not listed.
  const options = { ...(account && { [account]: { label: 'Terminada' } }), ...Object.fromEntries(names) };

  return (
    <FilterBar count={count} onClear={clear}>
      <FilterSelect label="Acción" all="Todas" options={auditActions} {...of('action')} />
      <PersonFilter {...of('person')} />
      <FilterSelect
        label="Papel de la persona"
        all={parts.actor.label}
        options={{ subject: parts.subject }}
        {...of('part')}
        value={part === 'actor' ? null : part}
      />
      {Object.keys(options).length > 0 && (
        <FilterSelect label="Cuenta de servicio" all="Todas" options={options} {...of('account')} />
      )}
      <DateField label="Desde" min={EARLIEST} {...of('from')} value={from ?? ''} />
      <DateField label="Hasta" min={EARLIEST} {...of('to')} value={to ?? ''} />
    </FilterBar>
  );
};

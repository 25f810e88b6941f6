import { licenceStates, roles } from '../../../components/records/enums.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { accounts, deletions, peopleParams, profiles, readPeopleFilters } from './gestion-people.query.ts';

type PeopleFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  count: number;
  onClear: () => void;
};

export const PeopleFilters = ({ params, onChange, count, onClear }: PeopleFiltersProps) => {
  const filters = readPeopleFilters(params);
  const set = (name: keyof typeof peopleParams) => (value: string | null) =>
    onChange({ [peopleParams[name]]: value });

  return (
    <FilterBar
      count={count}
      moreCount={[filters.licence, filters.deletion].filter((value) => value !== null).length}
      onClear={onClear}
      more={
        <>
          <FilterSelect
            isWide
            label="CLU hoy"
            all="todas"
            options={licenceStates}
            value={filters.licence}
            onChange={set('licence')}
          />
          <FilterSelect
            isWide
            label="Borrado de datos"
            all="todas"
            options={deletions}
            value={filters.deletion}
            onChange={set('deletion')}
          />
        </>
      }
    >
      <FilterSelect label="Rol" options={roles} value={filters.role} onChange={set('role')} />
      <FilterSelect
        label="Cuenta"
        all="todas"
        options={accounts}
        value={filters.account}
        onChange={set('account')}
      />
      <FilterSelect label="Perfil" options={profiles} value={filters.profile} onChange={set('profile')} />
    </FilterBar>
  );
};

import { licenceStates, roles } from '../../../components/records/enums.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf } from '../lists/params.ts';
import { accounts, deletions, peopleParams, profiles, readPeopleFilters } from './gestion-people.query.ts';

type PeopleFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  onClear: () => void;
};

export const PeopleFilters = ({ params, onChange, onClear }: PeopleFiltersProps) => {
  const filters = readPeopleFilters(params);
  const { licence, deletion } = filters;
  const set = (name: keyof typeof peopleParams) => (value: string | null) =>
    onChange({ [peopleParams[name]]: value });

  return (
    <FilterBar
      count={countOf(filters)}
      moreCount={countOf({ licence, deletion })}
      onClear={onClear}
      more={
        <>
          <FilterSelect
            isWide
            label="CLU hoy"
            all="todas"
            options={licenceStates}
            value={licence}
            onChange={set('licence')}
          />
          <FilterSelect
            isWide
            label="Borrado de datos"
            all="todas"
            options={deletions}
            value={deletion}
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

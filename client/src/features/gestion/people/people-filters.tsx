import { licenceStates, roles } from '../../../components/records/enums.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf, type Filters } from '../filters/filters-of.ts';
import { accounts, deletions, profiles, type readPeopleFilters } from './gestion-people.query.ts';

export const PeopleFilters = ({
  values,
  count,
  clear,
  of,
}: Filters<ReturnType<typeof readPeopleFilters>>) => {
  const { licence, deletion } = values;
  return (
    <FilterBar
      count={count}
      moreCount={countOf({ licence, deletion })}
      onClear={clear}
      more={
        <>
          <FilterSelect isWide label="CLU hoy" all="todas" options={licenceStates} {...of('licence')} />
          <FilterSelect isWide label="Borrado de datos" all="todas" options={deletions} {...of('deletion')} />
        </>
      }
    >
      <FilterSelect label="Rol" options={roles} {...of('role')} />
      <FilterSelect label="Cuenta" all="todas" options={accounts} {...of('account')} />
      <FilterSelect label="Perfil" options={profiles} {...of('profile')} />
    </FilterBar>
  );
};

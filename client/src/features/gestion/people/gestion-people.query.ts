import { licenceStates, roles } from '../../../components/records/enums.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { nameParam } from '../lists/params.ts';
import { academyToday } from '../../../components/records/date-text.ts';

export const PEOPLE = graphql(`
  query People(
    $search: String
    $role: Role
    $isActive: Boolean
    $isPending: Boolean
    $asksDeletion: Boolean
    $licence: LicenceState
    $licenceOn: LocalDate
    $after: String
  ) {
    me {
      ...Roles
    }
    users(
      search: $search
      byPhone: true
      role: $role
      isActive: $isActive
      isPending: $isPending
      asksDeletion: $asksDeletion
      licence: $licence
      licenceOn: $licenceOn
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...PersonRow_user
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** Search params of the filters. */
export const peopleParams = {
  role: 'rol',
  account: 'cuenta',
  profile: 'perfil',
  licence: 'clu',
  deletion: 'borrado',
} as const;

export const accounts = {
  activa: { label: 'Activa', isActive: true },
  desactivada: { label: 'Desactivada', isActive: false },
};

export const profiles = {
  completo: { label: 'Completo', isPending: false },
  pendiente: { label: 'Pendiente', isPending: true },
};

export const deletions = { pedido: { label: 'Pedido', asksDeletion: true } };

export const readPeopleFilters = (params: URLSearchParams) => ({
  role: nameParam(params, peopleParams.role, roles),
  account: nameParam(params, peopleParams.account, accounts),
  profile: nameParam(params, peopleParams.profile, profiles),
  licence: nameParam(params, peopleParams.licence, licenceStates),
  deletion: nameParam(params, peopleParams.deletion, deletions),
});

export const peopleVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  const { role, account, profile, licence, deletion } = readPeopleFilters(params);
  return {
    search: search || null,
    role,
    isActive: account && accounts[account].isActive,
    isPending: profile && profiles[profile].isPending,
    asksDeletion: deletion && deletions[deletion].asksDeletion,
    licence,
    licenceOn: licence && academyToday(),
    after,
  };
};

/** The filters of the export. */
export const exportFilters = (params: URLSearchParams) => {
  const { after: _after, role, licence, ...filters } = peopleVariables(params);
  return {
    ...filters,
    byPhone: filters.search && true,
    role: role && roles[role].value,
    licence: licence && licenceStates[licence].value,
  };
};

import { Button, HStack, Stack } from '@chakra-ui/react';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { shortDate } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { emailText } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { Opening } from '../../../components/feedback/opening.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { documentNumberText } from '../../../components/records/document-text.ts';
import { licenceStates, roles } from '../../../components/records/enums.ts';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import type { PersonRow_UserFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { LicenceMark } from '../enrolments/row-badges.tsx';
import { countOf, FilterBar, filtersOf, type Filters } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { DenseCell, DenseRow, DenseTable, Line, PhoneLine } from '../lists/dense-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { PhoneLink } from '../lists/phone-link.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import {
  accounts,
  deletions,
  exportFilters,
  PEOPLE,
  peopleParams,
  peopleVariables,
  profiles,
  readPeopleFilters,
} from './gestion-people.query.ts';
import { licenceToday, PersonBadges } from './person-badges.tsx';

const NewPersonDialog = onDemand(async () => (await import('./new-person-dialog.tsx')).NewPersonDialog);

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

const COLUMNS = [
  { name: 'Persona' },
  { name: 'Email', width: '13.5rem' },
  { name: 'Teléfono', width: '9.5rem' },
  { name: 'Documento', width: '6.5rem' },
  { name: 'CLU', width: '9.5rem' },
  { name: 'Estado', width: '9rem' },
];

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const query = useAdminQuery(PEOPLE, {
    variables: peopleVariables(params),
    failureText: messages.usersFailed,
  });
  const [isImporting, setIsImporting] = useState(false);
  const [isAdding, setIsAdding] = useState(false);

  // A person is opened next.
  useEffect(() => void import('../person/gestion-person.page.tsx').catch(() => undefined), []);

  const filters = filtersOf(listParams, peopleParams, readPeopleFilters(params));

  return (
    <>
      <ScreenHeading
        title="Personas · Gestión"
        actions={
          <HStack gap="2" wrap="wrap">
            <ExportButton file="users" filters={exportFilters(params)} />
            <ForStaff may="Mutation.importUsers">
              <Button size="sm" variant="outline" onClick={() => setIsImporting(true)}>
                Importar CSV…
              </Button>
            </ForStaff>
            <ForStaff may="Mutation.createPerson">
              <Button size="sm" onClick={() => setIsAdding(true)}>
                <PlusIcon />
                Nueva persona
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Personas
      </ScreenHeading>
      <Stack gap="3">
        <ListFrame
          isDense
          noun={{ one: 'persona', many: 'personas', isFeminine: true }}
          placeholder="Nombre, email, documento…"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.users}
          filters={<PeopleFilters {...filters} />}
          onClearFilters={filters.clear}
        >
          {({ nodes, isStale }) => (
            <DenseTable caption="Personas" columns={COLUMNS} isStale={isStale}>
              {nodes.map((user) => (
                <PersonRow key={user.id} user={user} />
              ))}
            </DenseTable>
          )}
        </ListFrame>
      </Stack>
      {isImporting && (
        <Suspense fallback={<Opening />}>
          <ImportDialog
            isOpen={isImporting}
            onClose={() => setIsImporting(false)}
            onImported={() => void query.refetch().catch(() => undefined)}
          />
        </Suspense>
      )}
      <NewPersonDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
};

const PeopleFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readPeopleFilters>>) => {
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

graphql(`
  fragment PersonRow_user on User {
    ...PersonName
    phone
    documentNumber
    role
    staffRole
    isActive
    clu
    cluExpiration
  }
`);

const PersonRow = memo(({ user }: { user: PersonRow_UserFragment }) => {
  const { id, email, phone, documentNumber, cluExpiration } = user;
  const licence = licenceToday(user);
  const name = userName(user);
  return (
    <DenseRow>
      <DenseCell area="title">
        <Line title={name}>
          <RowLink to={generatePath(paths.gestionPerson, { id })}>{name}</RowLink>
        </Line>
        <HStack hideFrom="lg" gap="1.5">
          <LicenceMark licence={licence} user={user} />
          <PhoneLine>{phone ? <PhoneLink phone={phone} /> : emailText(email)}</PhoneLine>
        </HStack>
      </DenseCell>
      <DenseCell>
        <Line>{emailText(email)}</Line>
      </DenseCell>
      <DenseCell>
        <Line>{phone ? <PhoneLink phone={phone} /> : '–'}</Line>
      </DenseCell>
      <DenseCell>
        <Line>{documentNumberText(documentNumber)}</Line>
      </DenseCell>
      <DenseCell>
        <Line title={cluExpiration ? `Vence el ${shortDate(cluExpiration)}` : undefined}>
          <LicenceBadge isShort state={licence} expiration={cluExpiration} />
        </Line>
      </DenseCell>
      <DenseCell area="side">
        <PersonBadges isBrief user={user} />
      </DenseCell>
    </DenseRow>
  );
});

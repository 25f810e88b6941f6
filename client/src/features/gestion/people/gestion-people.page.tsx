import { Button, HStack, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Opening } from '../../../components/feedback/opening.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import {
  exportFilters,
  PEOPLE,
  peopleParams,
  peopleVariables,
  readPeopleFilters,
} from './gestion-people.query.ts';
import { PeopleFilters } from './people-filters.tsx';
import { filtersOf } from '../filters/filters-of.ts';
import { PersonRow } from './person-row.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';

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

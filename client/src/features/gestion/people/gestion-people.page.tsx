import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { ForStaff } from '../frame/for-staff.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import {
  exportFilters,
  PEOPLE,
  peopleParams,
  peopleVariables,
  readPeopleFilters,
} from './gestion-people.query.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PersonRow } from './person-row.tsx';

const COLUMNS = ['Persona', 'Contacto', 'Documento', 'CLU', 'Estado'] as const;

export const Component = () => {
  const listParams = useListSearchParams();
  const { params, change } = listParams;
  const query = useAdminQuery(PEOPLE, {
    variables: peopleVariables(params),
    failureText: messages.usersFailed,
  });
  const [isImporting, setIsImporting] = useState(false);

  const filterCount = Object.values(readPeopleFilters(params)).filter((value) => value !== null).length;
  const clearFilters = () => listParams.clear(Object.values(peopleParams));

  return (
    <>
      <PageHeading
        title="Personas · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="users" filters={exportFilters(params)} />
            <ForStaff may="Mutation.importUsers">
              <Button variant="outline" onClick={() => setIsImporting(true)}>
                Importar CSV…
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Personas
      </PageHeading>
      <Stack gap="6">
        <ListFrame
          noun={{ one: 'persona', many: 'personas', isFeminine: true }}
          placeholder="Nombre, email o documento"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.users}
          filters={
            <PeopleFilters params={params} onChange={change} count={filterCount} onClear={clearFilters} />
          }
          onClearFilters={filterCount > 0 ? clearFilters : undefined}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Personas" columns={COLUMNS} isStale={isStale}>
              {nodes.map((user) => (
                <PersonRow key={user.id} user={user} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setIsImporting(false)}
        onImported={() => void query.refetch().catch(() => undefined)}
      />
    </>
  );
};

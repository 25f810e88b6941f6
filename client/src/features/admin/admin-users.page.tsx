import { Button, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { PlusIcon } from '../../components/icons.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { paths } from '../../paths.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { ListFrame } from '../../components/lists/list-frame.tsx';
import { listVariables } from '../../components/queries/list-params.ts';
import { UsersTable } from './users-table.tsx';
import { useListSearchParams } from '../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import { ADMIN_USERS } from './admin-users.query.ts';

export const Component = () => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(ADMIN_USERS, {
    variables: listVariables(listParams),
    failureText: messages.usersFailed,
  });

  return (
    <>
      <PageHeading
        title="Usuarios"
        eyebrow={<BackLink to={paths.admin}>Admin Panel</BackLink>}
        actions={
          <Button title="Disponible próximamente">
            <PlusIcon />
            Nuevo Usuario
          </Button>
        }
      >
        Usuarios
      </PageHeading>
      <Stack gap="6">
        <ListFrame
          noun={{ one: 'usuario', many: 'usuarios' }}
          placeholder="Nombre, apellido, email o documento"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.users}
        >
          {({ nodes, isStale }) => <UsersTable users={nodes} isStale={isStale} />}
        </ListFrame>
      </Stack>
    </>
  );
};

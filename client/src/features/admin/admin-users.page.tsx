import { Button, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { useMemberQuery } from '../../components/data/use-member-query.ts';
import { PlusIcon } from '../../components/icons.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { graphql } from '../../gql/index.ts';
import { BackToPanel } from './back-to-panel.tsx';
import { ListFrame } from './list-frame.tsx';
import { UsersTable } from './users-table.tsx';
import { useListSearchParams } from './use-list-search-params.ts';

const USERS = graphql(`
  query AdminUsers($search: String, $after: String) {
    users(search: $search, after: $after, first: 20) {
      nodes {
        id
        ...UsersTable_user
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const AdminUsersPage = () => {
  const address = useListSearchParams();
  const query = useMemberQuery(USERS, {
    variables: { search: address.search || null, after: address.after },
    isAdminPage: true,
    failureText: messages.usersFailed,
  });

  return (
    <PageShell>
      <PageHeading
        title="Usuarios"
        eyebrow={<BackToPanel />}
        actions={
          <Button colorPalette="brand" title="Disponible próximamente">
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
          address={address}
          query={query}
          list={(query.data ?? query.previousData)?.users}
          isCountCapped={address.search !== ''}
        >
          {({ nodes, isStale }) => <UsersTable users={nodes} isStale={isStale} />}
        </ListFrame>
      </Stack>
    </PageShell>
  );
};

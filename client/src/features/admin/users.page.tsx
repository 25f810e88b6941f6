import { Button, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { useProtectedQuery } from '../../app/use-protected-query.ts';
import { EmptyNote } from '../../components/empty-note.tsx';
import { PlusIcon } from '../../components/icons/plus-icon.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';
import { graphql } from '../../gql/index.ts';
import { BackToPanel } from './back-to-panel.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MatchCount } from './match-count.tsx';
import { UsersTable } from './users-table.tsx';
import { useListAddress } from './use-list-address.ts';

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
  const address = useListAddress();
  const query = useProtectedQuery(USERS, {
    variables: { search: address.search || null, after: address.after },
    isAdminPage: true,
    failureText: messages.usersFailed,
  });
  const users = (query.data ?? query.previousData)?.users;
  const next = users?.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;

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
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'end' }}
          gap="3"
        >
          <ListSearch
            label="Buscar usuarios"
            placeholder="Nombre, apellido, email o documento"
            search={address.search}
            onSearch={address.changeSearch}
          />
          {users && (
            <MatchCount
              count={users.totalCount}
              one="usuario"
              many="usuarios"
              isCapped={address.search !== ''}
            />
          )}
        </Stack>
        {query.error ? (
          <ListFailure onRetry={() => query.refetch()} />
        ) : !users ? (
          <ListSkeleton label="Cargando usuarios..." />
        ) : users.nodes.length === 0 ? (
          <EmptyNote>
            {address.search ? `Ningún usuario coincide con «${address.search}»` : 'Todavía no hay usuarios'}
          </EmptyNote>
        ) : (
          <UsersTable users={users.nodes} isStale={!query.data} />
        )}
        <ListPager
          label="Páginas de usuarios"
          page={address.page}
          onPrevious={address.after ? address.goToPrevious : null}
          onNext={next && query.data ? () => address.goToNext(next) : null}
        />
      </Stack>
    </PageShell>
  );
};

import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { useProtectedQuery } from '../../app/use-protected-query.ts';
import { EmptyNote } from '../../components/empty-note.tsx';
import { PlusIcon } from '../../components/icons/plus-icon.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';
import { graphql } from '../../gql/index.ts';
import { BackToPanel } from './back-to-panel.tsx';
import { CoursesTable } from './courses-table.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MatchCount } from './match-count.tsx';
import { StatCard } from './stat-card.tsx';
import { useListAddress } from './use-list-address.ts';

const COURSES = graphql(`
  query AdminCourses($search: String, $after: String) {
    coursePage(search: $search, after: $after, first: 20) {
      nodes {
        id
        ...CoursesTable_course
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      courseCount
      groupCount
      scheduledCount
    }
  }
`);

export const AdminCoursesPage = () => {
  const address = useListAddress();
  const query = useProtectedQuery(COURSES, {
    variables: { search: address.search || null, after: address.after },
    isAdminPage: true,
    failureText: messages.coursesFailed,
  });
  const courses = (query.data ?? query.previousData)?.coursePage;
  const next = courses?.pageInfo.hasNextPage ? courses.pageInfo.endCursor : null;

  return (
    <PageShell>
      <PageHeading
        title="Administrar cursos"
        eyebrow={<BackToPanel />}
        actions={
          <Button colorPalette="brand" title="Disponible próximamente">
            <PlusIcon />
            Nuevo Curso
          </Button>
        }
      >
        Cursos
      </PageHeading>
      <Stack gap="6">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap={{ base: '4', md: '5' }} mb="2">
          <StatCard label="Total de cursos" value={courses?.courseCount ?? null} />
          <StatCard label="Cursos grupales" value={courses?.groupCount ?? null} />
          <StatCard label="Cursos programados" value={courses?.scheduledCount ?? null} />
        </SimpleGrid>
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'end' }}
          gap="3"
        >
          <ListSearch
            label="Buscar cursos"
            placeholder="Nombre, descripción o ubicación"
            search={address.search}
            onSearch={address.changeSearch}
          />
          {courses && <MatchCount count={courses.totalCount} one="curso" many="cursos" />}
        </Stack>
        {query.error ? (
          <ListFailure onRetry={() => query.refetch()} />
        ) : !courses ? (
          <ListSkeleton label="Cargando cursos..." />
        ) : courses.nodes.length === 0 ? (
          <EmptyNote>
            {address.search ? `Ningún curso coincide con «${address.search}»` : 'Todavía no hay cursos'}
          </EmptyNote>
        ) : (
          <CoursesTable courses={courses.nodes} isStale={!query.data} />
        )}
        <ListPager
          label="Páginas de cursos"
          page={address.page}
          onPrevious={address.after ? address.goToPrevious : null}
          onNext={next && query.data ? () => address.goToNext(next) : null}
        />
      </Stack>
    </PageShell>
  );
};

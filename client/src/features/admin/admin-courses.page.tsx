import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { PlusIcon } from '../../components/icons.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { paths } from '../../paths.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { CoursesTable } from './courses-table.tsx';
import { ListFrame } from '../../components/lists/list-frame.tsx';
import { listVariables } from '../../components/queries/list-params.ts';
import { StatCard } from './stat-card.tsx';
import { useListSearchParams } from '../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import { ADMIN_COURSES } from './admin-courses.query.ts';

export const Component = () => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(ADMIN_COURSES, {
    variables: listVariables(listParams),
    failureText: messages.coursesFailed,
  });
  const courses = (query.data ?? query.previousData)?.adminCourses;

  return (
    <>
      <PageHeading
        title="Administrar cursos"
        eyebrow={<BackLink to={paths.admin}>Admin Panel</BackLink>}
        actions={
          <Button title="Disponible próximamente">
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
        <ListFrame
          noun={{ one: 'curso', many: 'cursos' }}
          placeholder="Nombre, descripción o ubicación"
          listParams={listParams}
          query={query}
          list={courses}
        >
          {({ nodes, isStale }) => <CoursesTable courses={nodes} isStale={isStale} />}
        </ListFrame>
      </Stack>
    </>
  );
};

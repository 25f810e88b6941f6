import { Button, HStack, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { listVariables } from '../../../components/lists/list-params.ts';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { newCoursePath } from '../course/new-course-path.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { STAFF_COURSES } from './gestion-courses.query.ts';
import { StaffCourseRow } from './staff-course-row.tsx';

const COLUMNS = ['Curso', 'Tipo', 'Fecha', 'Lugares', 'Precio', 'Estado'] as const;

export const Component = () => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(STAFF_COURSES, {
    variables: listVariables(listParams),
    failureText: messages.coursesFailed,
  });

  return (
    <>
      <PageHeading
        title="Cursos · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="courses" filters={{ search: listParams.search }} />
            <Button asChild colorPalette="brand">
              <Link to={newCoursePath}>
                <PlusIcon />
                Nuevo curso
              </Link>
            </Button>
          </HStack>
        }
      >
        Cursos
      </PageHeading>
      <Stack gap="6">
        <ListFrame
          noun={{ one: 'curso', many: 'cursos' }}
          placeholder="Nombre, descripción o lugar"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.adminCourses}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Cursos" columns={COLUMNS} isStale={isStale}>
              {nodes.map((course) => (
                <StaffCourseRow key={course.id} course={course} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
    </>
  );
};

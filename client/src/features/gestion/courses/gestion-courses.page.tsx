import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { newCoursePath } from '../lists/courses-link.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { filtersOf } from '../filters/filters-of.ts';
import { CourseFilters } from './course-filters.tsx';
import {
  courseParams,
  courseVariables,
  exportFilters,
  readCourseFilters,
  STAFF_COURSES,
} from './gestion-courses.query.ts';
import { StaffCourseRow } from './staff-course-row.tsx';

const COLUMNS = [
  { name: 'Curso' },
  { name: 'Fecha', width: '11.5rem' },
  { name: 'Instructor', width: '9rem' },
  { name: 'Lugares', width: '10.5rem' },
  { name: 'Precio', width: '6rem' },
  { name: 'Estado', width: '6rem' },
];

const nounOf = (period: string | null) => {
  if (period === null) return { one: 'curso próximo', many: 'cursos próximos' };
  return period === 'pasados'
    ? { one: 'curso pasado', many: 'cursos pasados' }
    : { one: 'curso', many: 'cursos' };
};

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const [today] = useState(academyToday);
  const query = useAdminQuery(STAFF_COURSES, {
    variables: courseVariables(params, today),
    failureText: messages.coursesFailed,
  });
  const filters = filtersOf(listParams, courseParams, readCourseFilters(params));

  return (
    <>
      <ScreenHeading
        title="Cursos · Gestión"
        actions={
          <HStack gap="2" wrap="wrap">
            <ExportButton file="courses" filters={exportFilters(params, today)} />
            <ForStaff may="Mutation.createCourse">
              <Button asChild size="sm">
                <Link to={newCoursePath}>
                  <PlusIcon />
                  Nuevo curso
                </Link>
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Cursos
      </ScreenHeading>
      <Stack gap="3">
        <ListFrame
          isDense
          noun={nounOf(filters.values.period)}
          placeholder="Nombre, descripción o lugar"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.adminCourses}
          filters={<CourseFilters {...filters} />}
          onClearFilters={filters.clear}
        >
          {({ nodes, isStale }) => (
            <DenseTable caption="Cursos" columns={COLUMNS} isStale={isStale}>
              {nodes.map((course) => (
                <StaffCourseRow key={course.id} course={course} />
              ))}
            </DenseTable>
          )}
        </ListFrame>
      </Stack>
    </>
  );
};

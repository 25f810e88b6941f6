import { Badge, Button, HStack, Stack } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { courseTypes } from '../../../components/records/enums.ts';
import type { StaffCourseRow_CourseFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { CourseStateBadge, takenText, waitingText } from '../entries/course-state.tsx';
import { countOf, FilterBar, filtersOf, type Filters } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { InstructorFilter } from '../filters/id-filters.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { newCoursePath } from '../lists/courses-link.tsx';
import { DenseCell, DenseRow, DenseTable, Line, PhoneLine } from '../lists/dense-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import {
  courseParams,
  courseVariables,
  exportFilters,
  periods,
  readCourseFilters,
  seats,
  STAFF_COURSES,
  states,
} from './gestion-courses.query.ts';

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

const CourseFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readCourseFilters>>) => {
  const { state, instructorId } = values;
  return (
    <FilterBar
      count={count}
      moreCount={countOf({ state, instructorId })}
      onClear={clear}
      more={
        <>
          <FilterSelect isWide label="Estado" options={states} {...of('state')} />
          <InstructorFilter {...of('instructorId')} />
        </>
      }
    >
      <FilterSelect label="Cuándo" all="próximos" options={periods} {...of('period')} />
      <FilterSelect label="Tipo" options={courseTypes} {...of('courseType')} />
      <FilterSelect label="Lugares" options={seats} {...of('seats')} />
    </FilterBar>
  );
};

graphql(`
  fragment StaffCourseRow_course on Course {
    id
    name
    location
    courseType
    scheduledDate
    price
    isActive
    callOff {
      at
    }
    capacity
    placesTaken
    waitingCount
    instructor {
      id
      name
    }
  }
`);

const dateText = ({ courseType, scheduledDate }: StaffCourseRow_CourseFragment) =>
  courseType === 'PERSONALIZADO' ? 'A convenir' : rowDateText(scheduledDate);

const StaffCourseRow = memo(({ course }: { course: StaffCourseRow_CourseFragment }) => {
  const { id, name, location, instructor, price, waitingCount } = course;
  return (
    <DenseRow>
      <DenseCell area="title">
        <Line title={`${name}, ${location}`}>
          <RowLink to={generatePath(paths.gestionCourse, { id })}>{name}</RowLink>
        </Line>
        <PhoneLine>{`${dateText(course)} · ${takenText(course)}`}</PhoneLine>
      </DenseCell>
      <DenseCell>
        <Line>{dateText(course)}</Line>
      </DenseCell>
      <DenseCell>
        <Line isMuted={!instructor}>{instructor?.name ?? 'Sin asignar'}</Line>
      </DenseCell>
      <DenseCell>
        <HStack gap="2">
          <Line>{takenText(course)}</Line>
          {waitingCount > 0 && (
            <Badge colorPalette="accent" whiteSpace="nowrap">
              {waitingText(waitingCount)}
            </Badge>
          )}
        </HStack>
      </DenseCell>
      <DenseCell>
        <Line>{adminPriceText(price)}</Line>
      </DenseCell>
      <DenseCell area="side">
        <CourseStateBadge course={course} />
      </DenseCell>
    </DenseRow>
  );
});

import { Stack } from '@chakra-ui/react';
import { graphql } from '../../gql/index.ts';
import type { CoursesTable_CourseFragment } from '../../gql/graphql.ts';
import { CourseRow } from './course-row.tsx';
import { ListTable } from '../../components/lists/list-table.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';

graphql(`
  fragment CoursesTable_course on Course {
    id
    ...CourseRow_course
  }
`);

const COLUMNS = ['Curso', 'Ubicación', 'Tipo', 'Precio', 'Fecha', 'Estado', 'Acciones'] as const;
const NOTE_ID = 'course-actions-note';

type CoursesTableProps = { courses: readonly CoursesTable_CourseFragment[]; isStale: boolean };

export const CoursesTable = ({ courses, isStale }: CoursesTableProps) => {
  return (
    <Stack gap="3">
      <ListTable caption="Cursos" columns={COLUMNS} isStale={isStale}>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} noteId={NOTE_ID} />
        ))}
      </ListTable>
      <SmallText id={NOTE_ID}>Las acciones sobre los cursos estarán disponibles próximamente.</SmallText>
    </Stack>
  );
};

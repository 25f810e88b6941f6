import { Badge, Box, Button, HStack, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { messages } from '#domain/messages.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { BlockedIcon, CheckIcon, EditIcon, EyeIcon, PlusIcon, TrashIcon } from '../../components/icons.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { ListFrame } from '../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../components/lists/use-list-search-params.ts';
import { listVariables } from '../../components/queries/list-params.ts';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { shortDateText } from '../../components/records/date-text.ts';
import type { CourseRow_CourseFragment, CoursesTable_CourseFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { ADMIN_COURSES } from './admin-courses.query.ts';
import { StatCard } from './stat-card.tsx';

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

graphql(`
  fragment CoursesTable_course on Course {
    id
    ...CourseRow_course
  }
`);

const COLUMNS = ['Curso', 'Ubicación', 'Tipo', 'Precio', 'Fecha', 'Estado', 'Acciones'] as const;
const NOTE_ID = 'course-actions-note';

type CoursesTableProps = { courses: readonly CoursesTable_CourseFragment[]; isStale: boolean };

const CoursesTable = ({ courses, isStale }: CoursesTableProps) => {
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

graphql(`
  fragment CourseRow_course on Course {
    id
    name
    description
    location
    courseType
    price
    pointsValue
    scheduledDate
    isActive
  }
`);

const actions = [
  { label: 'Editar', Icon: EditIcon },
  { label: 'Ver', Icon: EyeIcon },
  { label: 'Eliminar', Icon: TrashIcon },
];

type CourseRowProps = { course: CourseRow_CourseFragment; noteId: string };

const CourseRow = memo(({ course, noteId }: CourseRowProps) => {
  return (
    <ListRow>
      <ListCell column="Curso" isTitle>
        <Box maxW={{ lg: '17rem' }}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {course.name}
          </Text>
          <SmallText lineClamp="2">{course.description}</SmallText>
        </Box>
      </ListCell>
      <ListCell column="Ubicación">
        <Text overflowWrap="anywhere" minW={{ lg: '7rem' }}>
          {course.location}
        </Text>
      </ListCell>
      <ListCell column="Tipo">
        <Box>
          <CourseTypeBadge courseType={course.courseType} />
        </Box>
      </ListCell>
      <ListCell column="Precio">
        <Box fontVariantNumeric="tabular-nums">
          <Text whiteSpace="nowrap">{adminPriceText(course.price)}</Text>
          {course.pointsValue > 0 && (
            <SmallText whiteSpace="nowrap">{countText(course.pointsValue)} pts</SmallText>
          )}
        </Box>
      </ListCell>
      <ListCell column="Fecha">
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {course.scheduledDate ? shortDateText(course.scheduledDate) : 'Por definir'}
        </Text>
      </ListCell>
      <ListCell column="Estado">
        <Box>
          <Badge colorPalette={course.isActive ? 'green' : 'gray'}>
            {course.isActive ? <CheckIcon boxSize="3" /> : <BlockedIcon boxSize="3" />}
            {course.isActive ? 'Activo' : 'Inactivo'}
          </Badge>
        </Box>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="1">
          {actions.map(({ label, Icon }) => (
            <IconButton
              key={label}
              variant="ghost"
              size="sm"
              color="fg.muted"
              title={label}
              aria-label={`${label} ${course.name}`}
              aria-describedby={noteId}
            >
              <Icon />
            </IconButton>
          ))}
        </HStack>
      </ListCell>
    </ListRow>
  );
});

import { Button, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { enrolmentStatuses } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type {
  GroupCourses_CourseFragment,
  GroupCourses_EnrolmentFragment,
  GroupCourses_WaitingFragment,
} from '../../gql/graphql.ts';
import { CourseCard } from './course-card.tsx';
import { useCourseFilter } from './course-filter.ts';
import type { ShowBooked } from './use-booked.tsx';

const FilterBar = lazy(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }));

graphql(`
  fragment GroupCourses_course on Course {
    id
    isActive
    location
    scheduledDate
    ...CourseCard_course
  }
`);

graphql(`
  fragment GroupCourses_enrolment on Enrolment {
    id
    courseId
    status
  }
`);

graphql(`
  fragment GroupCourses_waiting on WaitingEntry {
    id
    position
    course {
      id
    }
  }
`);

/** Number of courses without filters. */
const MANY = 8;

/** Reserved height of the two filters, so that the list does not move. */
const FILTER_HEIGHT = { base: '9.5rem', sm: '4.375rem' };

type GroupCoursesProps = {
  courses: GroupCourses_CourseFragment[];
  enrolments: GroupCourses_EnrolmentFragment[];
  waiting: GroupCourses_WaitingFragment[];
  reload: () => Promise<unknown>;
  showBooked: ShowBooked;
};

export const GroupCourses = (props: GroupCoursesProps) => {
  const { courses, enrolments, waiting, reload, showBooked } = props;
  const offered = courses.filter((course) => course.isActive);
  const enrolledIds = enrolments
    .filter((enrolment) => isLiveStatus(enrolmentStatuses[enrolment.status].value))
    .map((enrolment) => enrolment.courseId);

  const filter = useCourseFilter(offered);

  if (offered.length === 0) {
    return <EmptyNote>No hay clases grupales disponibles en este momento</EmptyNote>;
  }
  return (
    <Stack gap="6">
      {offered.length > MANY && (
        <Suspense fallback={<Skeleton h={FILTER_HEIGHT} maxW="34rem" />}>
          <FilterBar filter={filter} />
        </Suspense>
      )}
      {filter.shown.length === 0 && (
        <EmptyNote
          action={
            <Button variant="outline" onClick={filter.clear}>
              Ver todos
            </Button>
          }
        >
          Ningún curso coincide con estos filtros
        </EmptyNote>
      )}
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '5', md: '6' }}>
        {filter.shown.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            isEnrolled={enrolledIds.includes(course.id)}
            waitingPosition={waiting.find((entry) => entry.course.id === course.id)?.position ?? null}
            reload={reload}
            showBooked={showBooked}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
};

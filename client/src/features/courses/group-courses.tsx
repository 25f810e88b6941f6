import type { FragmentType } from '@apollo/client';
import { SimpleGrid } from '@chakra-ui/react';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { enrolmentStatuses } from '../../components/records/enums.ts';
import { useFragmentList } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import { CourseCard } from './course-card.tsx';

const COURSE = graphql(`
  fragment GroupCourses_course on Course {
    id
    isActive
    ...CourseCard_course
  }
`);

const ENROLMENT = graphql(`
  fragment GroupCourses_enrolment on Enrolment {
    id
    courseId
    status
  }
`);

const WAITING = graphql(`
  fragment GroupCourses_waiting on WaitingEntry {
    id
    position
    course {
      id
    }
  }
`);

type GroupCoursesProps = {
  courses: FragmentType<typeof COURSE>[];
  enrolments: FragmentType<typeof ENROLMENT>[];
  waiting: FragmentType<typeof WAITING>[];
  reload: () => Promise<unknown>;
};

export const GroupCourses = ({
  courses: coursesRef,
  enrolments: enrolmentsRef,
  waiting: waitingRef,
  reload,
}: GroupCoursesProps) => {
  const courses = useFragmentList(COURSE, coursesRef);
  const enrolments = useFragmentList(ENROLMENT, enrolmentsRef);
  const waiting = useFragmentList(WAITING, waitingRef);
  const offered = courses.filter((course) => course.isActive);
  const enrolledIds = enrolments
    .filter((enrolment) => isLiveStatus(enrolmentStatuses[enrolment.status].value))
    .map((enrolment) => enrolment.courseId);

  if (offered.length === 0) {
    return <EmptyNote>No hay clases grupales disponibles en este momento</EmptyNote>;
  }
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '5', md: '6' }}>
      {offered.map((course) => (
        <CourseCard
          key={course.id}
          course={course}
          isEnrolled={enrolledIds.includes(course.id)}
          waitingPosition={waiting.find((entry) => entry.course.id === course.id)?.position ?? null}
          reload={reload}
        />
      ))}
    </SimpleGrid>
  );
};

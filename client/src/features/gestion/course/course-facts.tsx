import { chakra, HStack } from '@chakra-ui/react';
import { CourseTypeBadge } from '../../../components/records/course-type-badge.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { CourseHead_CourseFragment } from '../../../gql/graphql.ts';
import { CourseStateBadge } from '../entries/course-state.tsx';
import { takenText } from '../entries/course-state.tsx';

graphql(`
  fragment CourseHead_course on Course {
    id
    name
    location
    courseType
    scheduledDate
    isActive
    callOff {
      at
    }
    capacity
    placesTaken
    waitingCount
    cluPolicy
    revision
    instructor {
      id
      name
    }
  }
`);

/** Date, location, instructor and seats of a course. */
export const CourseFacts = ({ course }: { course: CourseHead_CourseFragment }) => (
  <>
    <HStack as="span" display="inline-flex" gap="1.5" me="2" hideBelow="md">
      <CourseTypeBadge courseType={course.courseType} />
      <CourseStateBadge course={course} />
    </HStack>
    <chakra.span overflowWrap="anywhere">
      {[
        course.courseType === 'PERSONALIZADO' ? 'Fecha a convenir' : compactText(course.scheduledDate),
        course.location,
        course.instructor ? `con ${course.instructor.name}` : 'sin instructor',
        course.capacity === null ? null : `${takenText(course)} lugares`.replaceAll(' ', '\u00a0'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </chakra.span>
  </>
);

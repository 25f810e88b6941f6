import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { RetryNote } from '../../../../components/feedback/empty-note.tsx';
import { compactText } from '../../../../components/records/date-text.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../../components/records/ruled.ts';
import { graphql } from '../../../../gql/index.ts';
import type { SeriesRow_CourseFragment } from '../../../../gql/graphql.ts';
import { paths } from '../../../../paths.ts';
import { RowLink } from '../../lists/row-button.tsx';
import { CourseStateBadge } from '../../entries/course-state.tsx';
import { takenText } from '../../entries/course-state.tsx';
import { SmallText } from '../../../../components/layout/small-text.tsx';
import { ChangeSeriesForm } from './change-series-form.tsx';

const COURSE_SERIES = graphql(`
  query CourseSeries($courseId: ID!) {
    courseSeries(courseId: $courseId) {
      ...SeriesRow_course
    }
  }
`);

graphql(`
  fragment SeriesRow_course on Course {
    id
    name
    location
    scheduledDate
    price
    capacity
    durationMinutes
    placesTaken
    isActive
    callOff {
      at
    }
    instructor {
      id
      name
    }
  }
`);

const isComing = ({ scheduledDate, callOff }: SeriesRow_CourseFragment) =>
  callOff === null && scheduledDate !== null && new Date(scheduledDate) > new Date();

type SeriesProps = { courseId: string; onChanged: () => void };

/** The courses of a series, and what changes the coming ones together. */
export const Series = ({ courseId, onChanged }: SeriesProps) => {
  const { data, error, refetch } = useQuery(COURSE_SERIES, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setIsOpen] = useState(false);
  const courses = data?.courseSeries;
  if (!courses) {
    return error ? (
      <RetryNote onRetry={() => refetch()}>No pudimos cargar la serie.</RetryNote>
    ) : (
      <Skeleton h="40" aria-busy />
    );
  }
  const coming = courses.filter(isComing);
  const close = () => setIsOpen(false);

  return (
    <Stack gap="4">
      {coming.length > 0 && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
          Cambiar los próximos…
        </Button>
      )}
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
        {courses.map((course) => (
          <Flex as="li" key={course.id} {...ruled} gap="3" justify="space-between" wrap="wrap">
            <Box minW="0">
              <RowLink to={generatePath(paths.gestionCourse, { id: course.id })}>
                {compactText(course.scheduledDate)}
              </RowLink>
              <SmallText overflowWrap="anywhere">
                {course.name}
                {course.instructor ? `, con ${course.instructor.name}` : ''}
              </SmallText>
            </Box>
            <HStack gap="3" wrap="wrap">
              {course.id === courseId && <Text color="fg.muted">Este</Text>}
              <Text fontVariantNumeric="tabular-nums">{takenText(course)}</Text>
              <CourseStateBadge course={course} />
            </HStack>
          </Flex>
        ))}
      </chakra.ul>
      <DetailDialog title="Cambiar los próximos" isOpen={isOpen} onClose={close}>
        {isOpen && (
          <ChangeSeriesForm
            courses={coming}
            onClose={close}
            onDone={() => {
              close();
              void refetch().catch(() => undefined);
              onChanged();
            }}
          />
        )}
      </DetailDialog>
    </Stack>
  );
};

import { Badge, HStack } from '@chakra-ui/react';
import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { adminPriceText } from '#domain/texts/money.ts';
import { graphql } from '../../../gql/index.ts';
import type { StaffCourseRow_CourseFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { CourseStateBadge } from '../entries/course-state.tsx';
import { takenText, waitingText } from '../entries/course-state.tsx';
import { DenseCell, DenseRow, Line, PhoneLine } from '../lists/dense-table.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';

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

export const StaffCourseRow = memo(({ course }: { course: StaffCourseRow_CourseFragment }) => {
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

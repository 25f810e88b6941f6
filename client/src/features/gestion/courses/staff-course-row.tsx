import { Badge, Box, HStack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { adminPriceText } from '#domain/money.ts';
import { countText } from '#domain/numbers.ts';
import { ListCell } from '../../../components/lists/list-cell.tsx';
import { ListRow } from '../../../components/lists/list-row.tsx';
import { CourseTypeBadge } from '../../../components/records/course-type-badge.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { StaffCourseRow_CourseFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { CourseStateBadge } from '../course/course-state-badge.tsx';
import { takenText, waitingText } from '../course/course-text.ts';
import { RowLink } from '../lists/row-link.tsx';

graphql(`
  fragment StaffCourseRow_course on Course {
    id
    name
    location
    courseType
    scheduledDate
    price
    pointsValue
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

export const StaffCourseRow = memo(({ course }: { course: StaffCourseRow_CourseFragment }) => (
  <ListRow>
    <ListCell column="Curso" isTitle>
      <Box minW={{ lg: '14rem' }}>
        <RowLink to={generatePath(paths.gestionCourse, { id: course.id })}>{course.name}</RowLink>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {course.location}
          {course.instructor ? `, con ${course.instructor.name}` : ''}
        </Text>
      </Box>
    </ListCell>
    <ListCell column="Tipo">
      <Box>
        <CourseTypeBadge courseType={course.courseType} />
      </Box>
    </ListCell>
    <ListCell column="Fecha">
      <Text fontVariantNumeric="tabular-nums">
        {course.courseType === 'PERSONALIZADO' ? 'A convenir' : compactText(course.scheduledDate)}
      </Text>
    </ListCell>
    <ListCell column="Lugares">
      <HStack gap="2" wrap="wrap">
        <Text fontVariantNumeric="tabular-nums">{takenText(course)}</Text>
        {course.waitingCount > 0 && <Badge colorPalette="accent">{waitingText(course.waitingCount)}</Badge>}
      </HStack>
    </ListCell>
    <ListCell column="Precio">
      <Box>
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {adminPriceText(course.price)}
        </Text>
        {course.pointsValue > 0 && (
          <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {countText(course.pointsValue)} puntos
          </Text>
        )}
      </Box>
    </ListCell>
    <ListCell column="Estado">
      <Box>
        <CourseStateBadge course={course} />
      </Box>
    </ListCell>
  </ListRow>
));

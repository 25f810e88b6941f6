import { Box, Card, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { priceText } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { AgeNotice } from '../../components/records/age-notice.tsx';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { CalendarIcon, PinIcon, UsersIcon } from '../../components/icons.tsx';
import { IconText } from '../../components/layout/small-text.tsx';
import { scheduledText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { CourseCard_CourseFragment } from '../../gql/graphql.ts';
import type { ShowBooked } from './use-booked.tsx';
import { paths } from '../../paths.ts';
import { DepositTerms } from './deposit-terms.tsx';
import { EnrolAction } from './enrol-action.tsx';
import { placesNote } from './places-note.ts';
import { courseTarget, useHashTarget } from './use-hash-target.ts';

graphql(`
  fragment CourseCard_course on Course {
    id
    name
    description
    location
    courseType
    scheduledDate
    price
    pointsValue
    placesLeft
    waitingCount
    ...EnrolAction_course
    ...DepositTerms_course
    ...AgeNotice_course
  }
`);

type CourseCardProps = {
  course: CourseCard_CourseFragment;
  isEnrolled: boolean;
  /** The entry in the waiting list; null if there is none. */
  waitingPosition: number | null;
  reload: () => Promise<unknown>;
  showBooked: ShowBooked;
};

export const CourseCard = ({ course, isEnrolled, waitingPosition, reload, showBooked }: CourseCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const nameId = useId();
  const places = placesNote(course, waitingPosition);
  useHashTarget(courseTarget(course.id), heading);

  return (
    <Card.Root as="article" layerStyle="document" position="relative" aria-labelledby={nameId}>
      <Card.Body gap="4">
        <Flex justify="space-between" align="center" gap="3">
          <CourseTypeBadge courseType={course.courseType} />
          <Text textStyle="eyebrow" color="accent.fg" whiteSpace="nowrap">
            {countText(course.pointsValue)} pts
          </Text>
        </Flex>
        <Stack gap="2">
          <Heading
            as="h3"
            id={nameId}
            ref={heading}
            tabIndex={-1}
            textStyle="2xl"
            lineHeight="1.15"
            overflowWrap="anywhere"
          >
            <chakra.a
              asChild
              borderRadius="l1"
              focusVisibleRing="outside"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
              _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
            >
              <Link to={generatePath(paths.course, { id: course.id })}>{course.name}</Link>
            </chakra.a>
          </Heading>
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {course.description}
          </Text>
        </Stack>
        <Stack gap="1.5" mt="auto" textStyle="sm">
          <IconText icon={CalendarIcon}>{scheduledText(course.scheduledDate)}</IconText>
          <IconText icon={PinIcon}>{course.location}</IconText>
          {places && !isEnrolled && <IconText icon={UsersIcon}>{places}</IconText>}
        </Stack>
      </Card.Body>
      <Box borderTopWidth="1px" borderStyle="dashed" borderColor="border.emphasized" mx="1.5" />
      <Card.Footer justifyContent="space-between" flexWrap="wrap" gap="3" pt="5">
        <Text
          fontFamily="heading"
          textStyle="2xl"
          lineHeight="1"
          fontVariantNumeric="lining-nums tabular-nums"
        >
          {priceText(course.price)}
        </Text>
        <EnrolAction
          course={course}
          isEnrolled={isEnrolled}
          isWaiting={waitingPosition !== null}
          reload={reload}
          onEnrolled={(enrolment) => showBooked(enrolment, () => heading.current)}
          aria-describedby={nameId}
          position="relative"
        />
        {!isEnrolled && (
          <>
            <DepositTerms course={course} price={course.price} classType={null} flexBasis="100%" />
            <AgeNotice course={course} startsAt={course.scheduledDate} flexBasis="100%" />
          </>
        )}
      </Card.Footer>
    </Card.Root>
  );
};

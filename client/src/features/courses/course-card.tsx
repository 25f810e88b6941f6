import type { FragmentType } from '@apollo/client';
import { Box, Button, Card, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { priceText } from '#domain/money.ts';
import { countText } from '#domain/numbers.ts';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { CalendarIcon, CheckIcon, PinIcon } from '../../components/icons.tsx';
import { scheduledText } from '../../components/records/date-text.ts';
import { useFragmentData } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import { useEnrolInCourse } from './use-enrol-in-course.ts';

const COURSE = graphql(`
  fragment CourseCard_course on Course {
    id
    name
    description
    location
    courseType
    scheduledDate
    price
    pointsValue
  }
`);

type CourseCardProps = {
  course: FragmentType<typeof COURSE>;
  isEnrolled: boolean;
  reload: () => Promise<unknown>;
};

export const CourseCard = ({ course: courseRef, isEnrolled, reload }: CourseCardProps) => {
  const course = useFragmentData(COURSE, courseRef);
  const heading = useRef<HTMLHeadingElement>(null);
  const { enrolInCourse, isBusy } = useEnrolInCourse({
    courseId: course.id,
    reload,
    // The button is closed now and would lose the focus to the page.
    onEnrolled: () => heading.current?.focus({ preventScroll: true }),
  });
  const nameId = useId();
  const label = isEnrolled ? 'Inscripto' : isBusy ? 'Inscribiendo...' : 'Inscribirse';

  return (
    <Card.Root as="article" layerStyle="document" aria-labelledby={nameId}>
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
            {course.name}
          </Heading>
          <Text color="fg.muted">{course.description}</Text>
        </Stack>
        <Stack gap="1.5" mt="auto" textStyle="sm">
          <HStack gap="2.5" align="start">
            <CalendarIcon boxSize="4.5" mt="0.5" color="brand.fg" />
            <Text>{scheduledText(course.scheduledDate)}</Text>
          </HStack>
          <HStack gap="2.5" align="start">
            <PinIcon boxSize="4.5" mt="0.5" color="brand.fg" />
            <Text>{course.location}</Text>
          </HStack>
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
        <Button
          colorPalette={isEnrolled ? 'green' : 'brand'}
          variant={isEnrolled ? 'subtle' : 'solid'}
          _disabled={{ opacity: isEnrolled ? 1 : undefined }}
          flex={{ base: '1', sm: 'none' }}
          minW={{ base: '8rem', sm: '9.5rem' }}
          aria-describedby={nameId}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          disabled={isEnrolled}
          onClick={() => void enrolInCourse()}
        >
          {isEnrolled && <CheckIcon />}
          {label}
        </Button>
      </Card.Footer>
    </Card.Root>
  );
};

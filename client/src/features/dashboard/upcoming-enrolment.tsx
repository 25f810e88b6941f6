import { Card, chakra, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { CourseTypeBadge } from '../../components/records/course-type-badge.tsx';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { CalendarIcon } from '../../components/icons.tsx';
import { scheduledDateOf, scheduledText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { UpcomingEnrolment_EnrolmentFragment } from '../../gql/graphql.ts';
import { SmallText } from '../../components/layout/small-text.tsx';
import { DateTile } from './date-tile.tsx';

graphql(`
  fragment UpcomingEnrolment_enrolment on Enrolment {
    id
    status
    scheduledDate
    offerUntil
    course {
      id
      name
      description
      courseType
      scheduledDate
    }
  }
`);

type UpcomingEnrolmentProps = { enrolment: UpcomingEnrolment_EnrolmentFragment; onShow: () => void };

export const UpcomingEnrolment = ({ enrolment, onShow }: UpcomingEnrolmentProps) => {
  const { course, status, offerUntil } = enrolment;
  const date = scheduledDateOf(enrolment);

  return (
    <Card.Root as="article" layerStyle="document">
      <Grid templateColumns="auto minmax(0, 1fr)" gap={{ base: '4', md: '6' }} p={{ base: '4', md: '5' }}>
        <DateTile date={date} />
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          justify="space-between"
          gap="3"
          minW="0"
        >
          <Stack gap="1" minW="0">
            <Heading as="h3" textStyle="xl" lineHeight="1.2" overflowWrap="anywhere">
              <chakra.button
                type="button"
                aria-haspopup="dialog"
                textAlign="start"
                cursor="pointer"
                borderRadius="l1"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
                onClick={onShow}
              >
                {course.name}
              </chakra.button>
            </Heading>
            <SmallText lineClamp={{ md: 2 }} overflowWrap="anywhere">
              {course.description}
            </SmallText>
            <HStack gap="2" mt="1" textStyle="sm">
              <CalendarIcon boxSize="4" color="brand.fg" />
              <Text textWrap="balance">{scheduledText(date)}</Text>
            </HStack>
            {status === 'PENDING' && offerUntil && (
              <Text textStyle="sm" fontWeight="semibold" color="fg.warning">
                Acepta tu lugar antes del {scheduledText(offerUntil)}
              </Text>
            )}
          </Stack>
          <HStack gap="2" flexShrink="0" wrap="wrap">
            <CourseTypeBadge courseType={course.courseType} />
            <EnrolmentStatusBadge status={status} />
          </HStack>
        </Flex>
      </Grid>
    </Card.Root>
  );
};

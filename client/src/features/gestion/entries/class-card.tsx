import { Badge, Box, Button, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../../gql/index.ts';
import type { ClassCard_EntryFragment } from '../../../gql/graphql.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { EntryBadges } from './entry-badges.tsx';
import { attendanceText, clockText, placesText } from './entry-text.ts';
import { EntryLink } from './entry-link.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';

graphql(`
  fragment ClassCard_entry on AgendaEntry {
    id
    startsAt
    endsAt
    instructorId
    instructorName
    pendingCount
    confirmedCount
    completedCount
    warnings
    course {
      id
      name
      location
      capacity
      placesLeft
      callOff {
        at
      }
    }
    enrolment {
      id
      status
      instructorId
      instructorName
      user {
        ...PersonName
      }
    }
  }
`);

type ClassCardProps = {
  entry: ClassCard_EntryFragment;
  /** `now`: running. `next`: the first that has not begun. */
  moment: 'now' | 'next' | null;
  /** For narrow columns and paper. */
  isColumn?: boolean;
  onOpen: (enrolmentId: string) => void;
  /** Assigns an instructor from the card. */
  onInstructor?: () => void;
};

const MOMENTS = { now: 'Ahora', next: 'Siguiente' };

export const ClassCard = ({ entry, moment, isColumn = false, onOpen, onInstructor }: ClassCardProps) => {
  const may = useStaffAccess();
  const { course, enrolment } = entry;
  // The enrolment's own instructor is up to date after an assignment.
  const instructorName = enrolment?.instructorName ?? entry.instructorName;
  const places = enrolment ? null : placesText(course);
  const asColumn = <T,>(row: T, column: T) => (isColumn ? { base: row, xl: column, _print: column } : row);
  const facts = [instructorName && `Con ${instructorName}`, course.location, places].filter(Boolean);

  return (
    <Box
      as="li"
      layerStyle="document"
      borderInlineStartWidth="4px"
      borderInlineStartColor={moment ? 'accent.400' : 'border.emphasized'}
      px={isColumn ? { base: '4', xl: '3', _print: '2' } : { base: '4', md: '5' }}
      py={isColumn ? { base: '4', xl: '3', _print: '2' } : '4'}
      breakInside="avoid"
    >
      <Grid templateColumns={asColumn('4.25rem minmax(0, 1fr)', 'minmax(0, 1fr)')} gap={asColumn('4', '1.5')}>
        <Box>
          <Text
            fontFamily="heading"
            textStyle={asColumn('2xl', 'xl')}
            lineHeight="1.1"
            fontVariantNumeric="lining-nums tabular-nums"
          >
            {clockText(entry.startsAt)}
          </Text>
          <SmallText fontVariantNumeric="tabular-nums">a {clockText(entry.endsAt)}</SmallText>
        </Box>
        <Stack gap="1" minW="0" textStyle={isColumn ? { base: 'md', xl: 'sm', _print: 'xs' } : 'md'}>
          <HStack justify="space-between" align="start" gap="2">
            <Flex wrap="wrap" columnGap="3" rowGap="1" minW="0">
              <EntryLink entry={entry} onOpen={onOpen} />
              {moment && <Badge colorPalette="accent">{MOMENTS[moment]}</Badge>}
            </Flex>
            {onInstructor && may(enrolment ? 'Mutation.assignInstructor' : 'Mutation.updateCourse') && (
              <Button
                size="xs"
                variant="outline"
                ms="auto"
                aria-label={`Instructor de ${enrolment ? enrolmentName(enrolment) : course.name}, ${clockText(entry.startsAt)}`}
                onClick={onInstructor}
                _print={{ display: 'none' }}
              >
                Instructor…
              </Button>
            )}
          </HStack>
          <Text overflowWrap="anywhere">{enrolment ? course.name : attendanceText(entry)}</Text>
          <Text textStyle={asColumn('sm', 'xs')} color="fg.muted" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
          <EntryBadges
            warnings={entry.warnings}
            notes={[
              ...(enrolment?.status === 'PENDING' ? ['Pendiente'] : []),
              ...(course.callOff ? ['Suspendido'] : []),
            ]}
          />
        </Stack>
      </Grid>
    </Box>
  );
};

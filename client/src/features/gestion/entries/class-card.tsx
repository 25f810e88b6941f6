import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { WarningIcon } from '../../../components/icons.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import type { AgendaWarning, ClassCard_EntryFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { SAYS_COMING, paymentText, saysComing } from '../enrolments/row-badges.tsx';
import { useStaffAccess } from '../frame/staff-access.tsx';
import { RowButton, RowLink } from '../lists/row-button.tsx';
import { attendanceText, clockText, placesText } from './entry-text.ts';

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
    comingCount
    unpaidCount
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
      comingAt
      price
      isPaid
      owed
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
  const debt = enrolment?.isPaid === false ? paymentText(enrolment) : null;
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
      <Flex
        direction={asColumn('row', 'column')}
        wrap={asColumn('wrap', 'nowrap')}
        gap={asColumn('4', '1.5')}
      >
        <Box flex={asColumn('0 0 4.25rem', 'none')}>
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
        <Stack
          gap="1"
          minW="0"
          flex={asColumn('1 1 9rem', 'none')}
          textStyle={isColumn ? { base: 'md', xl: 'sm', _print: 'xs' } : 'md'}
        >
          <HStack justify="space-between" align="start" gap="2" wrap={asColumn('wrap', 'nowrap')}>
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
              ...(debt ? [debt] : []),
              ...(enrolment && saysComing(enrolment) ? [SAYS_COMING] : []),
              ...(course.callOff ? ['Suspendido'] : []),
            ]}
          />
        </Stack>
      </Flex>
    </Box>
  );
};

export const agendaWarnings: Record<AgendaWarning, string> = {
  LICENCE: 'CLU por revisar',
  NO_INSTRUCTOR: 'Sin instructor',
  INSTRUCTOR_INACTIVE: 'Instructor dado de baja',
  INSTRUCTOR_OVERLAP: 'Instructor en dos clases',
  OVER_CAPACITY: 'Más inscriptos que lugares',
  CLOSED: 'Con la academia cerrada',
  NO_LANE: 'Más clases que líneas',
  NO_WEAPON: 'Más armas que las que hay',
  INSTRUCTOR_ABSENT: 'Instructor ausente',
};

type EntryBadgesProps = { warnings: readonly AgendaWarning[]; notes?: readonly string[] };

/** Warnings and notes of a class. */
export const EntryBadges = ({ warnings, notes = [] }: EntryBadgesProps) =>
  warnings.length + notes.length > 0 && (
    <HStack gap="2" wrap="wrap">
      {warnings.map((warning) => (
        <Badge
          key={warning}
          colorPalette={warning === 'NO_INSTRUCTOR' ? 'accent' : 'red'}
          whiteSpace="normal"
        >
          <WarningIcon boxSize="3" flexShrink="0" />
          {agendaWarnings[warning]}
        </Badge>
      ))}
      {notes.map((note) => (
        <Badge key={note} colorPalette="brand">
          {note}
        </Badge>
      ))}
    </HStack>
  );

type EntryLinkProps = {
  entry: {
    course: { id: string; name: string };
    enrolment: ({ id: string } & Parameters<typeof enrolmentName>[0]) | null;
  };
  onOpen: (enrolmentId: string) => void;
};

/** The name of a class in the agenda: opens the student's enrolment, or the page of the course. */
export const EntryLink = ({ entry: { course, enrolment }, onOpen }: EntryLinkProps) =>
  enrolment ? (
    <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
  ) : (
    <RowLink to={generatePath(paths.gestionCourse, { id: course.id })}>{course.name}</RowLink>
  );

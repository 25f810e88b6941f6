import { Badge, Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { generatePath, Link } from 'react-router-dom';
import { graphql } from '../../../gql/index.ts';
import type { TodayClass_EntryFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { EntryBadges } from '../entries/entry-badges.tsx';
import { attendanceText, clockText, placesText } from '../entries/entry-text.ts';
import { RowButton, rowLink } from '../lists/row-button.tsx';

graphql(`
  fragment TodayClass_entry on AgendaEntry {
    id
    startsAt
    endsAt
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
    }
    enrolment {
      id
      status
      user {
        id
        firstName
        lastName
        email
      }
    }
  }
`);

type TodayClassProps = {
  entry: TodayClass_EntryFragment;
  /** `now` while it runs, `next` for the first that has not begun. */
  moment: 'now' | 'next' | null;
  onOpen: (enrolmentId: string) => void;
};

const MOMENTS = { now: 'Ahora', next: 'Siguiente' };

export const TodayClass = ({ entry, moment, onOpen }: TodayClassProps) => {
  const { course, enrolment, instructorName } = entry;
  const places = enrolment ? null : placesText(course);
  const facts = [instructorName && `Con ${instructorName}`, course.location, places].filter(Boolean);

  return (
    <Box
      as="li"
      layerStyle="document"
      borderInlineStartWidth="4px"
      borderInlineStartColor={moment ? 'accent.400' : 'border.emphasized'}
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <Grid templateColumns="4.25rem minmax(0, 1fr)" gap="4">
        <Box>
          <Text
            fontFamily="heading"
            textStyle="2xl"
            lineHeight="1.1"
            fontVariantNumeric="lining-nums tabular-nums"
          >
            {clockText(entry.startsAt)}
          </Text>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            a {clockText(entry.endsAt)}
          </Text>
        </Box>
        <Stack gap="1.5" minW="0">
          <Box>
            {enrolment ? (
              <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
            ) : (
              <chakra.a asChild css={rowLink} data-row-link>
                <Link to={generatePath(paths.gestionCourse, { id: course.id })}>{course.name}</Link>
              </chakra.a>
            )}
            {moment && (
              <Badge ms="3" colorPalette="accent">
                {MOMENTS[moment]}
              </Badge>
            )}
          </Box>
          <Text overflowWrap="anywhere">{enrolment ? course.name : attendanceText(entry)}</Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
          <EntryBadges
            warnings={entry.warnings}
            notes={enrolment?.status === 'PENDING' ? ['Pendiente'] : []}
          />
        </Stack>
      </Grid>
    </Box>
  );
};

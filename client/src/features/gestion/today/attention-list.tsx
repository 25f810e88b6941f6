import { Box, chakra, Stack } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { graphql } from '../../../gql/index.ts';
import type { AttentionList_EntryFragment } from '../../../gql/graphql.ts';
import { EntryBadges, EntryLink } from '../entries/class-card.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';

graphql(`
  fragment AttentionList_entry on AgendaEntry {
    id
    startsAt
    warnings
    course {
      id
      name
      capacity
      placesLeft
      waitingCount
    }
    enrolment {
      id
      user {
        ...PersonName
      }
    }
  }
`);

type Entry = AttentionList_EntryFragment;

const FEW_PLACES = 2;

const notesOf = ({ course, enrolment }: Entry) => {
  if (enrolment) return [];
  const { placesLeft, waitingCount } = course;
  const isAlmostFull = placesLeft !== null && placesLeft > 0 && placesLeft <= FEW_PLACES;
  return [
    ...(waitingCount > 0 ? [`${countText(waitingCount)} en lista de espera`] : []),
    ...(isAlmostFull ? [placesLeft === 1 ? 'Queda un lugar' : `Quedan ${placesLeft} lugares`] : []),
  ];
};

type AttentionListProps = { entries: readonly Entry[]; onOpen: (enrolmentId: string) => void };

/** Coming classes with warnings. */
export const AttentionList = ({ entries, onOpen }: AttentionListProps) => {
  const shown = entries
    .map((entry) => ({ entry, notes: notesOf(entry) }))
    .filter(({ entry, notes }) => entry.warnings.length + notes.length > 0);
  if (shown.length === 0) return <EmptyNote>Nada que revisar en los próximos días</EmptyNote>;

  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {shown.map(({ entry, notes }) => {
        const { id, course, enrolment, startsAt } = entry;
        return (
          <Box as="li" key={id} {...ruled}>
            <Stack gap="1.5">
              <Box>
                <EntryLink entry={entry} onOpen={onOpen} />
              </Box>
              <SmallText overflowWrap="anywhere">
                {enrolment ? `${course.name} · ` : ''}
                {rowDateText(startsAt)}
              </SmallText>
              <EntryBadges warnings={entry.warnings} notes={notes} />
            </Stack>
          </Box>
        );
      })}
    </chakra.ul>
  );
};

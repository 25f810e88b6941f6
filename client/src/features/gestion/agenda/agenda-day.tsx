import { chakra, Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { AgendaQuery } from '../../../gql/graphql.ts';
import { columnDayText } from '../days/day-text.ts';
import { ClassCard } from '../entries/class-card.tsx';
import { rowLink } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { agendaAt } from './view-links.tsx';

export type Entry = AgendaQuery['agenda'][number];

export type EntryListProps = {
  momentOf: (entry: Entry) => 'now' | 'next' | null;
  onOpen: (enrolmentId: string) => void;
  onInstructor: (entry: Entry) => void;
};

type AgendaEntriesProps = EntryListProps & { entries: readonly Entry[]; isColumn?: boolean };

/** The classes of a day, in order. */
export const AgendaEntries = ({ entries, isColumn, momentOf, onOpen, onInstructor }: AgendaEntriesProps) => (
  <chakra.ol listStyleType="none" display="grid" gap={isColumn ? '2.5' : '3'}>
    {entries.map((entry) => (
      <ClassCard
        key={entry.id}
        entry={entry}
        isColumn={isColumn}
        moment={momentOf(entry)}
        onOpen={onOpen}
        onInstructor={isColumn ? undefined : () => onInstructor(entry)}
      />
    ))}
  </chakra.ol>
);

type AgendaDayProps = AgendaEntriesProps & { day: string; isToday: boolean };

/** A day of the week: a column on wide windows. */
export const AgendaDay = ({ day, isToday, ...props }: AgendaDayProps) => {
  const id = useId();
  const { weekday, date } = columnDayText(day);
  return (
    <Stack as="section" aria-labelledby={id} gap="3" minW="0">
      <Heading
        as="h3"
        id={id}
        textStyle="md"
        pb="2"
        borderBottomWidth="2px"
        borderColor={isToday ? 'accent.400' : 'border.emphasized'}
      >
        <chakra.a asChild css={rowLink} display="block">
          <Link to={agendaAt('dia', day)}>
            <chakra.span display={{ base: 'inline', xl: 'block' }} fontWeight="semibold">
              {weekday}
            </chakra.span>{' '}
            <chakra.span color="fg.muted" fontFamily="body" textStyle="sm">
              {date}
              {isToday && ' · hoy'}
            </chakra.span>
          </Link>
        </chakra.a>
      </Heading>
      {props.entries.length === 0 ? <SmallText>Sin clases</SmallText> : <AgendaEntries {...props} isColumn />}
    </Stack>
  );
};

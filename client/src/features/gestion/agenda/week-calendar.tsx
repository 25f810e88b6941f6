import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { columnDayText, longDayText } from '../days/day-text.ts';
import { EntryLink } from '../entries/class-card.tsx';
import { clockText } from '../entries/entry-text.ts';
import { rowLink } from '../lists/row-button.tsx';
import type { Entry, EntryListProps } from './agenda-day.tsx';
import { HOUR_REM, HourLabels, hourLines, NowLine, spanOfEntry, top } from './hours-of-day.tsx';
import { agendaAt } from './view-links.tsx';
import { WeekClass } from './week-class.tsx';
import { hoursOf, layOutSpans, limitColumns, type Hours, type Span } from './week-layout.ts';

type WeekDayProps = Omit<EntryListProps, 'onInstructor'> & {
  day: string;
  isToday: boolean;
  spans: readonly Span<Entry>[];
  hours: Hours;
  now: number;
};

const WeekDay = ({ day, isToday, spans, hours, now, momentOf, onOpen }: WeekDayProps) => {
  const id = useId();
  const { weekday, date } = columnDayText(day);
  const { shown, more } = limitColumns(layOutSpans(spans));
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Heading
        as="h3"
        id={id}
        textStyle="sm"
        px="1"
        pb="1"
        borderBottomWidth="2px"
        borderColor={isToday ? 'accent.400' : 'border.emphasized'}
      >
        <chakra.a asChild css={rowLink} display="block">
          <Link to={agendaAt('dia', day)}>
            {weekday}{' '}
            <chakra.span color="fg.muted" fontFamily="body" fontWeight="normal" whiteSpace="nowrap">
              {date}
            </chakra.span>
          </Link>
        </chakra.a>
      </Heading>
      <Box
        position="relative"
        h={`${(hours.last - hours.first) * HOUR_REM}rem`}
        borderInlineStartWidth="1px"
        bg={isToday ? 'bg.panel' : undefined}
        css={hourLines}
      >
        <chakra.ol listStyleType="none">
          {shown.map(({ item, from, to, column, columns }) => (
            <WeekClass
              key={item.id}
              entry={item}
              moment={momentOf(item)}
              onOpen={onOpen}
              top={top(from, hours.first)}
              height={top(to - from, 0)}
              insetInlineStart={`calc(${(100 / columns) * column}% + 1px)`}
              width={`calc(${100 / columns}% - 2px)`}
              isNarrow={columns > 1}
            />
          ))}
          {more.map(({ from, to, items }) => (
            <Box
              as="li"
              key={from}
              position="absolute"
              top={top(from, hours.first)}
              h={top(to - from, 0)}
              minH="6"
              insetInlineEnd="1px"
              w="calc(33.3% - 2px)"
            >
              <MoreClasses day={day} entries={items} onOpen={onOpen} />
            </Box>
          ))}
        </chakra.ol>
        {isToday && <NowLine now={now} hours={hours} />}
      </Box>
    </Box>
  );
};

type WeekCalendarProps = EntryListProps & {
  days: readonly string[];
  today: string;
  now: number;
  entries: readonly Entry[];
};

/** A week of hours and days, with a line for the present time. */
export const WeekCalendar = ({ days, today, entries, ...props }: WeekCalendarProps) => {
  const spans = entries.map(spanOfEntry);
  const hours = hoursOf(spans);
  const dayOf = ({ item }: Span<Entry>) => dayIn(new Date(item.startsAt), academy.timeZone);
  return (
    <Grid templateColumns="2.75rem repeat(7, minmax(0, 1fr))">
      <HourLabels hours={hours} pt="8" />
      {days.map((day) => (
        <WeekDay
          key={day}
          day={day}
          isToday={day === today}
          spans={spans.filter((span) => dayOf(span) === day)}
          hours={hours}
          {...props}
        />
      ))}
    </Grid>
  );
};

type MoreClassesProps = { day: string; entries: readonly Entry[]; onOpen: (enrolmentId: string) => void };

/** The classes for which the calendar has no column. */
const MoreClasses = ({ day, entries, onOpen }: MoreClassesProps) => (
  <DialogButton
    size="xs"
    w="full"
    minW="0"
    h="full"
    px="0"
    title="Más clases a esta hora"
    aria-label={`+${entries.length}: más clases a esta hora, ${longDayText(day)}`}
    content={(close) => (
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Text as="span" color="fg.muted" me="2" fontVariantNumeric="tabular-nums">
              {clockText(entry.startsAt)}
            </Text>
            <EntryLink
              entry={entry}
              onOpen={(id) => {
                close();
                onOpen(id);
              }}
            />
          </li>
        ))}
      </chakra.ul>
    )}
  >
    +{entries.length}
  </DialogButton>
);

import { Box, chakra, Grid, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/date-text.ts';
import { columnDayText, longDayText } from '../days/day-text.ts';
import { rowLink } from '../lists/row-button.tsx';
import type { Entry, EntryListProps } from './agenda-day.tsx';
import { agendaAt } from './view-links.tsx';
import { WeekClass } from './week-class.tsx';
import { hoursOf, minutesOf, placeSpans, spanOf, type Span } from './week-layout.ts';

const HOUR_REM = 3.25;
const MINUTE_MS = 60_000;

const top = (minutes: number, first: number) => `${((minutes - first * 60) / 60) * HOUR_REM}rem`;

const spanOfEntry = (entry: Entry): Span<Entry> => {
  const [start, end] = [new Date(entry.startsAt), new Date(entry.endsAt)];
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  return spanOf(entry, clockIn(start, academy.timeZone), minutes);
};

type WeekDayProps = Omit<EntryListProps, 'onInstructor'> & {
  day: string;
  isToday: boolean;
  spans: readonly Span<Entry>[];
  hours: { first: number; last: number };
  now: number;
};

const WeekDay = ({ day, isToday, spans, hours, now, momentOf, onOpen }: WeekDayProps) => {
  const id = useId();
  const { weekday, date } = columnDayText(day);
  const minutes = minutesOf(clockIn(new Date(now), academy.timeZone));
  const isNowShown = isToday && minutes >= hours.first * 60 && minutes <= hours.last * 60;
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
          <Link to={agendaAt('dia', day)} aria-label={longDayText(day)}>
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
        css={{
          backgroundImage: `repeating-linear-gradient(to bottom, var(--chakra-colors-border-muted) 0 1px, transparent 1px ${HOUR_REM}rem)`,
        }}
      >
        <chakra.ol listStyleType="none">
          {placeSpans(spans).map(({ item, from, to, column, columns }) => (
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
        </chakra.ol>
        {isNowShown && (
          <Box
            data-now-line
            position="absolute"
            insetX="0"
            top={top(minutes, hours.first)}
            borderTopWidth="2px"
            borderColor="red.solid"
            pointerEvents="none"
            zIndex="1"
          />
        )}
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
      <Box aria-hidden pt="8" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {Array.from({ length: hours.last - hours.first }, (_, index) => (
          <Box key={index} h={`${HOUR_REM}rem`} mt={index === 0 ? '-2' : undefined} _last={{ h: '2' }}>
            {String(hours.first + index).padStart(2, '0')}:00
          </Box>
        ))}
      </Box>
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

import { Box, type BoxProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import type { Entry } from './agenda-day.tsx';
import { clockAt, minutesOf, spanOf, type Hours, type Span } from './week-layout.ts';

export const HOUR_REM = 3.25;
const MINUTE_MS = 60_000;

export const top = (minutes: number, first: number) => `${((minutes - first * 60) / 60) * HOUR_REM}rem`;

export const spanOfEntry = (entry: Entry): Span<Entry> => {
  const [start, end] = [new Date(entry.startsAt), new Date(entry.endsAt)];
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  return spanOf(entry, clockIn(start, academy.timeZone), minutes);
};

/** A line for each hour, behind the classes. */
export const hourLines = {
  backgroundImage: `repeating-linear-gradient(to bottom, var(--chakra-colors-border-muted) 0 1px, transparent 1px ${HOUR_REM}rem)`,
} as const;

/** The hours beside the columns. */
export const HourLabels = ({ hours: { first, last }, ...box }: BoxProps & { hours: Hours }) => (
  <Box aria-hidden textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" {...box}>
    {Array.from({ length: last - first }, (_, index) => (
      <Box key={index} h={`${HOUR_REM}rem`} mt={index === 0 ? '-2' : undefined} _last={{ h: '2' }}>
        {clockAt((first + index) * 60)}
      </Box>
    ))}
  </Box>
);

/** The present time across a column. */
export const NowLine = ({ now, hours }: { now: number; hours: Hours }) => {
  const minutes = minutesOf(clockIn(new Date(now), academy.timeZone));
  if (minutes < hours.first * 60 || minutes > hours.last * 60) return null;
  return (
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
  );
};

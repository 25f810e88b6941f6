import { Box, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../../components/icons.tsx';
import { agendaWarnings, EntryLink } from '../entries/class-card.tsx';
import { attendanceText, clockText } from '../entries/entry-text.ts';
import type { Entry, EntryListProps } from './agenda-day.tsx';

type WeekClassProps = Pick<EntryListProps, 'onOpen'> & {
  entry: Entry;
  moment: 'now' | 'next' | null;
  top: string;
  height: string;
  insetInlineStart: string;
  width: string;
  isNarrow: boolean;
  /** What moves it. */
  handle?: ReactNode;
} & Pick<
    BoxProps,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onDragStart' | 'opacity'
  >;

const MOMENTS = { now: 'ahora', next: 'siguiente' };

/** A class in the calendar of the week. */
export const WeekClass = ({ entry, moment, onOpen, isNarrow, handle, ...position }: WeekClassProps) => {
  const { course, enrolment, warnings } = entry;
  const instructorName = enrolment?.instructorName ?? entry.instructorName;
  const isPending = enrolment?.status === 'PENDING';
  const warningText = warnings.map((warning) => agendaWarnings[warning]).join(', ');
  return (
    <Box
      as="li"
      position="absolute"
      {...position}
      minH="6"
      overflow="hidden"
      px="1.5"
      py="0.5"
      bg={isPending ? 'bg.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderStyle={isPending ? 'dashed' : 'solid'}
      borderColor="border.emphasized"
      borderInlineStartWidth="3px"
      borderInlineStartStyle="solid"
      borderInlineStartColor={moment ? 'accent.400' : 'brand.focusRing'}
      borderRadius="l1"
      textStyle="xs"
      _hover={{ zIndex: '2', boxShadow: 'md' }}
    >
      {handle}
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" truncate pe={handle ? '6' : undefined}>
        {clockText(entry.startsAt)}
        {moment && <Text as="strong" color="fg.warning">{` ${MOMENTS[moment]}`}</Text>}
        {warnings.length > 0 && (
          <Box as="span" role="img" aria-label={warningText} title={warningText} color="fg.error" ms="1">
            <WarningIcon boxSize="3" />
          </Box>
        )}
        {isPending && ' pendiente'}
      </Text>
      <Box lineClamp={isNarrow ? 2 : 3} css={{ '& [data-row-link]': { overflowWrap: 'break-word' } }}>
        <EntryLink entry={entry} onOpen={onOpen} />
      </Box>
      <Text color="fg.muted" lineClamp={2}>
        {[enrolment ? course.name : attendanceText(entry), instructorName].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
};

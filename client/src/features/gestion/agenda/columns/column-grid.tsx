import { Box, chakra, Grid, Heading, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import { LineIcon } from '../../../../components/icons.tsx';
import { enrolmentName } from '../../enrolments/enrolment-label.ts';
import { clockText } from '../../entries/entry-text.ts';
import type { Entry, EntryListProps } from '../agenda-day.tsx';
import { HOUR_REM, HourLabels, hourLines, NowLine, spanOfEntry, top } from '../hours-of-day.tsx';
import { WeekClass } from '../week-class.tsx';
import { clockAt, hoursOf, layOutSpans, type Hours } from '../week-layout.ts';
import type { Column, ColumnsView } from './columns.ts';
import { useClassMove, type ClassMove } from './use-class-move.ts';

const HEAD_REM = 3.25;

type GridProps = Pick<EntryListProps, 'momentOf' | 'onOpen'> & {
  view: ColumnsView;
  columns: readonly Column[];
  isToday: boolean;
  now: number;
  mayMove: (entry: Entry) => boolean;
  onDrop: (move: ClassMove) => void;
};

type Moving = ReturnType<typeof useClassMove>;

type HandleProps = { entry: Entry; hintId: string } & ReturnType<Moving['keyboard']>;

const Handle = ({ entry, hintId, ...keys }: HandleProps) => {
  const { enrolment, course, startsAt } = entry;
  return (
    <IconButton
      data-move
      variant="ghost"
      minW="6"
      w="6"
      h="6"
      position="absolute"
      top="0"
      insetInlineEnd="0"
      touchAction="none"
      cursor="grab"
      aria-label={`Mover ${enrolment ? enrolmentName(enrolment) : course.name}, ${clockText(startsAt)}`}
      aria-describedby={hintId}
      _print={{ display: 'none' }}
      {...keys}
    >
      <LineIcon boxSize="4" strokeWidth="2.4">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </LineIcon>
    </IconButton>
  );
};

/** Where the class that is moved would be. */
const Ghost = ({ move: { span, to }, hours }: { move: ClassMove; hours: Hours }) => (
  <Box
    ref={(box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    position="absolute"
    insetX="1px"
    top={top(to.minutes, hours.first)}
    h={top(span.to - span.from, 0)}
    minH="6"
    zIndex="3"
    px="1.5"
    bg="brand.subtle"
    color="brand.fg"
    opacity="0.9"
    borderWidth="2px"
    borderStyle="dashed"
    borderColor="brand.focusRing"
    borderRadius="l1"
    textStyle="xs"
    fontWeight="semibold"
    pointerEvents="none"
  >
    {clockAt(to.minutes)} a {clockAt((to.minutes + span.to - span.from) % 1_440)}
  </Box>
);

type ColumnProps = Omit<GridProps, 'view' | 'columns' | 'onDrop'> & {
  column: Column;
  hours: Hours;
  hintId: string;
  moving: Moving;
};

const ClassColumn = ({ column, hours, hintId, moving, isToday, now, mayMove, ...list }: ColumnProps) => {
  const id = useId();
  const { move } = moving;
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Box h={`${HEAD_REM}rem`} px="1" borderBottomWidth="2px" borderColor="border.emphasized">
        <Heading as="h3" id={id} textStyle="sm" truncate title={column.title}>
          {column.title}
        </Heading>
        {column.location && (
          <Text textStyle="xs" color="fg.muted" truncate title={column.location}>
            {column.location}
          </Text>
        )}
      </Box>
      <Box
        data-column={column.id}
        position="relative"
        h={`${(hours.last - hours.first) * HOUR_REM}rem`}
        borderInlineStartWidth="1px"
        css={hourLines}
      >
        <chakra.ol listStyleType="none">
          {layOutSpans(column.entries.map(spanOfEntry)).map(({ column: position, columns, ...span }) => {
            const isMovable = mayMove(span.item);
            return (
              <WeekClass
                key={span.item.id}
                entry={span.item}
                moment={list.momentOf(span.item)}
                onOpen={list.onOpen}
                top={top(span.from, hours.first)}
                height={top(span.to - span.from, 0)}
                insetInlineStart={`calc(${(100 / columns) * position}% + 1px)`}
                width={`calc(${100 / columns}% - 2px)`}
                isNarrow={columns > 1}
                opacity={move?.span.item === span.item ? 0.5 : undefined}
                handle={
                  isMovable && (
                    <Handle entry={span.item} hintId={hintId} {...moving.keyboard(span, column.id)} />
                  )
                }
                {...(isMovable ? moving.pointer(span, column.id) : {})}
              />
            );
          })}
        </chakra.ol>
        {move?.to.columnId === column.id && <Ghost move={move} hours={hours} />}
        {isToday && <NowLine now={now} hours={hours} />}
      </Box>
    </Box>
  );
};

const HINTS: Record<ColumnsView, string> = {
  lineas: 'Flechas para elegir línea y hora, Intro para mover, Escape para dejarla donde está.',
  instructores:
    'Flechas para elegir instructor u otra hora, Intro para mover, Escape para dejarla donde está.',
};

/** The classes of a day in columns, which scroll beside their hours. */
export const ColumnGrid = ({ view, columns, onDrop, ...props }: GridProps) => {
  const hintId = useId();
  const hours = hoursOf(columns.flatMap(({ entries }) => entries.map(spanOfEntry)));
  const moving = useClassMove({ view, columns, hours, onDrop });
  const { move } = moving;
  const target = move && columns.find(({ id }) => id === move.to.columnId);
  return (
    <>
      <VisuallyHidden id={hintId}>{HINTS[view]}</VisuallyHidden>
      <VisuallyHidden role="status">
        {target && `${target.title}, ${clockAt(move.to.minutes)}`}
      </VisuallyHidden>
      <Box data-columns overflowX="auto" userSelect={move ? 'none' : undefined}>
        <Grid templateColumns={`2.75rem repeat(${columns.length}, minmax(9rem, 1fr))`} minW="min-content">
          <HourLabels
            hours={hours}
            pt={`${HEAD_REM}rem`}
            position="sticky"
            insetInlineStart="0"
            zIndex="2"
            bg="bg"
          />
          {columns.map((column) => (
            <ClassColumn
              key={column.id}
              column={column}
              hours={hours}
              hintId={hintId}
              moving={moving}
              {...props}
            />
          ))}
        </Grid>
      </Box>
    </>
  );
};

import { Box, chakra, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clockOf, minuteOf } from '#domain/schedule/quarters.ts';
import type { WeeklySpan } from '#domain/schedule/schedule.ts';
import { isOpenAt, paintWeek } from '#domain/schedule/week-spans.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { WEEKDAYS } from './hours-text.ts';

const DAY_END = 24 * 60;
/** Earlier rows are shown on demand. */
const MORNING = 6 * 60;

const STEPS = {
  media: { minutes: 30, label: 'Media hora' },
  cuarto: { minutes: 15, label: 'Un cuarto de hora' },
};
type Step = keyof typeof STEPS;

type Cell = { weekday: number; minute: number };
type Drag = { start: Cell; end: Cell; isOpen: boolean };

/** The largest step whose rows begin and end every span. */
const stepOf = (hours: readonly WeeklySpan[]): Step | null => {
  const fits = (step: number) =>
    hours.every(({ from, to }) => minuteOf(from) % step === 0 && minuteOf(to) % step === 0);
  if (fits(60)) return null;
  return fits(STEPS.media.minutes) ? 'media' : 'cuarto';
};

const cellAt = ({ clientX, clientY }: PointerEvent): Cell | null => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-minute]');
  return cell ? { weekday: Number(cell.dataset.weekday), minute: Number(cell.dataset.minute) } : null;
};

const between = (a: number, b: number) => ({ low: Math.min(a, b), high: Math.max(a, b) });

type WeekPainterProps = { hours: WeeklySpan[]; onChange: (hours: WeeklySpan[]) => void; label: string };

/**
 * A week of hours. A pointer that is pressed on a cell opens or closes all cells that it passes; on the keyboard,
 * arrows move, Space opens or closes, and Shift with an arrow extends.
 */
export const WeekPainter = ({ hours, onChange, label }: WeekPainterProps) => {
  const [chosenStep, setStep] = useState<Step | null>(() => stepOf(hours));
  const [isNightShown, setIsNightShown] = useState(() => hours.some(({ from }) => minuteOf(from) < MORNING));
  const [drag, setDrag] = useState<Drag | null>(null);
  const [focus, setFocus] = useState<Cell>({ weekday: 1, minute: 9 * 60 });
  const grid = useRef<HTMLDivElement>(null);

  const step = chosenStep ? STEPS[chosenStep].minutes : 60;
  const first = isNightShown ? 0 : MORNING;
  const rows = Array.from({ length: (DAY_END - first) / step }, (_, index) => first + index * step);
  const isOpen = (spans: readonly WeeklySpan[], { weekday, minute }: Cell) =>
    isOpenAt(spans, weekday, { from: minute, to: minute + step });

  const painted = ({ start, end, isOpen: opens }: Drag) => {
    const days = between(start.weekday, end.weekday);
    const minutes = between(start.minute, end.minute);
    const weekdays = WEEKDAYS.map(({ weekday }) => weekday).filter(
      (weekday) => days.low <= weekday && weekday <= days.high,
    );
    return paintWeek(hours, { weekdays, from: minutes.low, to: minutes.high + step }, opens);
  };
  const shown = drag ? painted(drag) : hours;

  const press = (event: PointerEvent<HTMLDivElement>) => {
    const cell = cellAt(event);
    if (!cell || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFocus(cell);
    setDrag({ start: cell, end: cell, isOpen: !isOpen(hours, cell) });
  };
  const pass = (event: PointerEvent) => {
    const cell = drag && cellAt(event);
    if (cell) setDrag({ ...drag, end: cell });
  };
  const release = (event: PointerEvent) => {
    // A quick stroke ends before its last cells are rendered.
    if (drag) onChange(painted({ ...drag, end: cellAt(event) ?? drag.end }));
    setDrag(null);
  };

  const moveTo = (cell: Cell) => {
    setFocus(cell);
    grid.current
      ?.querySelector<HTMLElement>(`[data-weekday="${cell.weekday}"][data-minute="${cell.minute}"]`)
      ?.focus();
  };
  const MOVES: Record<string, (cell: Cell) => Cell> = {
    ArrowUp: (cell) => ({ ...cell, minute: Math.max(first, cell.minute - step) }),
    ArrowDown: (cell) => ({ ...cell, minute: Math.min(DAY_END - step, cell.minute + step) }),
    ArrowLeft: (cell) => ({ ...cell, weekday: Math.max(1, cell.weekday - 1) }),
    ArrowRight: (cell) => ({ ...cell, weekday: Math.min(WEEKDAYS.length, cell.weekday + 1) }),
    Home: (cell) => ({ ...cell, minute: first }),
    End: (cell) => ({ ...cell, minute: DAY_END - step }),
  };
  const pressKey = (event: KeyboardEvent, cell: Cell) => {
    const move = MOVES[event.key];
    if (!move && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!move) return onChange(painted({ start: cell, end: cell, isOpen: !isOpen(hours, cell) }));
    const next = move(cell);
    if (event.shiftKey) onChange(painted({ start: cell, end: next, isOpen: isOpen(hours, cell) }));
    moveTo(next);
  };

  /** The row that has the focus with every step. */
  const focusRow = rows.findLast((minute) => minute <= focus.minute) ?? first;

  return (
    <Stack gap="3">
      <HStack gap="3" wrap="wrap" align="end">
        <Box w="13rem">
          <FilterSelect
            label="Filas de"
            all="Una hora"
            options={STEPS}
            value={chosenStep}
            onChange={(value) => setStep(value as Step | null)}
          />
        </Box>
        {!isNightShown && (
          <chakra.button
            type="button"
            textDecoration="underline"
            minH="11"
            px="1"
            onClick={() => setIsNightShown(true)}
          >
            Mostrar la madrugada
          </chakra.button>
        )}
      </HStack>
      <Box
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable
        userSelect="none"
        borderBottomWidth="1px"
        onPointerDown={press}
        onPointerMove={pass}
        onPointerUp={release}
        onPointerCancel={() => setDrag(null)}
      >
        <Grid role="row" templateColumns="3.25rem repeat(7, minmax(0, 1fr))" pb="1">
          <chakra.span role="columnheader">
            <chakra.span srOnly>Hora</chakra.span>
          </chakra.span>
          {WEEKDAYS.map(({ weekday, name, short }) => (
            <Text
              key={weekday}
              role="columnheader"
              aria-label={name}
              textStyle="sm"
              fontWeight="semibold"
              textAlign="center"
            >
              {short}
            </Text>
          ))}
        </Grid>
        {rows.map((minute) => (
          <Grid role="row" key={minute} templateColumns="3.25rem repeat(7, minmax(0, 1fr))">
            <Text
              role="rowheader"
              textStyle="xs"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              lineHeight="1"
              mt="-0.5"
            >
              {minute % 60 === 0 || step === 15 ? (
                clockOf(minute)
              ) : (
                <chakra.span srOnly>{clockOf(minute)}</chakra.span>
              )}
            </Text>
            {WEEKDAYS.map(({ weekday, name }) => {
              const cell = { weekday, minute };
              const open = isOpen(shown, cell);
              return (
                <chakra.div
                  key={weekday}
                  role="gridcell"
                  data-weekday={weekday}
                  data-minute={minute}
                  aria-selected={open}
                  aria-label={`${name}, ${clockOf(minute)}, ${open ? 'abierto' : 'cerrado'}`}
                  tabIndex={focus.weekday === weekday && focusRow === minute ? 0 : -1}
                  onKeyDown={(event) => pressKey(event, cell)}
                  onFocus={() => setFocus(cell)}
                  css={weekCell}
                  borderTopStyle={minute % 60 === 0 ? 'solid' : 'dotted'}
                />
              );
            })}
          </Grid>
        ))}
      </Box>
    </Stack>
  );
};

const weekCell = {
  minH: '1.75rem',
  cursor: 'pointer',
  touchAction: 'none',
  borderTopWidth: '1px',
  borderInlineEndWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  focusVisibleRing: 'inside',
  '&[aria-selected=true]': { bg: 'brand.muted' },
  '&:hover': { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-control)' },
} as const;

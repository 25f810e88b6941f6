import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Entry } from '../agenda-day.tsx';
import { HOUR_REM } from '../hours-of-day.tsx';
import type { Hours, Span } from '../week-layout.ts';
import { canMoveTo, type Column, type ColumnsView } from './columns.ts';

const STEP = 15;
/** A pointer that moves less is a click. */
const SLACK_PX = 4;
const EDGE_PX = 40;
const SCROLL_PX = 16;

type Position = { columnId: string; minutes: number };

export type ClassMove = { span: Span<Entry>; from: Position; to: Position };

type Options = {
  view: ColumnsView;
  columns: readonly Column[];
  hours: Hours;
  onDrop: (move: ClassMove) => void;
};

const isSame = (one: Position, other: Position) =>
  one.columnId === other.columnId && one.minutes === other.minutes;

const columnAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]') ?? null;

/** Minutes since the top of a column. */
const minutesAt = (column: Element, { clientY }: PointerEvent) => {
  const hourPx = HOUR_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ((clientY - column.getBoundingClientRect().top) / hourPx) * 60;
};

const scrollAtEdges = (column: Element, { clientX }: PointerEvent) => {
  const scroller = column.closest('[data-columns]');
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (clientX > right - EDGE_PX) scroller.scrollLeft += SCROLL_PX;
  if (clientX < left + 2 * EDGE_PX) scroller.scrollLeft -= SCROLL_PX;
};

/** Moves a class to another column or time by pointer, or by arrow keys on its handle. */
export const useClassMove = ({ view, columns, hours, onDrop }: Options) => {
  const [move, setMove] = useState<ClassMove | null>(null);
  const press = useRef<{ x: number; y: number; grabbed: number } | null>(null);

  const moved = ({ span, from }: ClassMove, wanted: Position): ClassMove => {
    const column = columns.find(({ id }) => id === wanted.columnId);
    const isTaken = column && column.id !== from.columnId && canMoveTo(view, span.item, column);
    const columnId = isTaken ? column.id : from.columnId;
    // A class gets another instructor or another time, since these are two changes.
    if (view === 'instructores' && columnId !== from.columnId) {
      return { span, from, to: { columnId, minutes: from.minutes } };
    }
    const latest = hours.last * 60 - Math.min(span.to - span.from, (hours.last - hours.first) * 60);
    const stepped = Math.round(wanted.minutes / STEP) * STEP;
    const minutes = Math.max(hours.first * 60, Math.min(latest, stepped));
    return { span, from, to: { columnId, minutes } };
  };

  const start = (span: Span<Entry>, columnId: string): ClassMove => {
    const from = { columnId, minutes: span.from };
    return { span, from, to: from };
  };

  const end = (last: ClassMove | null) => {
    press.current = null;
    setMove(null);
    if (last) onDrop(last);
  };

  const pointer = (span: Span<Entry>, columnId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isHandle = event.target instanceof Element && event.target.closest('[data-move]');
      const column = event.currentTarget.closest('[data-column]');
      if (event.button !== 0 || !column || (event.pointerType !== 'mouse' && !isHandle)) return;
      const grabbed = minutesAt(column, event) + hours.first * 60 - span.from;
      press.current = { x: event.clientX, y: event.clientY, grabbed };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!press.current) return;
      const { x, y, grabbed } = press.current;
      if (!move && Math.hypot(event.clientX - x, event.clientY - y) < SLACK_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const column = columnAt(event);
      if (!column) return;
      scrollAtEdges(column, event);
      const minutes = minutesAt(column, event) + hours.first * 60 - grabbed;
      setMove(moved(move ?? start(span, columnId), { columnId: column.dataset.column ?? columnId, minutes }));
    },
    onPointerUp: () => end(move && !isSame(move.from, move.to) ? move : null),
    onPointerCancel: () => end(null),
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  });

  const keyboard = (span: Span<Entry>, columnId: string) => {
    const present = move?.span.item === span.item ? move : start(span, columnId);
    const step = ({ to }: ClassMove, by: number) => {
      const ids = columns
        .filter((column) => column.id === columnId || canMoveTo(view, span.item, column))
        .map(({ id }) => id);
      return { ...to, columnId: ids[ids.indexOf(to.columnId) + by] ?? to.columnId };
    };
    const positions: Record<string, () => Position> = {
      ArrowUp: () => ({ ...present.to, minutes: present.to.minutes - STEP }),
      ArrowDown: () => ({ ...present.to, minutes: present.to.minutes + STEP }),
      ArrowLeft: () => step(present, -1),
      ArrowRight: () => step(present, 1),
    };
    return {
      onKeyDown: (event: KeyboardEvent) => {
        const position = positions[event.key];
        if (!position && !(event.key === 'Escape' && move)) return;
        event.preventDefault();
        event.stopPropagation();
        setMove(position ? moved(present, position()) : null);
      },
      onClick: () => end(present),
      onBlur: () => press.current === null && setMove(null),
    };
  };

  return { move, pointer, keyboard };
};

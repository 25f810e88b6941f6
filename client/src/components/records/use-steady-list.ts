import { useEffect, useRef, useState } from 'react';
import { hasWrittenSinceReread } from '../../session/write-steps.ts';

/** How long somebody who moves the pointer or types is about to click. */
const ACTIVE_MS = 20_000;

type Row = { id: string };

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join();

type SteadyOptions = {
  /** Which list it is, for example its filter and page: another one shows at once. */
  scope?: string;
  /** Whether rows stay in their places without the pointer, for example because some are chosen. */
  isHeld?: boolean;
};

/**
 * Rows that stay in their places while somebody works on them: changes within a row show at once, and so do results of
 * the user's own writes; rows that a re-read adds, removes or moves show when the pointer and the keys have left the
 * list or rest.
 */
export const useSteadyList = <R extends Row>(
  rows: readonly R[],
  { scope = '', isHeld = false }: SteadyOptions = {},
) => {
  const frame = useRef<HTMLDivElement>(null);
  const [isActive, setIsActive] = useState(false);
  const [steady, setSteady] = useState({ scope, rows });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let timer: number;
    const rest = () => setIsActive(false);
    const act = () => {
      setIsActive(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, ACTIVE_MS);
    };
    element.addEventListener('pointermove', act);
    element.addEventListener('pointerdown', act);
    element.addEventListener('keydown', act);
    element.addEventListener('focusin', act);
    element.addEventListener('pointerleave', rest);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('pointermove', act);
      element.removeEventListener('pointerdown', act);
      element.removeEventListener('keydown', act);
      element.removeEventListener('focusin', act);
      element.removeEventListener('pointerleave', rest);
    };
  }, []);

  const isSteady = (isActive || isHeld) && steady.scope === scope && !hasWrittenSinceReread();
  const shown = isSteady ? steady.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row) : rows;
  if (!isSteady && (steady.scope !== scope || idsOf(steady.rows) !== idsOf(rows))) setSteady({ scope, rows });
  return { frame, shown };
};

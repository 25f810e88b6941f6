import { useRef, useState } from 'react';

export type Selectable = { id: string; label: string };

export type Selection<Row extends Selectable = Selectable> = ReturnType<typeof useSelection<Row>>;

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The selected rows, across pages of the list. What another filter (`scope`) hides is no longer selected. `shown`: the
 * rows of the scope, null until they are loaded.
 */
export const useSelection = <Row extends Selectable>(
  scope: string,
  shown: readonly { id: string }[] | null,
) => {
  const [selected, setSelected] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({
    scope,
    rows: NOTHING,
  });
  if (selected.scope !== scope && shown) {
    const ids = new Set(shown.map(({ id }) => id));
    setSelected({ scope, rows: new Map([...selected.rows].filter(([id]) => ids.has(id))) });
  }
  const chosen = selected.rows;
  const setChosen = (toNext: (before: ReadonlyMap<string, Row>) => ReadonlyMap<string, Row>) =>
    setSelected((before) => ({ ...before, rows: toNext(before.rows) }));
  const last = useRef<string | null>(null);

  const change = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of rows) {
        if (isChosen) after.set(row.id, row);
        else after.delete(row.id);
      }
      return after;
    });

  /** Chooses a row of the shown ones; a range chooses all since the last choice. */
  const chooserOf = (rows: readonly Row[]) => (id: string) => (isChosen: boolean, isRange: boolean) => {
    const [from, to] = [last.current, id].map((one) => rows.findIndex((row) => row.id === one));
    last.current = id;
    const isKnown = isRange && from !== undefined && to !== undefined && from >= 0;
    const range = isKnown ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : null;
    change(range ?? rows.filter((row) => row.id === id), isChosen);
  };

  return {
    rows: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    change,
    chooserOf,
    clear: () => setChosen(() => NOTHING),
    drop: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  };
};

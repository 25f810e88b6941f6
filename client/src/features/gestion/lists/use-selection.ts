import { useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** The selected rows with their labels, across pages of the list. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());

  const change = (rows: readonly { id: string; label: string }[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const { id, label } of rows) {
        if (isChosen) after.set(id, label);
        else after.delete(id);
      }
      return after;
    });

  return {
    ids: [...chosen.keys()],
    labels: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    change,
    clear: () => setChosen(new Map()),
    drop: (ids: readonly string[]) =>
      change(
        ids.map((id) => ({ id, label: '' })),
        false,
      ),
  };
};

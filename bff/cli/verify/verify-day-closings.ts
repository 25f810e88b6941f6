import type { AmmunitionDocument } from '../../src/features/firearms/ammunition.model.ts';
import { DayClosingModel, type ClosedCaliber } from '../../src/features/firearms/day-closing.model.ts';

type Closed = Pick<ClosedCaliber, 'caliber' | 'inStock'> & { day: string };

const keyOf = (caliber: string, seq: number) => `${caliber}#${seq}`;

/** Compares the stock that closings of days found with the entries that `add` is given. */
export const closingVerifier = async (maxTimeMS: number) => {
  const closed = new Map<string, Closed[]>();
  for await (const { day, calibers } of DayClosingModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    for (const { caliber, inStock, seq } of calibers) {
      if (seq === undefined) continue;
      const key = keyOf(caliber, seq);
      closed.set(key, [...(closed.get(key) ?? []), { day, caliber, inStock }]);
    }
  }

  const compare = (key: string, balance: number) => {
    const found = closed.get(key) ?? [];
    closed.delete(key);
    return found
      .filter(({ inStock }) => inStock !== balance)
      .map(
        ({ day, caliber, inStock }) => `closing of ${day}: ${inStock} of ${caliber}, there were ${balance}`,
      );
  };

  return {
    add: ({ caliber, seq, balance }: AmmunitionDocument) => compare(keyOf(caliber, seq), balance),
    /** Those that no entry was given for: of a ledger that was empty, or of entries that do not exist. */
    problems: () => [...closed.keys()].flatMap((key) => compare(key, 0)),
  };
};

import { daysOfQuarter, quarterAfter } from '#domain/dates/quarters.ts';
import { movesOf } from '#domain/firearms/ammunition.ts';
import type { AmmunitionDocument } from '../../src/features/firearms/ammunition.model.ts';
import {
  AmmunitionSheetModel,
  type AmmunitionSheetDocument,
  type StoredCaliber,
} from '../../src/features/firearms/ammunition-sheet.model.ts';
import { windowOf } from '../../src/lists/day-window.ts';

type Summed = Pick<AmmunitionDocument, 'type' | 'delta' | 'balance'>;

/** Recomputes issued sheets from the entries that `add` is given, in the order of their ledgers. */
export const sheetVerifier = async () => {
  const sheets = await AmmunitionSheetModel.find().sort({ number: 1 }).lean();
  const entries = new Map<StoredCaliber, Summed[]>();

  const add = ({ caliber, seq, createdAt, ...entry }: AmmunitionDocument) => {
    for (const { number, quarter, calibers } of sheets) {
      const row = calibers.find((one) => one.caliber === caliber);
      if (!row || seq <= row.cutFrom || seq > row.cutTo) continue;
      entries.set(row, [...(entries.get(row) ?? []), entry]);
      const { from, to } = daysOfQuarter(quarter);
      return createdAt < windowOf(from, to).$lt
        ? []
        : [`ammunition sheet ${number}: entry ${seq} of ${caliber} is dated after its quarter`];
    }
    return [];
  };

  const problemsOf = (sheet: AmmunitionSheetDocument, before: AmmunitionSheetDocument | undefined) => {
    const { number, quarter } = sheet;
    return [
      ...(number === (before?.number ?? 0) + 1
        ? []
        : [`ammunition sheet ${number}: its number is not the next`]),
      ...(!before || quarter === quarterAfter(before.quarter)
        ? []
        : [`ammunition sheet ${number}: ${quarter} follows ${before.quarter}`]),
      ...sheet.calibers.flatMap((row) => {
        const last = before?.calibers.find(({ caliber }) => caliber === row.caliber);
        const recomputed = recompute(last, entries.get(row) ?? []);
        return Object.entries(recomputed)
          .filter(([name, rounds]) => row[name as keyof typeof recomputed] !== rounds)
          .map(([name, rounds]) => `ammunition sheet ${number}: ${name} of ${row.caliber} is ${rounds}`);
      }),
    ];
  };

  return { add, problems: () => sheets.flatMap((sheet, index) => problemsOf(sheet, sheets[index - 1])) };
};

const recompute = (last: StoredCaliber | undefined, entries: readonly Summed[]) => {
  const [cutFrom, opening] = [last?.cutTo ?? 0, last?.closing ?? 0];
  return {
    cutFrom,
    cutTo: cutFrom + entries.length,
    opening,
    closing: entries.at(-1)?.balance ?? opening,
    ...movesOf((type) =>
      entries.filter((entry) => entry.type === type).reduce((sum, { delta }) => sum + delta, 0),
    ),
  };
};

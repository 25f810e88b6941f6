import { ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import type { AmmunitionDocument } from '../../src/features/firearms/ammunition.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { closingVerifier } from './verify-day-closings.ts';
import { sheetVerifier } from './verify-ammunition-sheets.ts';

type Moved = { rounds: number; caliber: string };

/** The stock of each caliber and the issued sheets, recomputed from the entries, which are those of purchases, counts, losses and hand-outs. */
export const ammunitionProblems = async (maxTimeMS: number) => {
  const moved = new Map<string, Moved>();
  const last = new Map<string, Date>();
  const verifiers = [await sheetVerifier(), await closingVerifier(maxTimeMS)];
  const add = (entry: AmmunitionDocument) => {
    const { handOutId, delta, caliber, seq, createdAt } = entry;
    const before = last.get(caliber);
    last.set(caliber, createdAt);
    if (handOutId) {
      const rounds = (moved.get(handOutId.toString())?.rounds ?? 0) + delta;
      moved.set(handOutId.toString(), { rounds, caliber });
    }
    return [
      ...(before && before > createdAt
        ? [`ammunition of ${caliber}: ${seq} is dated before the entry before it`]
        : []),
      ...verifiers.flatMap((one) => one.add(entry)),
    ];
  };
  const { problems } = await ammunitionLedger.verify(maxTimeMS, add);
  return [
    ...problems,
    ...verifiers.flatMap((one) => one.problems()),
    ...(await handOutProblems(moved, maxTimeMS)),
  ];
};

const handOutProblems = async (moved: Map<string, Moved>, maxTimeMS: number) => {
  const problems: string[] = [];
  for await (const handOut of FirearmHandOutModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    const id = handOut._id.toString();
    const entered = moved.get(id);
    moved.delete(id);
    const rounds = (handOut.returnedAt ? (handOut.roundsLeft ?? 0) : 0) - (handOut.roundsOut ?? 0);
    problems.push(
      ...((entered?.rounds ?? 0) === rounds
        ? []
        : [`hand-out ${id}: it moved ${rounds} rounds, and ${entered?.rounds ?? 0} were entered`]),
      ...(!entered || entered.caliber === handOut.caliber
        ? []
        : [`hand-out ${id}: its ammunition is of another caliber`]),
    );
  }
  return [
    ...problems,
    ...[...moved]
      .filter(([, { rounds }]) => rounds !== 0)
      .map(([id, { rounds }]) => `ammunition: ${rounds} rounds of a hand-out ${id} that does not exist`),
  ];
};

import { redemptionCode } from '#domain/points/redemption-code.ts';
import type { PointsEntryDocument } from '../../src/features/points/points-entry.model.ts';
import { HandOutModel } from '../../src/features/points/hand-out.model.ts';
import { UNLIMITED } from '../unlimited.ts';

/** Ids of handed-out ledger entries. Entries that are found are removed from the set. */
export const readHandOuts = async () => {
  const ids = new Set<string>();
  for await (const { _id } of HandOutModel.find({}, { _id: 1 }).maxTimeMS(UNLIMITED).lean().cursor()) {
    ids.add(_id.toString());
  }
  return ids;
};

const stateOf = ({ type }: PointsEntryDocument, isHandedOut: boolean) => {
  if (type !== 'redeem') return null;
  return isHandedOut ? 'handed_out' : 'pending';
};

export const redemptionProblems = (entry: PointsEntryDocument, handOuts: Set<string>) => {
  const id = entry._id.toString();
  const isHandedOut = entry.type === 'redeem' && handOuts.delete(id);
  const code = entry.type === 'redeem' ? redemptionCode(id) : null;
  return [
    ...((entry.code ?? null) === code ? [] : [`ledger entry ${id}: its code is not that of its id`]),
    ...((entry.handOut ?? null) === stateOf(entry, isHandedOut)
      ? []
      : [`ledger entry ${id}: it says ${entry.handOut} against the hand-outs`]),
  ];
};

import { redemptionCode } from '#domain/points/redemption-code.ts';
import type { PointsEntryDocument } from '../../src/features/points/points-entry.model.ts';

const stateOf = ({ type, handedOutAt }: PointsEntryDocument) => {
  if (type !== 'redeem') return null;
  return handedOutAt ? 'handed_out' : 'pending';
};

export const redemptionProblems = (entry: PointsEntryDocument) => {
  const id = entry._id.toString();
  const code = entry.type === 'redeem' ? redemptionCode(id) : null;
  return [
    ...((entry.code ?? null) === code ? [] : [`ledger entry ${id}: its code is not that of its id`]),
    ...((entry.handOut ?? null) === stateOf(entry)
      ? []
      : [`ledger entry ${id}: it says ${entry.handOut} against when it was handed out`]),
  ];
};

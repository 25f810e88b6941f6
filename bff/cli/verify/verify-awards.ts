import { awardKey, isCredit } from '../../src/features/enrolments/enrolment.completion.ts';
import type { Award, EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import type { PointsEntryDocument } from '../../src/features/points/points-entry.model.ts';

/** An award that is marked paid, and the sum of its entries in the ledger. */
type PaidAward = { award: Award; lastKey: string; sum: number; hasLast: boolean };

export type PaidAwards = Map<string, PaidAward>;

export const awardProblems = ({ _id, award, status }: EnrolmentDocument) => {
  if (!award) return [];
  const isCompleted = status === 'completed';
  return [
    ...(award.state === 'due' ? [`enrolment ${_id}: its points are still due`] : []),
    ...(isCredit(award) && !isCompleted ? [`enrolment ${_id}: points without completion`] : []),
    ...(!isCredit(award) && isCompleted ? [`enrolment ${_id}: completion without its points`] : []),
  ];
};

export const addAward = (paid: PaidAwards, { _id, award }: EnrolmentDocument) => {
  if (award?.state !== 'paid') return;
  const lastKey = awardKey(_id.toString(), award.turn);
  paid.set(_id.toString(), { award, lastKey, sum: 0, hasLast: false });
};

export const addEntry = (paid: PaidAwards, { enrolmentId, sourceKey, delta }: PointsEntryDocument) => {
  const award = enrolmentId ? paid.get(enrolmentId) : undefined;
  if (!award || !sourceKey.startsWith(awardKey(enrolmentId ?? ''))) return;
  award.sum += delta;
  award.hasLast ||= sourceKey === award.lastKey;
};

/** Credited once after a completion. Afterwards taken back, as far as unspent. */
const isSettled = ({ award, sum, hasLast }: PaidAward) =>
  isCredit(award) ? sum === award.points : hasLast && sum >= 0 && sum <= award.points;

export const unpaidAwards = (paid: PaidAwards) =>
  [...paid.values()]
    .filter((award) => !isSettled(award))
    .map(({ lastKey }) => `award ${lastKey} is marked paid but not in the ledger`);

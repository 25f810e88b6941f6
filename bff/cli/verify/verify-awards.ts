import { awardKey, isCredit } from '../../src/features/points/award.ts';
import type { Award, EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import type { PointsEntryDocument } from '../../src/features/points/points-entry.model.ts';

/** An award and the sum of its entries in the ledger. */
type EnteredAward = { award: Award; lastKey: string; sum: number; hasLast: boolean };

export type EnteredAwards = Map<string, EnteredAward>;

export const awardProblems = ({ _id, award, status }: EnrolmentDocument) => {
  if (!award) return [];
  const isCompleted = status === 'completed';
  return [
    ...(isCredit(award) && !isCompleted ? [`enrolment ${_id}: points without completion`] : []),
    ...(!isCredit(award) && isCompleted ? [`enrolment ${_id}: completion without its points`] : []),
  ];
};

export const addAward = (awards: EnteredAwards, { _id, award }: EnrolmentDocument) => {
  if (!award) return;
  const lastKey = awardKey(_id.toString(), award.turn);
  awards.set(_id.toString(), { award, lastKey, sum: 0, hasLast: false });
};

export const addEntry = (awards: EnteredAwards, { enrolmentId, sourceKey, delta }: PointsEntryDocument) => {
  const award = enrolmentId ? awards.get(enrolmentId) : undefined;
  if (!award || !sourceKey.startsWith(awardKey(enrolmentId ?? ''))) return;
  award.sum += delta;
  award.hasLast ||= sourceKey === award.lastKey;
};

/** Credited once after a completion. Afterwards taken back, as far as unspent. */
const isEntered = ({ award, sum, hasLast }: EnteredAward) =>
  isCredit(award) ? sum === award.points : hasLast && sum >= 0 && sum <= award.points;

export const missingAwards = (awards: EnteredAwards) =>
  [...awards.values()]
    .filter((award) => !isEntered(award))
    .map(({ lastKey }) => `award ${lastKey} is not in the ledger`);

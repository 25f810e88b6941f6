import { isDuplicateKey } from '../../database/database-errors.ts';
import { isInTransaction } from '../../database/transaction.ts';
import { ClaimModel, type ClaimDocument } from './claim.model.ts';

export type Claim = Omit<ClaimDocument, 'rev' | 'changedAt'>;
export type StoredClaim = Claim & Pick<ClaimDocument, 'rev' | 'changedAt'>;

export const findClaim = (holder: string): Promise<StoredClaim | null> => ClaimModel.findById(holder).lean();

export const findClaimsIn = (from: Date, until: Date): Promise<StoredClaim[]> =>
  ClaimModel.find({ until: { $gt: from }, from: { $lt: until } }).lean();

export const claimsChangedSince = async ($gte: Date, limit: number) => {
  const found = await ClaimModel.find({ changedAt: { $gte } }, { from: 1, until: 1, changedAt: 1 })
    .limit(limit)
    .lean<Pick<StoredClaim, '_id' | 'from' | 'until' | 'changedAt'>[]>();
  return found.map(({ _id: holder, changedAt: at, ...period }) => ({ holder, at, period }));
};

export const listClaims = (): Promise<StoredClaim[]> => ClaimModel.find().lean();

const withBoth = (one: Claim, other: Claim): Claim => ({
  ...other,
  quanta: [...new Set([...one.quanta, ...other.quanta])],
  from: one.from < other.from ? one.from : other.from,
  until: one.until > other.until ? one.until : other.until,
});

const replace = async (found: StoredClaim | null, claim: Claim): Promise<StoredClaim | null> => {
  const stored = { ...claim, rev: (found?.rev ?? 0) + 1, changedAt: new Date() };
  try {
    if (!found) {
      await ClaimModel.create(stored);
      return stored;
    }
    const { _id, ...fields } = stored;
    const { matchedCount } = await ClaimModel.updateOne({ _id, rev: found.rev }, { $set: fields });
    return matchedCount === 1 ? stored : null;
  } catch (error) {
    if (isDuplicateKey(error) && !isInTransaction()) return null;
    throw error;
  }
};

export const addClaim = (found: StoredClaim | null, claim: Claim) =>
  replace(found, found ? withBoth(found, claim) : claim);

export const settleClaim = async (found: StoredClaim, claim: Claim) => {
  if (claim.quanta.length !== found.quanta.length) await replace(found, claim);
};

export const dropClaim = async ({ _id, rev }: StoredClaim) => {
  await ClaimModel.deleteOne({ _id, rev });
};

export const dropAllClaims = async () => {
  await ClaimModel.deleteMany({});
};

export const giveBack = (claimed: StoredClaim, former: StoredClaim | null) =>
  former ? replace(claimed, former) : dropClaim(claimed);

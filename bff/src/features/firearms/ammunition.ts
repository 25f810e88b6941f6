import { movesOf, type AmmunitionMoves } from '#domain/firearms/ammunition.ts';
import { caliberOf, firearmLabel } from '#domain/firearms/firearm.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { ledgerOf, type Place } from '../../ledger/ledger.ts';
import { listIds } from '../../lists/list-ids.ts';
import { publish } from '../../outgoing/publish.ts';
import { AmmunitionModel, CALIBER_OWNER, type AmmunitionDocument } from './ammunition.model.ts';
import { FirearmHandOutModel, FirearmModel, type FirearmHandOutDocument } from './firearm.model.ts';

export const MOST_ROUNDS = 100_000_000;

export const ammunitionShort = () => new DomainError('AMMUNITION_SHORT', messages.ammunitionShort);

/** The rounds of each caliber that are in the armoury. */
export const ammunitionLedger = ledgerOf<AmmunitionDocument, 'caliber'>(AmmunitionModel, {
  owner: CALIBER_OWNER,
  name: 'ammunition',
  least: 0,
  most: MOST_ROUNDS,
  belowLeast: ammunitionShort,
  aboveMost: () => new DomainError('AMMUNITION_LIMIT', messages.ammunitionLimit),
  tell: (entry) => publish({ type: 'ammunition.moved', data: () => movedData(entry) }),
});

const OF_NO_LOT = { lot: null, supplier: null, invoice: null, handOutId: null };

type Content = Pick<AmmunitionDocument, 'type' | 'delta' | 'description' | 'by'> &
  Partial<Pick<AmmunitionDocument, 'lot' | 'supplier' | 'invoice' | 'handOutId'>>;

type Append = {
  caliber: string;
  sourceKey: string;
  now: Date;
  decide: (place: Place) => Content | Promise<Content>;
};

/** Never dated before the entry before it, so that each day of a ledger begins with what the day before ended with. */
export const appendAmmunition = ({ caliber, now, decide, ...entry }: Append) =>
  ammunitionLedger.append({
    ...entry,
    owner: caliber,
    decide: async (place) => {
      const createdAt = place.after && place.after > now ? place.after : now;
      return { ...OF_NO_LOT, ...(await decide(place)), createdAt };
    },
  });

const movedData = ({ _id, caliber, seq, type, delta, balance, ...entry }: AmmunitionDocument) => ({
  ...{ id: _id.toString(), caliber, sequence: seq, type, rounds: delta, balance },
  ...{ invoice: entry.invoice ?? null, handOutId: entry.handOutId?.toString() ?? null },
  createdAt: entry.createdAt,
});

/** Rounds of a caliber that went out with weapons and have not come back. */
export const roundsOut = async (caliber: string) => {
  const open = await FirearmHandOutModel.find(
    { returnedAt: null, corrects: null, caliber },
    { roundsOut: 1 },
  ).lean();
  return open.reduce((sum, handOut) => sum + (handOut.roundsOut ?? 0), 0);
};

/** What the entries of a filter add up to. */
export const movedRounds = async (filter: object): Promise<AmmunitionMoves> => {
  const sums = await AmmunitionModel.aggregate<{ _id: AmmunitionDocument['type']; rounds: number }>([
    { $match: filter },
    { $group: { _id: '$type', rounds: { $sum: '$delta' } } },
  ]);
  return movesOf((type) => sums.find(({ _id }) => _id === type)?.rounds ?? 0);
};

type Of = Pick<FirearmHandOutDocument, '_id' | 'corrects' | 'outBy' | 'returnedBy'>;

/** The sources of its entries: the rounds that go out, those that come back, and the same back if it was withdrawn. */
const sourcesOf = ({ _id }: Pick<Of, '_id'>) => ({
  out: `out:${_id}`,
  back: `back:${_id}`,
  withdrawn: `withdrawn:${_id}`,
});

type Moved = { type: AmmunitionDocument['type']; delta: number; sourceKey: string; caliber: string };

const move = async (handOut: Of, label: string, { type, delta, sourceKey, caliber }: Moved) => {
  // First, because the stock may be too small for it by now.
  if (await ammunitionLedger.find(sourceKey)) return;
  await appendAmmunition({
    caliber,
    sourceKey,
    now: new Date(),
    decide: () => ({
      ...{ type, delta, description: label, handOutId: handOut._id },
      by: handOut.returnedBy ?? handOut.outBy,
    }),
  });
};

/** Tells integrators of a weapon that went out or came back. */
export const publishHandOut = (
  type: 'firearm.handed_out' | 'firearm.returned',
  { _id, firearmId, enrolmentId, userId, outAt, returnedAt, ...counted }: FirearmHandOutDocument,
  caliber: string,
) =>
  publish({
    type,
    data: () => ({
      ...{ id: _id.toString(), firearmId: firearmId.toString(), caliber },
      ...{ enrollmentId: enrolmentId.toString(), userId: userId.toString(), handedOutAt: outAt },
      ...{ roundsOut: counted.roundsOut ?? 0, returnedAt, rounds: counted.rounds },
      roundsLeft: returnedAt ? (counted.roundsLeft ?? 0) : null,
      annulled: counted.isAnnulled ?? false,
    }),
  });

const isShort = (error: unknown) => error instanceof DomainError && error.reason === 'AMMUNITION_SHORT';

export const ofHandOut = async ({ firearmId, weapon, caliber }: FirearmHandOutDocument) => {
  const known = weapon ?? (await FirearmModel.findById(firearmId).orFail().lean());
  return { caliber: caliber ?? caliberOf(known.model), label: firearmLabel(known) };
};

/**
 * Writes the entries of the ammunition of a hand-out, each once. False if there is not that much: then nothing was
 * handed out. May be repeated and interrupted; the sweep finishes it.
 */
export const settleAmmunition = async (handOut: FirearmHandOutDocument): Promise<boolean> => {
  if (handOut.ammunition !== 'due') return true;
  const { _id, rev, roundsOut = 0, roundsLeft, returnedAt, corrects } = handOut;
  const { caliber, label } = await ofHandOut(handOut);
  const { out, back } = sourcesOf(handOut);
  const finish = (changes: Partial<FirearmHandOutDocument>) =>
    FirearmHandOutModel.updateOne(
      { _id, rev: rev ?? null },
      { $set: { ...changes, ammunition: 'settled' }, $inc: { rev: 1 } },
    );
  try {
    if (roundsOut > 0)
      await move(handOut, label, { type: 'hand_out', delta: -roundsOut, sourceKey: out, caliber });
    if (roundsLeft && (returnedAt || corrects)) {
      const type = corrects || handOut.isAnnulled ? 'correction' : 'return';
      const text = handOut.isAnnulled ? `${label} · ${messages.handOutAnnulled}` : label;
      await move(handOut, text, { type, delta: roundsLeft, sourceKey: back, caliber });
    }
  } catch (error) {
    if (!isShort(error)) throw error;
    if (handOut.outLate) {
      await enterFound(handOut, { caliber, label, rounds: roundsOut });
      return settleAmmunition(handOut);
    }
    if (corrects) await withdrawHandOut(handOut);
    else await finish({ roundsOut: 0, ...(returnedAt ? { roundsLeft: 0 } : {}) });
    return false;
  }
  if (corrects) await finish({ handKey: _id.toString(), returnedAt: handOut.outAt });
  else {
    const { matchedCount } = await finish({});
    if (matchedCount > 0 && !returnedAt) await publishHandOut('firearm.handed_out', handOut, caliber);
  }
  // It was withdrawn while its entry was written.
  if (!(await FirearmHandOutModel.exists({ _id }))) await undoEntry(handOut, caliber, label);
  return true;
};

type Found = { caliber: string; label: string; rounds: number };

/** What has left was there: a count adds what the stock lacks, so that its sheet shows it. */
const enterFound = async (handOut: Of, { caliber, label, rounds }: Found) => {
  const { seq, balance } = await ammunitionLedger.stateOf(caliber);
  if (balance >= rounds) return;
  await appendAmmunition({
    caliber,
    sourceKey: `found:${handOut._id}:${seq}`,
    now: new Date(),
    decide: () => ({
      ...{ type: 'count', delta: rounds - balance, by: handOut.outBy },
      description: `${messages.ammunitionFound} ${label}`,
    }),
  });
};

const undoEntry = async (handOut: FirearmHandOutDocument, caliber: string, label: string) => {
  const { out, withdrawn } = sourcesOf(handOut);
  const entered = await ammunitionLedger.find(out);
  if (!entered) return;
  await move(handOut, label, { type: 'return', delta: -entered.delta, sourceKey: withdrawn, caliber });
};

/** Removes a hand-out that was not made. Its number is the last one, because it is open. */
const withdrawHandOut = async (handOut: FirearmHandOutDocument) => {
  const { deletedCount } = await FirearmHandOutModel.deleteOne({ _id: handOut._id, returnedAt: null });
  if (deletedCount === 0 || !handOut.roundsOut) return;
  const { caliber, label } = await ofHandOut(handOut);
  await undoEntry(handOut, caliber, label);
};

export const listDueAmmunition = (limit: number) =>
  listIds(FirearmHandOutModel, { filter: { ammunition: 'due' }, limit });

export const settleAmmunitionOf = async (id: string) => {
  const handOut = await FirearmHandOutModel.findById(id).lean();
  if (handOut) await settleAmmunition(handOut);
};

import { movesOf, type AmmunitionMoves } from '#domain/firearms/ammunition.ts';
import { caliberOf, firearmLabel } from '#domain/firearms/firearm.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { ledgerOf, type Place } from '../../ledger/ledger.ts';
import { publish } from '../../outgoing/publish.ts';
import { AmmunitionModel, CALIBER_OWNER, type AmmunitionDocument } from './ammunition.model.ts';
import { FirearmHandOutModel, FirearmModel, type FirearmHandOutDocument } from './firearm.model.ts';

export const MOST_ROUNDS = 100_000_000;

/** The rounds of each caliber that are in the armoury. */
export const ammunitionLedger = ledgerOf<AmmunitionDocument, 'caliber'>(AmmunitionModel, {
  owner: CALIBER_OWNER,
  name: 'ammunition',
  least: 0,
  most: MOST_ROUNDS,
  belowLeast: () => new DomainError('AMMUNITION_SHORT', messages.ammunitionShort),
  aboveMost: () => new DomainError('AMMUNITION_LIMIT', messages.ammunitionLimit),
  tell: (entry) => publish({ type: 'ammunition.moved', data: () => movedData(entry) }),
});

const OF_NO_LOT = { lot: null, supplier: null, invoice: null, handOutId: null };

type Content = Pick<AmmunitionDocument, 'type' | 'delta' | 'description' | 'by'> &
  Partial<Pick<AmmunitionDocument, 'lot' | 'supplier' | 'invoice' | 'handOutId'>>;

type Append = {
  caliber: string;
  sourceKey?: string;
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
  id: _id.toString(),
  caliber,
  sequence: seq,
  type,
  rounds: delta,
  balance,
  invoice: entry.invoice ?? null,
  handOutId: entry.handOutId?.toString() ?? null,
  createdAt: entry.createdAt,
});

/** Rounds of a caliber that went out with weapons and have not come back. */
export const roundsOut = async (caliber: string) => {
  const open = await FirearmHandOutModel.find({ returnedAt: null, caliber }, { roundsOut: 1 }).lean();
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

const ofHandOut = async ({ firearmId, weapon, caliber }: FirearmHandOutDocument) => {
  const known = weapon ?? (await FirearmModel.findById(firearmId).orFail().lean());
  return { caliber: caliber ?? caliberOf(known.model), label: firearmLabel(known) };
};

/** Tells integrators of a weapon that went out or came back. */
export const publishHandOut = async (
  type: 'firearm.handed_out' | 'firearm.returned',
  handOut: FirearmHandOutDocument,
) => {
  const { caliber } = await ofHandOut(handOut);
  const { _id, firearmId, enrolmentId, userId, outAt, returnedAt, ...counted } = handOut;
  await publish({
    type,
    data: () => ({
      id: _id.toString(),
      firearmId: firearmId.toString(),
      caliber,
      enrollmentId: enrolmentId.toString(),
      userId: userId.toString(),
      handedOutAt: outAt,
      roundsOut: counted.roundsOut ?? 0,
      returnedAt,
      rounds: counted.rounds,
      roundsLeft: returnedAt ? (counted.roundsLeft ?? 0) : null,
      annulled: counted.isAnnulled ?? false,
    }),
  });
};

/** Enters the rounds that leave with a weapon. Throws if there are not that many, unless they have left already. */
export const enterRoundsOut = async (handOut: FirearmHandOutDocument) => {
  const { _id, outBy: by, outLate, roundsOut = 0 } = handOut;
  if (roundsOut === 0) return;
  const { caliber, label } = await ofHandOut(handOut);
  // What has left was there: a count adds what the stock lacks, so that its sheet shows it.
  const found = outLate ? roundsOut - (await ammunitionLedger.balanceOf(caliber)) : 0;
  if (found > 0) {
    const description = `${messages.ammunitionFound} ${label}`;
    await appendAmmunition({
      caliber,
      sourceKey: `found:${_id}`,
      now: new Date(),
      decide: () => ({ type: 'count', delta: found, description, by }),
    });
  }
  await appendAmmunition({
    caliber,
    sourceKey: `out:${_id}`,
    now: new Date(),
    decide: () => ({ type: 'hand_out', delta: -roundsOut, description: label, by, handOutId: _id }),
  });
};

/** Enters the rounds that come back, or that a correction adds or takes. */
export const enterRoundsBack = async (handOut: FirearmHandOutDocument) => {
  const { _id, corrects, isAnnulled, roundsLeft, outBy, returnedBy } = handOut;
  if (!roundsLeft) return;
  const { caliber, label } = await ofHandOut(handOut);
  await appendAmmunition({
    caliber,
    sourceKey: `back:${_id}`,
    now: new Date(),
    decide: () => ({
      type: corrects || isAnnulled ? 'correction' : 'return',
      delta: roundsLeft,
      handOutId: _id,
      description: isAnnulled ? `${label} · ${messages.handOutAnnulled}` : label,
      by: returnedBy ?? outBy,
    }),
  });
};

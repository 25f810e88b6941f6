import { max } from 'date-fns';
import type { mongo } from 'mongoose';
import { firearmLabel } from '#domain/firearms/firearm.ts';
import { messages } from '#domain/messages.ts';
import { append } from './0035-charges-and-awards.ts';
import type { Migration } from './migration.ts';

type Entry = { type: string; delta: number; description: string; by: string; handOutId: unknown };

const enter = (entries: mongo.Collection, caliber: string, sourceKey: string, entry: Entry) =>
  append(entries, { owner: { caliber }, sourceKey }, async (_, last) => ({
    ...entry,
    lot: null,
    supplier: null,
    invoice: null,
    createdAt: max([new Date(), last?.createdAt ?? 0]),
  }));

/** Whether an entry of so many rounds is there, or the stock has as many. */
const hasRounds = async (entries: mongo.Collection, caliber: string, sourceKey: string, delta: number) => {
  if (await entries.findOne({ sourceKey })) return true;
  return (await balanceOf(entries, caliber)) + delta >= 0;
};

const balanceOf = async (entries: mongo.Collection, caliber: string): Promise<number> =>
  (await entries.findOne({ caliber }, { sort: { seq: -1 } }))?.balance ?? 0;

/** Enters what left with the weapon. Returns how much that was: nothing if the stock has less. */
const enterOut = async (entries: mongo.Collection, handOut: mongo.WithId<mongo.Document>) => {
  const { _id, caliber, weapon, outBy: by, outLate, roundsOut = 0 } = handOut;
  const sourceKey = `out:${_id}`;
  const description = firearmLabel(weapon);
  if (roundsOut === 0) return 0;
  if (!(await hasRounds(entries, caliber, sourceKey, -roundsOut))) {
    if (!outLate) return 0;
    const found = {
      type: 'count',
      delta: roundsOut - (await balanceOf(entries, caliber)),
      by,
      handOutId: null,
      description: `${messages.ammunitionFound} ${description}`,
    };
    await enter(entries, caliber, `found:${_id}`, found);
  }
  await enter(entries, caliber, sourceKey, {
    type: 'hand_out',
    delta: -roundsOut,
    description,
    by,
    handOutId: _id,
  });
  return roundsOut;
};

/** Ammunition of hand-outs that was still to be entered is, or the hand-out went without. */
export const enterAmmunition: Migration = {
  name: '0038-ammunition-of-hand-outs',
  up: async (db) => {
    const handOuts = db.collection('firearmHandOuts');
    const entries = db.collection('ammunition');
    for await (const handOut of handOuts.find({ ammunition: 'due', weapon: { $ne: null } })) {
      const { _id, caliber, weapon, corrects, isAnnulled, outAt, outBy, returnedAt, returnedBy } = handOut;
      const roundsOut = await enterOut(entries, handOut);
      const isWithout = roundsOut < (handOut.roundsOut ?? 0);
      const delta = (returnedAt || corrects) && !isWithout ? (handOut.roundsLeft ?? 0) : 0;
      const sourceKey = `back:${_id}`;
      if (corrects && !(await hasRounds(entries, caliber, sourceKey, delta))) {
        await handOuts.deleteOne({ _id, ammunition: 'due' });
        continue;
      }
      if (delta !== 0) {
        await enter(entries, caliber, sourceKey, {
          type: corrects || isAnnulled ? 'correction' : 'return',
          delta,
          handOutId: _id,
          description: firearmLabel(weapon) + (isAnnulled ? ` · ${messages.handOutAnnulled}` : ''),
          by: returnedBy ?? outBy,
        });
      }
      await handOuts.updateOne(
        { _id, ammunition: 'due' },
        {
          $set: {
            ...(isWithout ? { roundsOut: 0, ...(returnedAt ? { roundsLeft: 0 } : {}) } : {}),
            ...(corrects ? { handKey: String(_id), returnedAt: outAt } : {}),
          },
          $unset: { ammunition: 1 },
          $inc: { rev: 1 },
        },
      );
    }
    await handOuts.updateMany({ ammunition: { $exists: true } }, { $unset: { ammunition: 1 } });
  },
};

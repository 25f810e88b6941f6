import type { mongo } from 'mongoose';
import { redemptionCode } from '#domain/points/redemption-code.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;

const NOT_REDEEMED = { code: null, handOut: null, handedOutAt: null };

/** Redemptions have a code and wait to be handed out; whether earlier ones were is not known. */
export const addRedemptionCodes: Migration = {
  name: '0006-redemption-codes',
  up: async (db) => {
    const points = db.collection('points');
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (writes.length > 0) await points.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    const entries = points.find({ handOut: { $exists: false } }, { projection: { type: 1 } });
    for await (const { _id, type } of entries) {
      const redeemed = { code: redemptionCode(String(_id)), handOut: 'pending', handedOutAt: null };
      const filter = { _id, handOut: { $exists: false } };
      writes.push({ updateOne: { filter, update: { $set: type === 'redeem' ? redeemed : NOT_REDEEMED } } });
      if (writes.length >= BATCH) await flush();
    }
    await flush();
  },
};

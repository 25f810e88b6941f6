import { redemptionCode } from '#domain/points/redemption-code.ts';
import { updateEach, type Migration } from './migration.ts';

const redeemed = (id: string) => ({ code: redemptionCode(id), handOut: 'pending', handedOutAt: null });
const NOT_REDEEMED = { code: null, handOut: null, handedOutAt: null };

/** Adds codes to redemptions. Older ones count as not handed out. */
export const addRedemptionCodes: Migration = {
  name: '0006-redemption-codes',
  up: async (db) => {
    const points = db.collection('points');
    const missing = { handOut: { $exists: false } };
    await updateEach(points, {
      found: points.find(missing, { projection: { type: 1 } }),
      changeOf: ({ _id, type }) => ({
        filter: { _id, ...missing },
        fields: type === 'redeem' ? redeemed(String(_id)) : NOT_REDEEMED,
      }),
    });
  },
};

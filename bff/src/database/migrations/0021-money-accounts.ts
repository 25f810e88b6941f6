import type { Migration } from './migration.ts';

/** Long ago, so that the sweep takes it for what a crash left. */
const MARK = { mark: '0021', markedAt: new Date('2020-01-01T00:00:00Z') };
const NOTHING_READ = { seq: 0, owed: 0, owedSince: null, unpaid: [], ...MARK };

/** People with entries get an account, which the sweep then reads. Cash that is no payment is of a till. */
export const addMoneyAccounts: Migration = {
  name: '0021-money-accounts',
  up: async (db) => {
    const first = db
      .collection('money')
      .find({ seq: 1, type: { $nin: ['cash_in', 'cash_out'] } }, { projection: { userId: 1 } });
    for await (const { userId } of first) {
      await db
        .collection('moneyAccounts')
        .updateOne({ _id: userId }, { $setOnInsert: NOTHING_READ }, { upsert: true });
    }
  },
};

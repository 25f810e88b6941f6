import { storeDefaults, type Migration } from './migration.ts';

export const storeDepositDefaults: Migration = {
  name: '0024-deposits-of-courses',
  up: (db) => storeDefaults(db.collection('courses'), { depositPercent: null }),
};

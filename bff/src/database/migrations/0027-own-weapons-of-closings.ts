import { storeDefaults, type Migration } from './migration.ts';

export const storeOwnWeaponsOfClosings: Migration = {
  name: '0027-own-weapons-of-closings',
  up: (db) => storeDefaults(db.collection('dayClosings'), { ownWeaponIds: [] }),
};

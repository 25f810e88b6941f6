import { phoneKey } from '#domain/users/phone.ts';
import { updateEach, type Migration } from './migration.ts';

export const addPhoneKeys: Migration = {
  name: '0017-phone-keys',
  up: async (db) => {
    const users = db.collection('users');
    await updateEach(users, {
      found: users.find({}, { projection: { phone: 1, phoneKey: 1 } }),
      changeOf: ({ _id, phone = null, phoneKey: stored }) => {
        const key = phoneKey(phone);
        return stored === key ? null : { filter: { _id, phone }, fields: { phoneKey: key } };
      },
    });
  },
};

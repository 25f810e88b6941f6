import type { Migration } from './migration.ts';

export const linkGoogleAccounts: Migration = {
  name: '0003-link-google-accounts',
  up: async (db) => {
    const users = db.collection('users');
    for await (const { _id: googleKey, userId } of db.collection('identities').find()) {
      await users.updateOne({ _id: userId, googleKey: { $exists: false } }, { $set: { googleKey } });
    }
    await users.updateMany({ googleKey: { $exists: false } }, { $set: { googleKey: null } });
  },
};

import type { Migration } from './migration.ts';

/** A user knows the Google account that is linked to it, so that no second one can be. */
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

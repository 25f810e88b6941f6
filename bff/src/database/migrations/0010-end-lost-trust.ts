import type { mongo } from 'mongoose';
import type { Migration } from './migration.ts';

const endTokensOfDeactivated = async (db: mongo.Db) => {
  const tokens = db.collection('access_tokens');
  for await (const { _id: userId } of db
    .collection('users')
    .find({ isActive: false }, { projection: { _id: 1 } })) {
    await tokens.deleteMany({ userId });
  }
};

/**
 * Ends the credentials that were made before Google sign-in took an account over, except an admin's second factor.
 */
const endWhatGoogleTookOver = async (db: mongo.Db) => {
  for await (const { userId, createdAt: linkedAt } of db.collection('identities').find()) {
    const before = { $lt: linkedAt };
    await db.collection('access_tokens').deleteMany({ userId, createdAt: before });
    await db.collection('deletions').deleteMany({ _id: userId, state: 'requested', requestedAt: before });
    const user = await db.collection('users').findOne({ _id: userId }, { projection: { role: 1 } });
    if (user?.role === 'admin') continue;
    await db.collection('second_factors').deleteMany({ _id: userId, activeSince: before });
  }
};

/** Ends tokens, second factors and deletion requests where older versions ended sessions only. */
export const endLostTrust: Migration = {
  name: '0010-end-lost-trust',
  up: async (db) => {
    await endTokensOfDeactivated(db);
    await endWhatGoogleTookOver(db);
  },
};

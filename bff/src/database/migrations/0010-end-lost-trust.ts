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

/** What was made before Google took an account over is of who had it before; an admin keeps the second factor. */
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

/** Former versions left tokens, second factors and requests for deletion where they ended sessions. */
export const endLostTrust: Migration = {
  name: '0010-end-lost-trust',
  up: async (db) => {
    await endTokensOfDeactivated(db);
    await endWhatGoogleTookOver(db);
  },
};

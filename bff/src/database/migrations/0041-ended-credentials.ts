import type { mongo } from 'mongoose';
import type { Migration } from './migration.ts';

type Kind = { kind: string; collection: string; owner: '_id' | 'userId'; only?: object };

const KINDS: readonly Kind[] = [
  { kind: 'sessions', collection: 'sessions', owner: 'userId' },
  { kind: 'accessTokens', collection: 'access_tokens', owner: 'userId' },
  { kind: 'calendarLinks', collection: 'calendarLinks', owner: 'userId' },
  { kind: 'passportLinks', collection: 'passportLinks', owner: 'userId' },
  { kind: 'passwordResets', collection: 'password_resets', owner: 'userId' },
  {
    kind: 'secondFactorSetUp',
    collection: 'second_factors',
    owner: '_id',
    only: { activeSince: null },
  },
  {
    kind: 'secondFactor',
    collection: 'second_factors',
    owner: '_id',
    only: { activeSince: { $ne: null } },
  },
  { kind: 'deletionRequest', collection: 'deletions', owner: '_id', only: { state: 'requested' } },
];

type Account = mongo.WithId<mongo.Document>;

const removeEnded = async (db: mongo.Db, { _id, generations = {}, keptSession = null }: Account) => {
  for (const { kind, collection, owner, only = {} } of KINDS) {
    const generation = generations[kind];
    if (!generation) continue;
    await db.collection(collection).deleteMany({
      ...only,
      $and: [
        { [owner]: { $in: [_id, String(_id)] } },
        kind === 'sessions' && keptSession !== null ? { _id: { $ne: keptSession } } : {},
      ],
      generation: { $not: { $gte: generation } },
    });
  }
};

const endInstructor = async (db: mongo.Db, userId: string) => {
  const instructors = db.collection('instructors');
  const instructor = await instructors.findOne({ accountKey: userId });
  if (!instructor) return;
  const { _id } = instructor;
  await instructors.updateOne(
    { _id, accountKey: userId },
    { $set: { accountKey: String(_id) }, $inc: { rev: 1 } },
  );
};

/** Removes credentials of accounts where they had ended and were still to be removed. The index is dropped by the start. */
export const removeEndedCredentials: Migration = {
  name: '0041-ended-credentials',
  up: async (db) => {
    const users = db.collection('users');
    for await (const user of users.find({ endedCredentials: 'due' })) {
      if (user.staffRole !== 'instructor') await endInstructor(db, String(user._id));
      await removeEnded(db, user);
      await users.updateOne({ _id: user._id }, { $unset: { endedCredentials: 1 } });
    }
  },
};

import { addHours, subHours } from 'date-fns';
import type { mongo } from 'mongoose';
import type { Migration } from './migration.ts';

const REMEMBERED_HOURS = 48;

type Request = { key: string; payload: string; at: Date };
type Claim = { _id: string };

const COLLECTIONS = [
  'ammunition',
  'ammunitionSheets',
  'certificates',
  'courseKits',
  'courses',
  'dayClosings',
  'deletions',
  'enrolments',
  'firearmHandOuts',
  'firearms',
  'instructors',
  'mail',
  'money',
  'moneyRules',
  'ownWeapons',
  'passportLinks',
  'password_resets',
  'rangeReports',
  'referrals',
  'schedules',
  'tillSessions',
  'users',
  'waitingList',
  'webhookDeliveries',
  'webhookEndpoints',
  'withdrawals',
];

/** Stores the keys of requests that documents had with the id of what was written. The index is dropped by the start. */
export const moveRequests = async (db: mongo.Db, name: string) => {
  const collection = db.collection(name);
  const claims = db.collection<Claim>('keyClaims');
  const since = subHours(new Date(), REMEMBERED_HOURS);
  const recent = collection.find({ 'requests.at': { $gt: since } }, { projection: { requests: 1 } });
  for await (const { _id, requests } of recent) {
    for (const { key, payload, at } of requests as Request[]) {
      if (at <= since) continue;
      const written = { payload, writtenTo: String(_id), expiresAt: addHours(at, REMEMBERED_HOURS) };
      await claims.updateOne(
        { _id: key },
        { $set: written, $setOnInsert: { attempts: 1 } },
        { upsert: true },
      );
    }
  }
  await collection.updateMany({ requests: { $exists: true } }, { $unset: { requests: 1 } });
};

export const moveKeysOfRequests: Migration = {
  name: '0034-keys-of-requests',
  up: async (db) => {
    for (const name of COLLECTIONS) await moveRequests(db, name);
  },
};

import type { mongo } from 'mongoose';
import { migratedRequest, type KeyedRequest } from '../../operation/keyed-request.ts';
import { updateEach, type Migration } from './migration.ts';

const COLLECTIONS = [
  'users',
  'courses',
  'enrolments',
  'waitingList',
  'instructors',
  'points',
  'handOuts',
  'referrals',
  'deletions',
  'webhookEndpoints',
];

const FORMER_KEY = /:/;

const isFormer = ({ key }: { key: string }) => FORMER_KEY.test(key);

const digestRequests = (collection: mongo.Collection) => {
  const former = { 'requests.key': FORMER_KEY };
  return updateEach(collection, {
    found: collection.find(former, { projection: { requests: 1 } }),
    changeOf: ({ _id, requests }) => {
      const stored = requests as KeyedRequest[];
      return {
        filter: { _id, ...former, requests: { $size: stored.length } },
        fields: {
          requests: stored.map((request) => (isFormer(request) ? migratedRequest(request) : request)),
        },
      };
    },
  });
};

type Write = Pick<KeyedRequest, 'key' | 'payload'>;

const digestWrites = async (audit: mongo.Collection) => {
  const former = { 'write.key': FORMER_KEY };
  // Completed entries are not looked up again.
  await audit.updateMany({ ...former, outcome: 'done' }, { $set: { write: null } });
  await updateEach(audit, {
    found: audit.find(former, { projection: { write: 1 } }),
    changeOf: ({ _id, write }) => ({
      filter: { _id, ...former },
      fields: { write: migratedRequest(write as Write) },
    }),
  });
};

export const digestKeyedRequests: Migration = {
  name: '0012-keyed-requests',
  up: async (db) => {
    for (const name of COLLECTIONS) await digestRequests(db.collection(name));
    await digestWrites(db.collection('audit'));
  },
};

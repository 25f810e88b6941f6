import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { Migration } from './migration.ts';

const SOURCES = [
  'courses',
  'enrolments',
  'users',
  'waitingList',
  'points',
  'money',
  'firearmHandOuts',
  'ammunition',
  'certificates',
  'schedules',
  'withdrawals',
];

const ID_BYTES = 12;

type Event = { id: string; type: string; at: Date; to: string[]; body: string };

type Message = { id: string; userId: string; at: string; dueAt: string };

const storeMessage = async (db: mongo.Db, { body }: Event) => {
  const { id, userId, at, dueAt, ...message } = JSON.parse(body) as Message;
  const due = new Date(dueAt);
  await db.collection<{ _id: string }>('mail').updateOne(
    { _id: id },
    {
      $setOnInsert: {
        ...message,
        userId: new mongo.ObjectId(userId),
        createdAt: new Date(at),
        dueAt: due,
        nextAttemptAt: due,
        state: 'waiting',
        reason: null,
        to: null,
        content: null,
        waitsFor: null,
        settledAt: null,
        tries: 0,
        resent: 0,
        smtpCode: null,
        said: null,
      },
    },
    { upsert: true },
  );
};

const deliveryId = (eventId: string, endpointId: string) => {
  const digest = createHash('sha256').update(`${eventId} ${endpointId}`).digest();
  return new mongo.ObjectId(digest.subarray(0, ID_BYTES).toString('hex'));
};

const storeDelivery = (db: mongo.Db, { id, type, at, body }: Event, endpointId: string) =>
  db.collection('webhookDeliveries').updateOne(
    { _id: deliveryId(id, endpointId) },
    {
      $setOnInsert: {
        endpointId,
        eventId: id,
        type,
        body,
        createdAt: at,
        nextAttemptAt: at,
        state: 'pending',
        attempts: [],
        tries: 0,
      },
    },
    { upsert: true },
  );

/** Messages and events, which documents stored until they were copied, are copied. */
const moveEvents = async (db: mongo.Db, name: string) => {
  const collection = db.collection<{ events: Event[] }>(name);
  for await (const { _id, events } of collection.find({ 'events.0': { $exists: true } })) {
    for (const event of events) {
      if (event.type === 'mail') await storeMessage(db, event);
      else for (const endpointId of event.to) await storeDelivery(db, event, endpointId);
    }
    await collection.updateOne({ _id }, { $unset: { events: 1 } });
  }
  await collection.updateMany({ events: { $exists: true } }, { $unset: { events: 1 } });
};

export const storeMessagesAtOnce: Migration = {
  name: '0036-messages-of-documents',
  up: async (db) => {
    for (const name of SOURCES) await moveEvents(db, name);
  },
};

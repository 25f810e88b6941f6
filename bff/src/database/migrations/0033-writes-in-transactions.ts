import { mongo } from 'mongoose';
import type { Centavos } from '#domain/money/centavos.ts';
import { unpaidOf } from '#domain/money/debt.ts';
import { moveRequests } from './0034-keys-of-requests.ts';
import type { Migration } from './migration.ts';

type HandOut = {
  _id: mongo.ObjectId;
  at: Date;
  by: string;
  isMarked: boolean;
  discountCentavos?: number;
  events?: object[];
};
type Entry = Parameters<typeof unpaidOf>[0][number] & { _id: mongo.ObjectId; balance: Centavos };

const dropCollection = async (db: mongo.Db, name: string) => {
  if (await db.listCollections({ name }).hasNext()) await db.dropCollection(name);
};

/** Before its discount was entered nobody had been told of a hand-out. */
const isHandedOut = async (db: mongo.Db, { _id, isMarked, discountCentavos }: HandOut) =>
  isMarked ||
  !discountCentavos ||
  (await db.collection('money').findOne({ sourceKey: `redemption:${_id}` })) !== null;

/** An entry of a redemption says itself that it was handed out. */
const moveHandOuts = async (db: mongo.Db) => {
  const handOuts = db.collection<HandOut>('handOuts');
  await moveRequests(db, 'handOuts');
  for await (const handOut of handOuts.find()) {
    const { _id, at, by, events = [] } = handOut;
    if (await isHandedOut(db, handOut)) {
      await db.collection<{ events?: object[] }>('points').updateOne(
        { _id: _id as never },
        {
          $set: { handOut: 'handed_out', handedOutAt: at, handedOutBy: by },
          ...(events.length > 0 ? { $addToSet: { events: { $each: events } } } : {}),
        },
      );
    }
    await handOuts.deleteOne({ _id });
  }
  await dropCollection(db, 'handOuts');
};

/** What is owed by an account, as its entries have it. */
export const storeAccount = async (db: mongo.Db, _id: mongo.ObjectId) => {
  const entries = await db.collection<Entry>('money').find({ userId: _id }).sort({ seq: 1 }).toArray();
  const last = entries.at(-1);
  const owed = Math.max(0, last?.balance ?? 0) as Centavos;
  const unpaid = unpaidOf(
    entries.map((entry) => ({ ...entry, id: String(entry._id) })),
    owed,
  );
  const since = unpaid.map((part) => part.since.getTime());
  await db.collection('moneyAccounts').updateOne(
    { _id },
    {
      $set: {
        seq: last?.seq ?? 0,
        owed,
        owedSince: since.length > 0 ? new Date(Math.min(...since)) : null,
        unpaid: unpaid.map((part) => ({ enrolmentId: part.enrolmentId, owed: part.owed })),
      },
    },
    { upsert: true },
  );
};

/** The accounts of which an entry was being written. */
const finishAccounts = async (db: mongo.Db) => {
  const accounts = db.collection('moneyAccounts');
  for await (const { _id } of accounts.find({ markedAt: { $gt: new Date(0) } })) await storeAccount(db, _id);
  await accounts.updateMany({ mark: { $exists: true } }, { $unset: { mark: 1, markedAt: 1 } });
};

/** The counts of courses that were being changed. */
const finishCounts = async (db: mongo.Db) => {
  const marks = db.collection<{ _id: string }>('countMarks');
  for await (const { _id } of marks.find()) {
    const courseId = new mongo.ObjectId(_id);
    const status = { $in: ['pending', 'confirmed', 'completed'] };
    const counts = {
      placesTaken: await db.collection('enrolments').countDocuments({ courseId, status }),
      waitingCount: await db.collection('waitingList').countDocuments({ courseId, state: 'waiting' }),
    };
    await db.collection('courses').updateOne({ _id: courseId }, { $set: counts });
    await marks.deleteOne({ _id });
  }
  await db.collection('courses').updateMany({ counting: { $exists: true } }, { $unset: { counting: 1 } });
  await dropCollection(db, 'countMarks');
};

/** Accounts that have accepted an invitation and were still to get the role. */
const finishRoles = async (db: mongo.Db) => {
  const instructors = db.collection('instructors');
  for await (const { _id, accountKey } of instructors.find({ accountRole: 'due' })) {
    const account = { _id: new mongo.ObjectId(String(accountKey)), isActive: true };
    const { matchedCount } = await db
      .collection('users')
      .updateOne(account, { $set: { staffRole: 'instructor', updatedAt: new Date() }, $inc: { rev: 1 } });
    if (matchedCount === 0) await instructors.updateOne({ _id }, { $set: { accountKey: String(_id) } });
  }
  await instructors.updateMany({ accountRole: { $exists: true } }, { $unset: { accountRole: 1 } });
};

export const writeInTransactions: Migration = {
  name: '0033-writes-in-transactions',
  up: async (db) => {
    await moveRequests(db, 'personNotes');
    await moveRequests(db, 'points');
    await moveHandOuts(db);
    await finishAccounts(db);
    await finishCounts(db);
    await finishRoles(db);
    await dropCollection(db, 'adminRemovals');
  },
};

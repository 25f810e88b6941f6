import { addMilliseconds } from 'date-fns';
import { mongo } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { countDuplicates, isDuplicateKey } from '../database-errors.ts';
import { storeAccount } from './0033-writes-in-transactions.ts';
import type { Migration } from './migration.ts';

type Last = { seq: number; balance: number; createdAt: Date };
type Source = { owner: { userId: mongo.ObjectId } | { caliber: string }; sourceKey: string };
type Content = { delta: number; createdAt: Date };

/** Appends an entry as the ledger does, unless its source has one. Another process may append meanwhile. */
export const append = async (
  entries: mongo.Collection,
  { owner, sourceKey }: Source,
  decide: (_id: mongo.ObjectId, last: Last | null) => Promise<Content>,
) => {
  while (!(await entries.findOne({ sourceKey }))) {
    const last = await entries.findOne<Last>(owner, { sort: { seq: -1 } });
    const _id = new mongo.ObjectId();
    const content = await decide(_id, last);
    const balance = (last?.balance ?? 0) + content.delta;
    try {
      await entries.insertOne({ ...content, _id, ...owner, sourceKey, seq: (last?.seq ?? 0) + 1, balance });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/** The first turn has no number. */
const keyOf = (name: string, turn: number) => (turn === 1 ? name : `${name}:${turn}`);

const courseNameOf = async (db: mongo.Db, _id: mongo.ObjectId) =>
  (await db.collection('courses').findOne<{ name: string }>({ _id }))?.name ?? messages.courseMissing;

const finishCharges = async (db: mongo.Db) => {
  const enrolments = db.collection('enrolments');
  const money = db.collection('money');
  for await (const { _id, userId, courseId, charge } of enrolments.find({ 'charge.state': 'due' })) {
    const enrolmentId = String(_id);
    const name = await courseNameOf(db, courseId);
    const sourceKey = keyOf(`charge:${enrolmentId}`, charge.turn);
    await append(money, { owner: { userId }, sourceKey }, async (entryId, last) => {
      const charged = await money.find<Content>({ enrolmentId, type: 'charge' }).toArray();
      const delta = charged.reduce((left, entry) => left - entry.delta, charge.due);
      const now = new Date();
      return {
        type: 'charge',
        delta,
        enrolmentId,
        receiptKey: String(entryId),
        updatedAt: now,
        description: delta > 0 ? `Clase: ${name}` : `Se descuenta: ${name}`,
        createdAt: last && last.createdAt >= now ? addMilliseconds(last.createdAt, 1) : now,
        paymentId: null,
        method: null,
        reference: null,
        invoice: null,
        pointOfSale: null,
        receiptNumber: null,
        by: null,
      };
    });
    await storeAccount(db, userId);
  }
  await enrolments.updateMany({ 'charge.state': { $exists: true } }, { $unset: { 'charge.state': 1 } });
};

const finishAwards = async (db: mongo.Db) => {
  const enrolments = db.collection('enrolments');
  const entries = db.collection('points');
  for await (const { _id, userId, courseId, award } of enrolments.find({ 'award.state': 'due' })) {
    const { points, turn = 1 } = award;
    const enrolmentId = String(_id);
    const isCredit = turn % 2 === 1;
    const keyOfTurn = (of: number) => keyOf(`course:${enrolmentId}`, of);
    const taken = await entries.findOne<Content>({ sourceKey: keyOfTurn(turn - 1) });
    const credited = turn === 1 ? points : 0 - (taken?.delta ?? 0);
    if (isCredit && credited === 0) continue;
    const name = await courseNameOf(db, courseId);
    await append(entries, { owner: { userId }, sourceKey: keyOfTurn(turn) }, async (_, last) => ({
      type: isCredit ? 'earn' : 'adjust',
      delta: isCredit ? credited : 0 - Math.min(points, last?.balance ?? 0),
      description: isCredit ? `Curso completado: ${name}` : `Asistencia corregida: ${name}`,
      enrolmentId,
      createdAt: new Date(),
      code: null,
      handOut: null,
      handedOutAt: null,
      handedOutBy: null,
    }));
  }
  await enrolments.updateMany({ 'award.state': { $exists: true } }, { $unset: { 'award.state': 1 } });
};

const finishHandOvers = async (db: mongo.Db) => {
  const sessions = db.collection('tillSessions');
  for await (const session of sessions.find({ 'next.state': 'due' })) {
    const { closing, next, number, tillId, tillName, pointOfSale } = session;
    const opened = {
      _id: next.id,
      tillId,
      tillName,
      pointOfSale,
      number: number + 1,
      openKey: tillId,
      openedAt: closing.at,
      openedBy: closing.by,
      cutFrom: closing.cutTo,
      floatCentavos: closing.counted,
      carriedCentavos: closing.counted,
      openingNote: null,
      closing: null,
      next: null,
    };
    await countDuplicates(sessions.insertMany([opened], { ordered: false }));
  }
  await sessions.updateMany({ 'next.state': { $exists: true } }, { $unset: { 'next.state': 1 } });
};

/** Certificates that were still to be compared with their enrolments: the sweep does so. */
const finishCertificates = async (db: mongo.Db) => {
  const certificates = db.collection('certificates');
  const enrolments = db.collection('enrolments');
  for await (const { enrolmentId: _id } of certificates.find({ isSettled: false })) {
    const isWanted = (await enrolments.findOne({ _id }))?.certificate?.isWanted ?? false;
    await enrolments.updateOne({ _id }, { $set: { certificate: { state: 'due', isWanted } } });
  }
  await certificates.updateMany({ isSettled: { $exists: true } }, { $unset: { isSettled: 1 } });
};

/** What was still to be entered after a write is entered, and no document says so any more. */
export const enterChargesAndAwards: Migration = {
  name: '0035-charges-and-awards',
  up: async (db) => {
    await finishCharges(db);
    await finishAwards(db);
    await finishHandOvers(db);
    await finishCertificates(db);
  },
};

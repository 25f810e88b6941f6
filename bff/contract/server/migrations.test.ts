import { randomBytes } from 'node:crypto';
import { addHours, subHours } from 'date-fns';
import { Types, mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { COURSE_DEFAULTS } from '#domain/courses/course.schema.ts';
import { messages } from '#domain/messages.ts';
import { anonymisedEmail } from '#domain/users/no-email.ts';
import { dateEntries } from '../../src/database/migrations/0029-changes-of-entries.ts';
import { storeCountsOfCourses } from '../../src/database/migrations/0030-counts-of-courses.ts';
import { storeRecordsOfHandOuts } from '../../src/database/migrations/0031-records-of-hand-outs.ts';
import { storeMessagesAtOnce } from '../../src/database/migrations/0036-messages-of-documents.ts';
import { writeWithEnrolments } from '../../src/database/migrations/0037-courses-with-enrolments.ts';
import { settleEntries } from '../../src/database/migrations/0040-outcomes-of-entries.ts';
import { removeEndedCredentials } from '../../src/database/migrations/0041-ended-credentials.ts';
import { enterAmmunition } from '../../src/database/migrations/0038-ammunition-of-hand-outs.ts';
import { countSeatsOfCourses } from '../../src/database/migrations/0042-seats-of-courses.ts';
import { storePlacesOfClasses } from '../../src/database/migrations/0039-places-of-classes.ts';
import { foldSerials } from '../../src/database/migrations/0032-serials-that-look-alike.ts';
import { writeInTransactions } from '../../src/database/migrations/0033-writes-in-transactions.ts';
import { moveKeysOfRequests } from '../../src/database/migrations/0034-keys-of-requests.ts';
import { enterChargesAndAwards } from '../../src/database/migrations/0035-charges-and-awards.ts';
import { BEFORE_2_0, MIGRATIONS } from '../../src/database/migrations/migrate.ts';
import { startTestServer } from '../harness.ts';

const OLDER = /is of a build before 2\.0\.0.*5daf5921/;

const COURSE_BEFORE_2_0 = {
  name: 'Tiro',
  description: 'Tiro',
  location: 'Pilar',
  courseType: 'Grupal',
  searchText: 'tiro',
  scheduledDate: null,
  isUndated: true,
  priceCentavos: 100,
  pointsValue: 0,
  isActive: true,
  capacity: null,
  durationMinutes: 120,
  instructorId: null,
  cluPolicy: 'warn',
  offerHours: null,
  depositPercent: null,
  issuesCertificate: false,
};

let client: mongo.MongoClient;
let db: mongo.Db;

beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'));
});

beforeEach(() => {
  db = client.db(`test-${randomBytes(6).toString('hex')}`);
});

afterAll(() => client.close());

const stored = async (collection: string) => db.collection(collection).find().sort({ _id: 1 }).toArray();

it('a start applies new migrations in order, and records them', async () => {
  const server = await startTestServer({ DB_NAME: db.databaseName });
  await server.stop();
  const names = MIGRATIONS.map(({ name }) => name);
  expect((await stored('migrations')).map(({ _id }) => _id)).toEqual(names);
  expect([...names].sort()).toEqual(names);
});

it('an index that no model has is dropped by the next start, and no other', async () => {
  const settings = { DB_NAME: db.databaseName };
  await (await startTestServer(settings)).stop();
  const indexNames = async () => {
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    const names = collections.map(async ({ name }) =>
      (await db.collection(name).indexes()).map((index) => `${name} ${index.name}`),
    );
    return (await Promise.all(names)).flat().sort();
  };
  const declared = await indexNames();
  await db.collection('courses').createIndex({ price: 1 });
  expect(await indexNames()).toHaveLength(declared.length + 1);
  await (await startTestServer(settings)).stop();
  expect(await indexNames()).toEqual(declared);
});

it('a start keeps an index that has the keys and options of a declared one under another name', async () => {
  const settings = { DB_NAME: db.databaseName };
  await (await startTestServer(settings)).stop();
  const enrolments = db.collection('enrolments');
  await enrolments.dropIndex('slotKey_1');
  await enrolments.createIndex({ slotKey: 1 }, { unique: true, name: 'slots' });
  await (await startTestServer(settings)).stop();
  expect(await enrolments.indexes()).toContainEqual(
    expect.objectContaining({ key: { slotKey: 1 }, unique: true, name: 'slots' }),
  );
});

it('entries of accounts of before have last changed when they were entered', async () => {
  const [createdAt, updatedAt] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-28T10:00:00Z')];
  await db.collection('money').insertMany([{ createdAt }, { createdAt, updatedAt }]);
  for (const _ of [1, 2]) await dateEntries.up(db);
  expect((await stored('money')).map((entry) => entry.updatedAt)).toEqual([createdAt, updatedAt]);
});

describe('data of a build before 2.0.0', () => {
  const start = () => startTestServer({ DB_NAME: db.databaseName });

  it('are not served, and stay as they are, without a record of migrations or with an older one', async () => {
    await db.collection('courses').insertOne({ name: 'Tiro' });
    const before = await stored('courses');
    await expect(start()).rejects.toThrow(OLDER);
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: '0027-own-weapons-of-closings' });
    await expect(start()).rejects.toThrow(OLDER);
    expect(await stored('courses')).toEqual(before);
    expect(await db.listCollections({}, { nameOnly: true }).toArray()).toHaveLength(2);
  });

  it('are upgraded from the last one', async () => {
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: BEFORE_2_0.migration });
    await db.collection('money').insertOne({ createdAt: new Date() });
    await (await start()).stop();
    expect((await stored('money'))[0]).toHaveProperty('updatedAt');
  });
});

it.each(Object.entries(COURSE_DEFAULTS))('a course from before 2.0.0 has %s', async (field, value) => {
  await db.collection('courses').insertOne({ ...COURSE_BEFORE_2_0 });
  for (const { up } of MIGRATIONS) await up(db);
  const [course] = await stored('courses');
  expect(
    course?.[field],
    `write a migration that stores ${field} in courses: a list sorts what is missing first`,
  ).toEqual(value);
});

it('courses get the counts of their enrolments and of their waiting list, once', async () => {
  const [one, other] = [new Types.ObjectId(), new Types.ObjectId()];
  await db.collection('courses').insertMany([{ _id: one }, { _id: other, placesTaken: 7, waitingCount: 0 }]);
  const statuses = ['pending', 'confirmed', 'completed', 'cancelled'];
  await db.collection('enrolments').insertMany(statuses.map((status) => ({ courseId: one, status })));
  await db
    .collection('waitingList')
    .insertMany(['waiting', 'waiting', 'left'].map((state) => ({ courseId: one, state })));
  await storeCountsOfCourses.up(db);
  await storeCountsOfCourses.up(db);
  expect(await stored('courses')).toEqual([
    { _id: one, placesTaken: 3, waitingCount: 2 },
    { _id: other, placesTaken: 7, waitingCount: 0 },
  ]);
});

it('instructors that claims of quarters kept free stay reserved for their classes', async () => {
  const [course, enrolment, without] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  await db.collection('courses').insertOne({ _id: course });
  await db.collection('enrolments').insertMany([{ _id: enrolment }, { _id: without }]);
  await db.collection<{ _id: string; instructorId: string | null }>('claims').insertMany([
    { _id: `course:${course}`, instructorId: 'a' },
    { _id: `enrolment:${enrolment}`, instructorId: 'b' },
    { _id: `enrolment:${without}`, instructorId: null },
  ]);
  for (const _ of [1, 2]) await storePlacesOfClasses.up(db);
  expect(await stored('courses')).toEqual([{ _id: course, reservedInstructorId: 'a' }]);
  expect(await stored('enrolments')).toEqual([
    { _id: enrolment, reservedInstructorId: 'b' },
    { _id: without },
  ]);
  expect(await db.listCollections({ name: 'claims' }).hasNext()).toBe(false);
});

it('enrolments of before lose the number of their seat, with its index', async () => {
  const enrolments = db.collection('enrolments');
  await enrolments.createIndex({ placeKey: 1 }, { unique: true });
  const rows = ['c#1', 'c#2'].map((placeKey) => ({
    _id: new Types.ObjectId(),
    placeKey,
    calledOff: { placeKey },
  }));
  await enrolments.insertMany(rows);
  for (const _ of [1, 2]) await countSeatsOfCourses.up(db);
  expect(await stored('enrolments')).toEqual(rows.map(({ _id }) => ({ _id, calledOff: {} })));
});

it('hand-outs of before keep what is known today of the weapon and of the people', async () => {
  const [weapon, holder, erased, giver] = [0, 1, 2, 3].map(() => new Types.ObjectId());
  await db
    .collection('firearms')
    .insertOne({ _id: weapon, make: 'Bersa', serial: 'A-1', model: 'escopeta-12', cuim: null, sector: null });
  await db.collection('users').insertMany([
    { _id: holder, firstName: 'Ana', lastName: 'Paz', email: 'a@x.example', documentNumber: '1', clu: '7' },
    { _id: erased, firstName: 'Persona', lastName: 'anonimizada', email: anonymisedEmail('1') },
    { _id: giver, firstName: 'Leo', lastName: 'Sosa', email: 'l@x.example', documentNumber: '2' },
  ]);
  const kept = { weapon: null, holder: null };
  await db.collection('firearmHandOuts').insertMany([
    { firearmId: weapon, userId: holder, outBy: String(giver), returnedBy: String(holder) },
    { firearmId: weapon, userId: erased, outBy: 'service', returnedBy: null, caliber: '9mm' },
    { firearmId: weapon, userId: holder, ...kept },
  ]);
  for (const _ of [1, 2]) await storeRecordsOfHandOuts.up(db);
  const identity = { make: 'Bersa', serial: 'A-1', model: 'escopeta-12', cuim: null };
  expect(await stored('firearmHandOuts')).toMatchObject([
    {
      weapon: identity,
      caliber: '12 UAB',
      outByName: 'Leo Sosa',
      returnedByName: 'Ana Paz',
      holder: { name: 'Ana Paz', documentNumber: '1', clu: '7', cluExpiration: null },
    },
    { weapon: identity, caliber: '9mm', outByName: null, returnedByName: null, holder: null },
    kept,
  ]);
});

it('serial numbers of before are found by others that look alike', async () => {
  await db.collection('firearms').insertMany([{ serial: 'TPR9-1O2' }, { serial: 'A', lookKey: 'kept' }]);
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));
  await db.collection('ownWeapons').insertMany([
    { serial: 'B-1', inAt: at(10), outAt: null, insideKey: 'b#b1' },
    { serial: 'b l', inAt: at(11), outAt: null, insideKey: 'c#bl' },
    { serial: 'B-1', inAt: at(9), outAt: at(10), insideKey: 'own' },
  ]);
  for (const _ of [1, 2]) await foldSerials.up(db);
  expect((await stored('firearms')).map(({ lookKey }) => lookKey)).toEqual(['TPR9102', 'kept']);
  const own = await stored('ownWeapons');
  expect(own.map(({ insideKey }) => insideKey)).toEqual(['serial:B1', String(own[1]?._id), 'own']);
  expect(own.map(({ lookKey }) => lookKey)).toEqual(['B1', 'B1', 'B1']);
});

it('keys of the last two days are stored with what was written, and documents have none', async () => {
  const [enrolment, user, other] = [0, 1, 2].map(() => new Types.ObjectId());
  const requestOf = (key: string, hoursAgo: number) => ({
    key,
    payload: 'p',
    at: subHours(new Date(), hoursAgo),
  });
  const [atOnce, yesterday] = [requestOf('at once', 0), requestOf('yesterday', 47)];
  await db.collection('enrolments').insertOne({
    _id: enrolment,
    status: 'pending',
    requests: [requestOf('long ago', 49), yesterday, atOnce],
  } as never);
  await db.collection('users').insertMany([
    { _id: user, requests: [requestOf('of an attempt', 1)] },
    { _id: other, requests: [requestOf('forgotten', 100)] },
  ] as never[]);
  await db
    .collection('password_resets')
    .insertOne({ _id: 'digest', requests: [requestOf('link', 1)] } as never);
  const attempt = { payload: 'p', attempts: 2, expiresAt: addHours(new Date(), 1) };
  await db.collection<{ _id: string }>('keyClaims').insertOne({ _id: 'of an attempt', ...attempt });
  await db.collection('users').createIndex({ 'requests.key': 1 });
  for (const _ of [1, 2]) await moveKeysOfRequests.up(db);
  expect(await stored('enrolments')).toEqual([{ _id: enrolment, status: 'pending' }]);
  expect(await stored('users')).toEqual([{ _id: user }, { _id: other }]);
  expect(await stored('keyClaims')).toMatchObject([
    { _id: 'at once', writtenTo: String(enrolment), attempts: 1, expiresAt: addHours(atOnce.at, 48) },
    { _id: 'link', payload: 'p', writtenTo: 'digest', attempts: 1 },
    { _id: 'of an attempt', writtenTo: String(user), attempts: 2 },
    { _id: 'yesterday', writtenTo: String(enrolment), expiresAt: addHours(yesterday.at, 48) },
  ]);
});

it('messages and events that documents had stored are sent', async () => {
  const [userId, enrolmentId] = [new Types.ObjectId(), new Types.ObjectId()];
  const at = new Date(Date.UTC(2026, 10, 30, 12));
  const id = `enrolment.${enrolmentId}#enrolled#0`;
  const message = { id, kind: 'enrolled', userId, enrolmentId, facts: {}, at, dueAt: at };
  await db.collection('enrolments').insertMany([
    {
      _id: enrolmentId,
      events: [
        { id, type: 'mail', at, to: [], body: JSON.stringify(message) },
        { id: 'evt_1', type: 'enrolment.created', at, to: ['one', 'other'], body: '{}' },
      ],
    },
    { _id: userId, events: [] },
  ]);
  for (const _ of [1, 2]) await storeMessagesAtOnce.up(db);
  expect(await stored('enrolments')).toEqual([{ _id: userId }, { _id: enrolmentId }]);
  const [mail, ...others] = await stored('mail');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ _id: id, kind: 'enrolled', userId, state: 'waiting', nextAttemptAt: at });
  const deliveries = await stored('webhookDeliveries');
  expect(deliveries.map(({ endpointId }) => endpointId).sort()).toEqual(['one', 'other']);
  for (const delivery of deliveries) {
    expect(delivery).toMatchObject({ eventId: 'evt_1', state: 'pending', attempts: [], nextAttemptAt: at });
  }
});

it('enrolments follow courses and instructors that were being changed, and what is half done is refused', async () => {
  const [course, coming, own, instructor] = [0, 1, 2, 3].map(() => new Types.ObjectId()) as Types.ObjectId[];
  const [before, after] = [new Date(Date.UTC(2030, 4, 3)), new Date(Date.UTC(2030, 5, 3))];
  const now = new Date();
  await db.collection('courses').insertOne({ _id: course, name: 'Tiro', scheduledDate: after, movedAt: now });
  await db.collection('instructors').insertOne({ _id: instructor, name: 'Marta', renamedAt: now });
  await db.collection('enrolments').insertMany([
    { _id: coming, courseId: course, status: 'pending', scheduledDate: null, startsAt: before, rev: 1 },
    {
      _id: own,
      courseId: course,
      status: 'confirmed',
      scheduledDate: before,
      startsAt: before,
      instructorId: String(instructor),
      instructorName: 'Mirta',
      rev: 1,
    },
  ]);
  for (const _ of [1, 2]) await writeWithEnrolments.up(db);
  expect(await stored('enrolments')).toMatchObject([
    { startsAt: after, classMonth: '2030-06', rev: 2 },
    { startsAt: before, instructorName: 'Marta', rev: 2 },
  ]);
  expect(await stored('courses')).toEqual([{ _id: course, name: 'Tiro', scheduledDate: after }]);
  for (const halfDone of [
    { callOffSince: now, callOff: { state: 'in_force' } },
    { callOffSince: now, callOff: { state: 'undoing' } },
    { repeatDates: [after], repeatedAt: now, callOffSince: null },
  ]) {
    await db.collection('courses').updateOne({ _id: course }, { $set: halfDone });
    await expect(writeWithEnrolments.up(db)).rejects.toThrow(/"Tiro" is being .*: run the version before/);
  }
});

describe('what stood in for transactions', () => {
  const migrateTwice = async () => {
    await writeInTransactions.up(db);
    await writeInTransactions.up(db);
  };

  const NOW = new Date();
  const collectionNames = async () => (await db.listCollections().toArray()).map(({ name }) => name);

  it('leaves hand-outs with their redemptions, unless their discount was never entered', async () => {
    const [done, told, discounted, refused] = [0, 1, 2, 3].map(() => new Types.ObjectId());
    const ids = [done, told, discounted, refused] as Types.ObjectId[];
    await db
      .collection('points')
      .insertMany(ids.map((_id) => ({ _id, type: 'redeem', handOut: 'pending', handedOutAt: null })));
    await db.collection('handOuts').insertMany([
      { _id: done, at: NOW, by: 'desk', isMarked: true },
      { _id: told, at: NOW, by: 'desk', isMarked: false, events: [{ id: 'evt_1' }] },
      { _id: discounted, at: NOW, by: 'desk', isMarked: false, discountCentavos: 100 },
      { _id: refused, at: NOW, by: 'desk', isMarked: false, discountCentavos: 100 },
    ] as never[]);
    await db.collection('money').insertOne({ sourceKey: `redemption:${discounted}` });
    await migrateTwice();
    const found = new Map((await stored('points')).map(({ _id, ...entry }) => [String(_id), entry]));
    for (const _id of [done, told, discounted]) {
      expect(found.get(String(_id))).toMatchObject({
        handOut: 'handed_out',
        handedOutAt: NOW,
        handedOutBy: 'desk',
      });
    }
    expect(found.get(String(told))).toMatchObject({ events: [{ id: 'evt_1' }] });
    expect(found.get(String(refused))).toMatchObject({ handOut: 'pending' });
    expect(await collectionNames()).not.toContain('handOuts');
  });

  it('leaves accounts, counts and roles as a sweep would have', async () => {
    const [userId, courseId, instructorId, gone] = [0, 1, 2, 3].map(() => new Types.ObjectId());
    await db.collection('money').insertOne({
      userId,
      seq: 1,
      type: 'charge',
      delta: 700,
      balance: 700,
      enrolmentId: 'e',
      createdAt: NOW,
    });
    await db
      .collection('moneyAccounts')
      .insertOne({ _id: userId, seq: 0, owed: 0, owedSince: null, unpaid: [], mark: 'm', markedAt: NOW });
    await db.collection('courses').insertOne({ _id: courseId, placesTaken: 9, waitingCount: 9 });
    await db.collection('enrolments').insertOne({ courseId, status: 'confirmed' });
    await db.collection<{ _id: string }>('countMarks').insertOne({ _id: String(courseId) });
    await db.collection('users').insertOne({ _id: userId, isActive: true, staffRole: null });
    await db.collection('instructors').insertMany([
      { _id: instructorId, accountKey: String(userId), accountRole: 'due' },
      { _id: gone, accountKey: String(new Types.ObjectId()), accountRole: 'due' },
    ]);
    await migrateTwice();
    expect(await stored('moneyAccounts')).toEqual([
      {
        _id: userId,
        seq: 1,
        owed: 700,
        owedSince: NOW,
        unpaid: [{ enrolmentId: 'e', owed: 700 }],
      },
    ]);
    expect(await stored('courses')).toEqual([{ _id: courseId, placesTaken: 1, waitingCount: 0 }]);
    expect(await stored('users')).toMatchObject([{ staffRole: 'instructor', rev: 1 }]);
    expect(await stored('instructors')).toEqual([
      { _id: instructorId, accountKey: String(userId) },
      { _id: gone, accountKey: String(gone) },
    ]);
    expect(await collectionNames()).not.toContain('countMarks');
  });
});

describe('what was still to be entered', () => {
  const migrateTwice = async () => {
    await enterChargesAndAwards.up(db);
    await enterChargesAndAwards.up(db);
  };

  const LONG_AGO = new Date(0);

  /** An enrolment of a person who has 30 points and owes 30 centavos. */
  const anEnrolment = async (fields: object) => {
    const [_id, userId, courseId] = [0, 1, 2].map(() => new Types.ObjectId()) as [
      Types.ObjectId,
      Types.ObjectId,
      Types.ObjectId,
    ];
    const before = { userId, seq: 1, delta: 30, balance: 30, enrolmentId: null, createdAt: LONG_AGO };
    await db.collection('courses').insertOne({ _id: courseId, name: 'Tiro' });
    await db.collection('points').insertOne({ ...before, sourceKey: `points of ${userId}` });
    await db.collection('money').insertOne({ ...before, sourceKey: `debt of ${userId}`, type: 'adjustment' });
    await db.collection('enrolments').insertOne({ _id, userId, courseId, ...fields });
    return { _id, userId };
  };

  const entered = (collection: string, userId: Types.ObjectId) =>
    db
      .collection(collection)
      .find({ userId, seq: { $gt: 1 } })
      .toArray();

  it.each([
    [1, [], { delta: 700, balance: 730, description: 'Clase: Tiro' }],
    [2, [900], { delta: -200, balance: 730, description: 'Se descuenta: Tiro' }],
  ])('is the charge of turn %i', async (turn, charged, expected) => {
    const { _id, userId } = await anEnrolment({ charge: { due: 700, state: 'due', turn } });
    const enrolmentId = String(_id);
    for (const delta of charged) {
      await db.collection('money').insertOne({
        userId,
        seq: 2,
        type: 'charge',
        delta,
        balance: 30 + delta,
        enrolmentId,
        createdAt: LONG_AGO,
      });
    }
    await migrateTwice();
    const entries = await entered('money', userId);
    expect(entries).toHaveLength(turn);
    const sourceKey = turn === 1 ? `charge:${_id}` : `charge:${_id}:2`;
    expect(entries.at(-1)).toMatchObject({ seq: turn + 1, sourceKey, enrolmentId, ...expected });
    expect(entries.at(-1)?.receiptKey).toBe(String(entries.at(-1)?._id));
    expect(await stored('moneyAccounts')).toMatchObject([{ _id: userId, seq: turn + 1, owed: 730 }]);
    expect((await stored('enrolments'))[0]?.charge).toEqual({ due: 700, turn });
  });

  it.each([
    [1, [], { type: 'earn', delta: 40, balance: 70 }],
    [2, [40], { type: 'adjust', delta: -40, balance: 30 }],
    [2, [], { type: 'adjust', delta: -30, balance: 0 }],
    [3, [40, -25], { type: 'earn', delta: 25, balance: 70 }],
  ])('is the award of turn %i after %o', async (turn, moved, expected) => {
    const { _id, userId } = await anEnrolment({ award: { points: 40, state: 'due', turn } });
    const keys = [`course:${_id}`, `course:${_id}:2`, `course:${_id}:3`];
    let balance = 30;
    for (const [index, delta] of moved.entries()) {
      balance += delta;
      const entry = { userId, seq: index + 2, delta, balance, sourceKey: keys[index], createdAt: LONG_AGO };
      await db.collection('points').insertOne(entry);
    }
    await migrateTwice();
    const entries = await entered('points', userId);
    expect(entries).toHaveLength(moved.length + 1);
    const place = { seq: moved.length + 2, sourceKey: keys[turn - 1], enrolmentId: String(_id) };
    expect(entries.at(-1)).toMatchObject({ ...place, ...expected, code: null });
    expect((await stored('enrolments'))[0]?.award).toEqual({ points: 40, turn });
  });

  it('is not entered twice, and no more said of what was entered', async () => {
    const { _id, userId } = await anEnrolment({
      charge: { due: 30, state: 'due', turn: 1 },
      award: { points: 30, state: 'due' },
    });
    const done = await anEnrolment({
      charge: { due: 30, state: 'settled', turn: 1 },
      award: { points: 30, state: 'paid' },
    });
    await db.collection('money').updateOne({ userId }, { $set: { sourceKey: `charge:${_id}` } });
    await db.collection('points').updateOne({ userId }, { $set: { sourceKey: `course:${_id}` } });
    await migrateTwice();
    for (const name of ['money', 'points']) {
      expect([await entered(name, userId), await entered(name, done.userId)]).toEqual([[], []]);
    }
    for (const { charge, award } of await stored('enrolments')) {
      expect([charge, award]).toEqual([{ due: 30, turn: 1 }, { points: 30 }]);
    }
  });

  it('is the session that a hand-over opens', async () => {
    const id = new Types.ObjectId();
    const till = { tillId: 't', tillName: 'Caja', pointOfSale: 1 };
    const closing = { at: LONG_AGO, by: 'desk', cutTo: 7, counted: 500 };
    await db.collection('tillSessions').insertMany([
      { ...till, number: 3, openKey: 'own', closing, next: { id, state: 'due' } },
      { ...till, number: 2, openKey: 'other', closing, next: null },
    ]);
    await migrateTwice();
    const sessions = await stored('tillSessions');
    expect(sessions.map(({ next }) => next)).toEqual(expect.arrayContaining([{ id }, null, null]));
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ _id }) => id.equals(_id as never))).toMatchObject({
      ...till,
      number: 4,
      openKey: 't',
      openedAt: LONG_AGO,
      openedBy: 'desk',
      cutFrom: 7,
      floatCentavos: 500,
      carriedCentavos: 500,
      closing: null,
      next: null,
    });
  });

  it('is left to the sweep of certificates that were not compared with their enrolments', async () => {
    const [wanted, unwanted, done] = [0, 1, 2].map(() => new Types.ObjectId());
    const state = { state: 'settled', isWanted: true };
    await db
      .collection('enrolments')
      .insertMany([
        { _id: wanted, certificate: state },
        { _id: unwanted },
        { _id: done, certificate: state },
      ]);
    await db
      .collection('certificates')
      .insertMany(
        [wanted, unwanted, done].map((enrolmentId) => ({ enrolmentId, isSettled: enrolmentId === done })),
      );
    await migrateTwice();
    expect((await stored('enrolments')).map(({ certificate }) => certificate)).toEqual([
      { state: 'due', isWanted: true },
      { state: 'due', isWanted: false },
      state,
    ]);
    for (const one of await stored('certificates')) expect(one).not.toHaveProperty('isSettled');
  });
});

describe('ammunition of hand-outs that was still to be entered', () => {
  const [CALIBER, LONG_AGO] = ['9mm', new Date(0)];
  const weapon = { make: 'Bersa', serial: 'A-1', model: 'pistola-9mm', cuim: null };

  /** With 60 rounds in stock. */
  const aHandOut = async (fields: object) => {
    const [_id, firearmId] = [new Types.ObjectId(), new Types.ObjectId()];
    await db.collection('ammunition').insertOne({
      caliber: CALIBER,
      seq: 1,
      type: 'purchase',
      delta: 60,
      balance: 60,
      sourceKey: 'bought',
      createdAt: addHours(new Date(), 1),
    });
    await db.collection('firearmHandOuts').insertOne({
      _id,
      firearmId,
      handKey: String(firearmId),
      seq: 1,
      rev: 1,
      weapon,
      caliber: CALIBER,
      outAt: LONG_AGO,
      outBy: 'giver',
      outLate: null,
      returnedAt: null,
      returnedBy: null,
      corrects: null,
      ammunition: 'due',
      ...fields,
    });
    return _id;
  };

  const migrateTwice = async () => {
    await enterAmmunition.up(db);
    await enterAmmunition.up(db);
  };

  const entered = async () =>
    (await stored('ammunition'))
      .slice(1)
      .map(({ seq, type, delta, balance, sourceKey, by }) => [seq, type, delta, balance, sourceKey, by]);

  const RETURNED = { returnedAt: LONG_AGO, returnedBy: 'taker', handKey: 'own', rounds: 40, roundsLeft: 10 };
  const ANNULLED = { ...RETURNED, isAnnulled: true, rounds: 0, roundsLeft: 50 };

  it.each([
    ['out', { roundsOut: 50 }, [[2, 'hand_out', -50, 10, 'out', 'giver']]],
    ['out without any', {}, []],
    [
      'out late with more than there is',
      { roundsOut: 80, outLate: { phoneAt: LONG_AGO, receivedAt: LONG_AGO } },
      [
        [2, 'count', 20, 80, 'found', 'giver'],
        [3, 'hand_out', -80, 0, 'out', 'giver'],
      ],
    ],
    [
      'back',
      { roundsOut: 50, ...RETURNED },
      [
        [2, 'hand_out', -50, 10, 'out', 'giver'],
        [3, 'return', 10, 20, 'back', 'taker'],
      ],
    ],
    [
      'annulled',
      { roundsOut: 50, ...ANNULLED },
      [
        [2, 'hand_out', -50, 10, 'out', 'giver'],
        [3, 'correction', 50, 60, 'back', 'taker'],
      ],
    ],
  ])('is entered of one that is %s', async (_, fields, expected) => {
    const id = await aHandOut(fields);
    await migrateTwice();
    expect(await entered()).toEqual(
      expected.map(([seq, type, delta, balance, source, by]) => [
        seq,
        type,
        delta,
        balance,
        `${source}:${id}`,
        by,
      ]),
    );
    const last = (await stored('ammunition')).at(-1);
    expect(last?.createdAt > new Date()).toBe(true);
    if (expected.length > 0) expect(last?.handOutId).toEqual(id);
    const { ammunition: _ammunition, rev: _rev, ...same } = { ammunition: null, rev: 2, ...fields };
    const [handOut] = await stored('firearmHandOuts');
    expect(handOut).toMatchObject(same);
    expect(handOut).not.toHaveProperty('ammunition');
  });

  it.each([
    ['out', { roundsOut: 61 }, { roundsOut: 0 }],
    ['back', { roundsOut: 61, ...RETURNED }, { roundsOut: 0, roundsLeft: 0, rounds: 40 }],
  ])('is taken off one that is %s if there is not as much', async (_, fields, expected) => {
    await aHandOut(fields);
    await migrateTwice();
    expect([await entered(), await stored('firearmHandOuts')]).toMatchObject([[], [expected]]);
  });

  it('ends a correction, or removes it if there is not as much', async () => {
    const corrects = new Types.ObjectId();
    const id = await aHandOut({ corrects, rounds: -5, roundsLeft: 5 });
    await aHandOut({ corrects, rounds: 70, roundsLeft: -70 });
    await migrateTwice();
    expect(await entered()).toContainEqual([2, 'correction', 5, 65, `back:${id}`, 'giver']);
    expect(await stored('firearmHandOuts')).toMatchObject([
      { _id: id, handKey: String(id), returnedAt: LONG_AGO, roundsLeft: 5 },
    ]);
  });

  it('is not entered twice', async () => {
    const id = await aHandOut({ roundsOut: 50, ...RETURNED });
    await aHandOut({ ammunition: 'settled', roundsOut: 20 });
    const out = { caliber: CALIBER, seq: 2, type: 'hand_out', delta: -50, balance: 10 };
    await db.collection('ammunition').insertOne({ ...out, sourceKey: `out:${id}`, createdAt: LONG_AGO });
    await migrateTwice();
    const own = (await stored('ammunition')).filter(({ sourceKey }) => sourceKey !== 'bought');
    expect(own.map(({ seq, balance, sourceKey }) => [seq, balance, sourceKey])).toEqual([
      [2, 10, `out:${id}`],
      [3, 20, `back:${id}`],
    ]);
    for (const one of await stored('firearmHandOuts')) expect(one).not.toHaveProperty('ammunition');
  });
});

it('audit entries without an outcome have that of their action', async () => {
  const ids = Array.from({ length: 5 }, () => new Types.ObjectId());
  const [done, written, unwritten, reused, unkeyed] = ids;
  const entry = { outcome: 'intended', reason: null, attempts: 1 };
  const writeOf = (key: string) => ({ key, payload: 'p' });
  await db.collection('audit').insertMany([
    { ...entry, _id: done, outcome: 'done', write: writeOf('written') },
    { ...entry, _id: written, write: writeOf('written') },
    { ...entry, _id: unwritten, write: writeOf('claimed') },
    { ...entry, _id: reused, write: { key: 'written', payload: 'another' } },
    { ...entry, _id: unkeyed, write: null },
  ]);
  await db.collection<{ _id: string }>('keyClaims').insertMany([
    { ...writeOf('written'), _id: 'written', writtenTo: 'user' },
    { ...writeOf('claimed'), _id: 'claimed' },
  ] as never[]);
  for (const _ of [1, 2]) await settleEntries.up(db);
  expect(await stored('audit')).toEqual([
    { _id: done, outcome: 'done', reason: null },
    { _id: written, outcome: 'done', reason: null },
    { _id: unwritten, outcome: 'refused', reason: messages.auditNotDone },
    { _id: reused, outcome: 'refused', reason: messages.auditNotDone },
    { _id: unkeyed, outcome: 'done', reason: messages.auditInterrupted },
  ]);
});

it('credentials that had ended and were still stored are removed', async () => {
  const [ended, given, other, instructor] = Array.from({ length: 4 }, () => new Types.ObjectId());
  await db.collection('users').insertMany([
    {
      _id: ended,
      generations: { sessions: 2, secondFactor: 1 },
      keptSession: 'kept',
      endedCredentials: 'due',
    },
    { _id: given, generations: { deletionRequest: 1 }, staffRole: 'instructor', endedCredentials: 'due' },
    { _id: other, generations: { sessions: 1 } },
  ]);
  await db.collection('instructors').insertMany([
    { _id: instructor, accountKey: String(ended), rev: 1 },
    { _id: other, accountKey: String(given), rev: 1 },
  ]);
  const session = (_id: string, userId: unknown, generation?: number) => ({
    _id,
    userId,
    ...(generation === undefined ? {} : { generation }),
  });
  await db
    .collection('sessions')
    .insertMany([
      session('first', ended),
      session('kept', ended, 1),
      session('newer', ended, 2),
      session('of another', other),
      session('before', ended, 1),
    ] as never[]);
  await db.collection('second_factors').insertMany([{ _id: ended, activeSince: new Date() }]);
  await db.collection('deletions').insertMany([
    { _id: given, state: 'requested' },
    { _id: ended, state: 'requested' },
  ]);
  for (const _ of [1, 2]) await removeEndedCredentials.up(db);
  expect((await stored('sessions')).map(({ _id }) => _id)).toEqual(['kept', 'newer', 'of another']);
  expect(await stored('second_factors')).toEqual([]);
  expect(await stored('deletions')).toEqual([{ _id: ended, state: 'requested' }]);
  expect(await stored('instructors')).toEqual([
    { _id: other, accountKey: String(given), rev: 1 },
    { _id: instructor, accountKey: String(instructor), rev: 2 },
  ]);
  for (const user of await stored('users')) expect(user).not.toHaveProperty('endedCredentials');
});

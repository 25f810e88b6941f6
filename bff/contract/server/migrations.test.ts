import { randomBytes } from 'node:crypto';
import { Types, mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { COURSE_DEFAULTS } from '#domain/courses/course.schema.ts';
import { redemptionCode } from '#domain/points/redemption-code.ts';
import { anonymisedEmail } from '#domain/users/no-email.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { renameKeys } from '../../src/database/migrations/0001-rename-keys.ts';
import { repairSearchKeys } from '../../src/database/migrations/0002-repair-search-keys.ts';
import { dropReplacedIndexes } from '../../src/database/migrations/0004-drop-replaced-indexes.ts';
import { addRedemptionCodes } from '../../src/database/migrations/0006-redemption-codes.ts';
import { addLicenceUntil } from '../../src/database/migrations/0007-licence-until.ts';
import { dropDeliveryExpiry } from '../../src/database/migrations/0008-drop-delivery-expiry.ts';
import { dateChanges } from '../../src/database/migrations/0015-date-changes.ts';
import { addInstructorAccounts } from '../../src/database/migrations/0016-instructor-accounts.ts';
import { addPhoneKeys } from '../../src/database/migrations/0017-phone-keys.ts';
import { dropWaitingOrder } from '../../src/database/migrations/0018-drop-waiting-order.ts';
import { endLostTrust } from '../../src/database/migrations/0010-end-lost-trust.ts';
import { foldSearches } from '../../src/database/migrations/0019-fold-searches.ts';
import { addRoundsOfKits } from '../../src/database/migrations/0022-rounds-of-kits.ts';
import { storeInvoices } from '../../src/database/migrations/0026-invoices-of-payments.ts';
import { storeOwnWeaponsOfClosings } from '../../src/database/migrations/0027-own-weapons-of-closings.ts';
import { repairPhoneKeys } from '../../src/database/migrations/0025-repair-phone-keys.ts';
import { dropClassTimes } from '../../src/database/migrations/0028-drop-class-times.ts';
import { dateEntries } from '../../src/database/migrations/0029-changes-of-entries.ts';
import { storeCountsOfCourses } from '../../src/database/migrations/0030-counts-of-courses.ts';
import { storeRecordsOfHandOuts } from '../../src/database/migrations/0031-records-of-hand-outs.ts';
import { foldSerials } from '../../src/database/migrations/0032-serials-that-look-alike.ts';
import { MIGRATIONS } from '../../src/database/migrations/migrate.ts';
import { startTestServer } from '../harness.ts';

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

it('enrolments and ledger entries of the first version get the present keys, once', async () => {
  const enrolments = db.collection<{ _id: number }>('enrolments');
  await enrolments.createIndex({ activeKey: 1 }, { unique: true });
  await enrolments.insertMany([
    { _id: 1, activeKey: 'g:a:b' },
    { _id: 2, activeKey: 'g:a:c' },
  ] as never[]);
  await db.collection('points').insertMany([{ _id: 1, enrollmentId: 'x' }] as never[]);
  await renameKeys.up(db);
  await renameKeys.up(db);
  expect(await stored('enrolments')).toEqual([
    { _id: 1, slotKey: 'g:a:b' },
    { _id: 2, slotKey: 'g:a:c' },
  ]);
  expect(await stored('points')).toEqual([{ _id: 1, enrolmentId: 'x' }]);
  expect((await enrolments.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('stale search fields are derived again, and only those', async () => {
  const right = {
    _id: 1,
    firstName: 'Ana',
    lastName: 'Gómez',
    email: 'ana@x.example',
    documentNumber: '123',
  };
  const stale = { ...right, _id: 2, searchText: 'old', searchKeys: ['old'] };
  const { searchText, searchKeys } = searchFields(stale);
  await db.collection('users').insertMany([{ ...right, ...searchFields(right) }, stale] as never[]);
  await repairSearchKeys.up(db);
  await repairSearchKeys.up(db);
  expect(await stored('users')).toEqual([
    { ...right, ...searchFields(right) },
    { ...stale, searchText, searchKeys },
  ]);
});

it('people that were stored before are found by their phone number', async () => {
  const users = db.collection('users');
  await users.insertMany([
    { phone: '+54 9 11 5555-0142' },
    { phone: null },
    {},
    { phone: '15', phoneKey: '' },
  ]);
  for (const _ of [1, 2]) await addPhoneKeys.up(db);
  expect((await stored('users')).map(({ phoneKey }) => phoneKey)).toEqual(['2410555511', '', '', '51']);
});

it('people that were stored before are found by all that they are found by today', async () => {
  const person = {
    ...{ firstName: 'José', lastName: "O'Higgins", email: 'jose@academia.example' },
    ...{ documentNumber: '33.343.411', phone: '+54 9 11 5555-0142' },
  };
  const users = db.collection('users');
  await users.insertOne({ ...person, ...searchFields(person), searchText: 'folded otherwise' });
  await foldSearches.up(db);
  expect(await users.findOne()).toMatchObject(searchFields(person));
  await users.updateOne({}, { $set: { phoneKey: '' } });
  await repairPhoneKeys.up(db);
  expect(await users.findOne()).toMatchObject(searchFields(person));
});

it('indexes that longer ones replace are dropped, if they exist', async () => {
  await dropReplacedIndexes.up(db);
  const users = db.collection('users');
  await users.createIndex({ createdAt: -1, _id: -1 });
  await users.createIndex({ role: 1, createdAt: -1, _id: -1 });
  await users.createIndex({ isActive: 1 });
  await dropReplacedIndexes.up(db);
  expect((await users.indexes()).map(({ name }) => name)).toEqual(['_id_', 'isActive_1']);
  const points = db.collection('points');
  await points.createIndex({ userId: 1, sourceKey: 1 });
  await dropReplacedIndexes.up(db);
  expect((await points.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  const waiting = db.collection('waitingList');
  await waiting.createIndex({ state: 1, courseId: 1, joinedAt: 1, _id: 1 });
  for (const _ of [1, 2]) await dropWaitingOrder.up(db);
  expect((await waiting.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('deliveries have no TTL index any more', async () => {
  await dropDeliveryExpiry.up(db);
  const deliveries = db.collection('webhookDeliveries');
  await deliveries.createIndex({ createdAt: 1 }, { expireAfterSeconds: 60 });
  await dropDeliveryExpiry.up(db);
  await dropDeliveryExpiry.up(db);
  expect((await deliveries.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('documents from before changes were dated are listed by change, with the date of the next one', async () => {
  const dated = new Date(0);
  for (const name of ['courses', 'users', 'enrolments']) {
    await db.collection(name).insertMany([{ _id: 1 }, { _id: 2, updatedAt: dated }] as never[]);
  }
  const before = Date.now();
  await dateChanges.up(db);
  await db.collection('courses').updateOne({ _id: 1 as never }, { $set: { updatedAt: dated } });
  await dateChanges.up(db);
  for (const name of ['users', 'enrolments']) {
    const [first, second] = await stored(name);
    expect(Number(first?.updatedAt)).toBeGreaterThanOrEqual(before);
    expect(second?.updatedAt).toEqual(dated);
  }
  expect((await stored('courses')).map(({ updatedAt }) => updatedAt)).toEqual([dated, dated]);
});

it('redemptions get their codes and wait to be handed out', async () => {
  const _id = new Types.ObjectId();
  const points = db.collection('points');
  await points.deleteMany({});
  await points.insertMany([{ _id, type: 'redeem' }, { type: 'earn' }]);
  for (const _ of [1, 2]) {
    await addRedemptionCodes.up(db);
    await points.updateOne({ _id }, { $set: { handOut: 'handed_out' } });
  }
  expect(await points.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
    { type: 'redeem', code: redemptionCode(String(_id)), handOut: 'handed_out', handedOutAt: null },
    { type: 'earn', code: null, handOut: null, handedOutAt: null },
  ]);
});

it('users get the expiration of their licence', async () => {
  const users = db.collection('users');
  await users.insertMany([
    { clu: 'CLU-1', cluExpiration: '2031-01-01' },
    { clu: 'CLU-2', cluExpiration: null },
    { clu: null, cluExpiration: '2031-01-01', licenceUntil: 'kept' },
  ]);
  await users.createIndex({ isActive: 1 });
  for (const _ of [1, 2]) await addLicenceUntil.up(db);
  expect((await stored('users')).map(({ licenceUntil }) => licenceUntil)).toEqual(['2031-01-01', '', 'kept']);
  expect((await users.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

it('access that a former version did not end with its password is ended', async () => {
  const [early, linked, late] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
  const users = ['student', 'admin', 'student', 'student'].map((role) => ({
    _id: new Types.ObjectId(),
    role,
  }));
  const [ofGoogle, adminOfGoogle, deactivated, other] = users.map(({ _id }) => _id);
  const isActive = (id: Types.ObjectId) => id !== deactivated;
  await db.collection('users').insertMany(users.map((user) => ({ ...user, isActive: isActive(user._id) })));
  await db.collection('identities').insertMany(
    [ofGoogle, adminOfGoogle].map((userId) => ({
      _id: `google:${userId}`,
      userId,
      createdAt: linked,
    })) as never[],
  );
  await db
    .collection('access_tokens')
    .insertMany(
      users.flatMap(({ _id: userId }) => [early, late].map((createdAt) => ({ userId, createdAt }))),
    );
  await db
    .collection('second_factors')
    .insertMany([ofGoogle, adminOfGoogle, other].map((_id) => ({ _id, activeSince: early })) as never[]);
  await db
    .collection('deletions')
    .insertMany([ofGoogle, other].map((_id) => ({ _id, state: 'requested', requestedAt: early })) as never[]);
  for (const _ of [1, 2]) await endLostTrust.up(db);
  expect((await stored('access_tokens')).map(({ userId, createdAt }) => [userId, createdAt])).toEqual([
    [ofGoogle, late],
    [adminOfGoogle, late],
    [other, early],
    [other, late],
  ]);
  expect((await stored('second_factors')).map(({ _id }) => _id)).toEqual([adminOfGoogle, other]);
  expect((await stored('deletions')).map(({ _id }) => _id)).toEqual([other]);
});

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

it('instructors without an account get a key of their own', async () => {
  const instructors = db.collection<{ _id: number; accountKey?: string }>('instructors');
  await instructors.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, accountKey: 'user' }]);
  for (const _ of [1, 2]) await addInstructorAccounts.up(db);
  expect((await stored('instructors')).map(({ accountKey }) => accountKey)).toEqual(['1', '2', 'user']);
});

it('kits of before get no ammunition', async () => {
  const kits = db.collection<{ _id: number; rounds?: number }>('courseKits');
  await kits.insertMany([{ _id: 1 }, { _id: 2, rounds: 50 }]);
  for (const _ of [1, 2]) await addRoundsOfKits.up(db);
  expect((await stored('courseKits')).map(({ rounds }) => rounds)).toEqual([0, 50]);
});

it('payments of before have no invoice', async () => {
  await db.collection('money').insertMany([{ type: 'payment' }, { type: 'payment', invoice: 'A-1' }]);
  for (const _ of [1, 2]) await storeInvoices.up(db);
  expect((await stored('money')).map(({ invoice }) => invoice)).toEqual([null, 'A-1']);
});

it('entries of accounts of before have last changed when they were entered', async () => {
  const [createdAt, updatedAt] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-28T10:00:00Z')];
  await db.collection('money').insertMany([{ createdAt }, { createdAt, updatedAt }]);
  for (const _ of [1, 2]) await dateEntries.up(db);
  expect((await stored('money')).map((entry) => entry.updatedAt)).toEqual([createdAt, updatedAt]);
});

it('closings of before found no own weapon inside', async () => {
  await db
    .collection('dayClosings')
    .insertMany([{ day: '2026-11-27' }, { day: '2026-11-28', ownWeaponIds: ['a'] }]);
  for (const _ of [1, 2]) await storeOwnWeaponsOfClosings.up(db);
  expect((await stored('dayClosings')).map(({ ownWeaponIds }) => ownWeaponIds)).toEqual([[], ['a']]);
});

it('a personalised class keeps its instant alone', async () => {
  const scheduledDate = new Date('2027-03-10T13:30:00Z');
  const personalised = { classType: 'Individual', classDate: '2027-03-10', classTime: '10:30' };
  await db.collection('enrolments').insertMany([
    { scheduledDate, personalised },
    { scheduledDate: null, personalised: null },
  ]);
  for (const _ of [1, 2]) await dropClassTimes.up(db);
  expect((await stored('enrolments')).map(({ _id, ...fields }) => fields)).toEqual([
    { scheduledDate, personalised: { classType: 'Individual' } },
    { scheduledDate: null, personalised: null },
  ]);
});

describe('a course of the first version', () => {
  const OF_FIRST_VERSION = {
    ...{ name: 'Tiro', description: 'Tiro', location: 'Pilar', courseType: 'Grupal', searchText: 'tiro' },
    ...{ scheduledDate: null, isUndated: true, priceCentavos: 100, pointsValue: 0, isActive: true },
  };

  it.each(Object.entries(COURSE_DEFAULTS))('has %s after the migrations', async (field, value) => {
    await db.collection('courses').insertOne({ ...OF_FIRST_VERSION });
    for (const { up } of MIGRATIONS) await up(db);
    const [course] = await stored('courses');
    expect(
      course,
      `write a migration that stores ${field} in courses: a list sorts what is missing first`,
    ).toHaveProperty(field);
    if (!(field in OF_FIRST_VERSION)) expect(course?.[field]).toEqual(value);
  });
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
  expect((await stored('countMarks')).map(({ _id }) => _id)).toEqual([one.toString()]);
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
      ...{ weapon: identity, caliber: '12 UAB', outByName: 'Leo Sosa', returnedByName: 'Ana Paz' },
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

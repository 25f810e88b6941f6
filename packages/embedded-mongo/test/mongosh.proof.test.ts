import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { openTestEngine, type TestEngine } from './testing.ts';

const run = promisify(execFile);
const MONGOSH = process.env.MONGOSH;
if (!MONGOSH) console.log('mongosh is not tried: set MONGOSH to its path (npm package mongosh).');

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine.close());

/** Each input of the shell and its expected output. */
const TRANSCRIPT: [string, unknown][] = [
  ['db.runCommand({ ping: 1 }).ok', 1],
  [
    'db.weapons.insertMany([{ _id: 1, caliber: "9mm" }, { _id: 2, caliber: "12 UAB" }]).insertedIds',
    { 0: 1, 1: 2 },
  ],
  ['db.weapons.createIndex({ caliber: 1 }, { unique: true })', 'caliber_1'],
  ['db.getCollectionNames()', ['weapons']],
  ['db.weapons.getIndexes().map((index) => index.name)', ['_id_', 'caliber_1']],
  ['db.weapons.find({ caliber: /^9/ }).toArray()', [{ _id: 1, caliber: '9mm' }]],
  ['db.weapons.updateOne({ _id: 2 }, { $set: { rounds: 25 } }).modifiedCount', 1],
  ['db.weapons.countDocuments({ rounds: { $gt: 20 } })', 1],
  [
    'db.weapons.aggregate([{ $group: { _id: null, rounds: { $sum: "$rounds" } } }]).toArray()',
    [{ _id: null, rounds: 25 }],
  ],
  [
    '(() => { try { db.weapons.insertOne({ caliber: "9mm" }) } catch (error) { return error.code } })()',
    11000,
  ],
  ['db.weapons.find({ caliber: "9mm" }).explain("executionStats").executionStats.totalDocsExamined', 1],
  ['db.weapons.deleteMany({}).deletedCount', 2],
  ['db.adminCommand({ listDatabases: 1 }).databases.some(({ name }) => name === "shell")', true],
];

it.skipIf(!MONGOSH)('mongosh connects, lists, writes and queries', { timeout: 120_000 }, async () => {
  const { uri } = await openEmbeddedMongo({ dataDir: engine.dataDir });
  const address = uri.replace('/?', '/shell?');
  const script = TRANSCRIPT.map(([line]) => `print('@@' + EJSON.stringify(${line}))`).join(';\n');
  const { stdout } = await run(MONGOSH ?? '', [address, '--quiet', '--norc', '--eval', script]);
  const results = stdout.split('\n').filter((line) => line.startsWith('@@'));
  expect(results.map((line): unknown => JSON.parse(line.slice(2)))).toEqual(
    TRANSCRIPT.map(([, result]) => result),
  );
});

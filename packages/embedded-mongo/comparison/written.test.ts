import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  canonical,
  type Document,
  describeOutcome,
  isPlainObject,
  type Outcome,
  runCommand,
} from './command.ts';
import { EMBEDDED, openTestDatabase, servers, type TestDatabase } from './databases.ts';
import { errorOf } from './inspect.ts';
import { aggregationCases } from './written/aggregation-cases.ts';
import { arrayFilterCases } from './written/array-filter-cases.ts';
import { COLLECTION, find, type WrittenCase } from './written/case.ts';
import { commandCases } from './written/command-cases.ts';
import { findCases } from './written/find-cases.ts';
import { operatorCases } from './written/operator-cases.ts';
import { updateCases } from './written/update-cases.ts';
import { updateOperatorCases } from './written/update-operator-cases.ts';

const WRITTEN_CASES = [
  ...arrayFilterCases,
  ...operatorCases,
  ...findCases,
  ...aggregationCases,
  ...updateOperatorCases,
  ...updateCases,
  ...commandCases,
];

const asFound = (documents: unknown[], isOrdered: boolean): string[] => {
  const texts = documents.map(canonical);
  return isOrdered ? texts : texts.sort();
};

const keepPromised = (reply: Document, promised: Document): Document =>
  Object.fromEntries(
    Object.entries(promised).map(([field, value]) => [
      field,
      isPlainObject(value) && isPlainObject(reply[field]) ? keepPromised(reply[field], value) : reply[field],
    ]),
  );

/** Pairs of actual and expected texts. */
const compareOutcome = (written: WrittenCase, outcome: Outcome): Array<[unknown, unknown]> => {
  if (written.code !== undefined) return [[errorOf(outcome)?.code, written.code]];
  if (written.ids !== undefined || written.found !== undefined) {
    if (outcome.kind !== 'documents') return [[describeOutcome(outcome), 'documents']];
    const got = written.ids === undefined ? outcome.documents : outcome.documents.map(({ _id }) => _id);
    return [
      [asFound(got, outcome.isOrdered), asFound(written.ids ?? written.found ?? [], outcome.isOrdered)],
    ];
  }
  if (outcome.kind !== 'reply') return [[describeOutcome(outcome), 'a reply']];
  const checks: Array<[unknown, unknown]> = [];
  if (written.values !== undefined)
    checks.push([asFound([outcome.reply.values].flat(), false), asFound(written.values, false)]);
  if (written.reply !== undefined)
    checks.push([canonical(keepPromised(outcome.reply, written.reply)), canonical(written.reply)]);
  return checks;
};

describe.each(servers())('on $name, as the manual of MongoDB describes', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });

  afterAll(() => database.drop());

  const check = async (written: WrittenCase): Promise<Array<[unknown, unknown]>> => {
    const { db } = database;
    await runCommand(db, { drop: COLLECTION });
    await db.command({ create: COLLECTION });
    if (written.indexes) await db.command({ createIndexes: COLLECTION, indexes: written.indexes });
    if (written.documents.length > 0) {
      const filled = await runCommand(db, { insert: COLLECTION, documents: written.documents });
      const error = errorOf(filled);
      if (error) return [[error.text, 'the documents are stored']];
    }
    const checks = compareOutcome(written, await runCommand(db, written.command));
    if (written.after === undefined) return checks;
    const left = await runCommand(db, find({}));
    const after = left.kind === 'documents' ? left.documents : [];
    return [...checks, [asFound(after, false), asFound(written.after, false)]];
  };

  it.each(WRITTEN_CASES)('$rule ($source)', async (written) => {
    const checks = await check(written);
    const known = engine.name === EMBEDDED ? undefined : written.differs;
    if (known === undefined) {
      expect(checks.map(([got]) => got)).toEqual(checks.map(([, promised]) => promised));
      return;
    }
    const isEqual = checks.every(([got, promised]) => canonical(got) === canonical(promised));
    expect(isEqual, `is said to differ: ${known}`).toBe(false);
  });
});

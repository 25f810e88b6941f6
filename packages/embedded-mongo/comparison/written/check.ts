import type { mongo } from 'mongoose';
import {
  canonical,
  type Document,
  describeOutcome,
  isPlainObject,
  type Outcome,
  runCommand,
} from '../command.ts';
import { errorOf } from '../inspect.ts';
import { aggregationCases } from './aggregation-cases.ts';
import { arrayFilterCases } from './array-filter-cases.ts';
import { COLLECTION, find, type WrittenCase } from './case.ts';
import { commandCases } from './command-cases.ts';
import { findCases } from './find-cases.ts';
import { operatorCases } from './operator-cases.ts';
import { updateCases } from './update-cases.ts';
import { updateOperatorCases } from './update-operator-cases.ts';

export const WRITTEN_CASES = [
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

/** Runs a case on a database: pairs of actual and promised texts. */
export const checkWritten = async (
  db: mongo.Db,
  written: WrittenCase,
): Promise<Array<[unknown, unknown]>> => {
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

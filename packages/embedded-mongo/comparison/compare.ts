import type { mongo } from 'mongoose';
import { DIFFERENCES } from './differences.ts';
import type { Disagreement } from './disagreement.ts';
import {
  canonical,
  type Command,
  describeDocuments,
  describeOutcome,
  type Document,
  type Outcome,
  runCommand,
} from './command.ts';
import { errorOf } from './inspect.ts';
import { COLLECTION, type ReadScenario } from './reads.arbitrary.ts';
import type { UniqueScenario, WriteScenario } from './updates.arbitrary.ts';

export type Pair = { embedded: mongo.Db; other: mongo.Db };

export class Tally {
  agreed = 0;
  readonly excused = new Map<string, number>();

  get cases(): number {
    return [...this.excused.values()].reduce((total, n) => total + n, this.agreed);
  }

  excuse(id: string): void {
    this.excused.set(id, (this.excused.get(id) ?? 0) + 1);
  }

  toString(): string {
    const excused = [...this.excused]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([id, n]) => `\n  ${n} ${id}`);
    return `${this.cases} cases: ${this.agreed} equal, ${this.cases - this.agreed} known differences${excused.join('')}`;
  }
}

const describeSide = (outcome: Outcome, after: Document[] | undefined): string =>
  `${describeOutcome(outcome)}${after === undefined ? '' : `\n  leaving\n${describeDocuments(after)}`}`;

const areAlike = (d: Disagreement): boolean =>
  describeSide(d.embedded, d.embeddedAfter) === describeSide(d.other, d.otherAfter);

class UnexplainedDifference extends Error {
  constructor(d: Disagreement) {
    super(
      [
        'The engines disagree, and comparison/differences.ts does not explain it.',
        `on\n${d.before.map(canonical).join('\n')}`,
        `the command\n${canonical(d.command)}`,
        `gives, embedded:\n${describeSide(d.embedded, d.embeddedAfter)}`,
        `gives, other:\n${describeSide(d.other, d.otherAfter)}`,
        d.embedded.kind === 'error' ? `(embedded: ${d.embedded.text})` : '',
        d.other.kind === 'error' ? `(other: ${d.other.text})` : '',
      ].join('\n'),
    );
  }
}

/** True when both outcomes are equal; a known difference is counted; any other is thrown. */
const compareOutcomes = (disagreement: Disagreement, tally: Tally): boolean => {
  if (areAlike(disagreement)) {
    tally.agreed++;
    return true;
  }
  const known = DIFFERENCES.find(({ explains }) => explains(disagreement));
  if (known === undefined) throw new UnexplainedDifference(disagreement);
  tally.excuse(known.id);
  return false;
};

const both = async <T>(pair: Pair, run: (db: mongo.Db) => Promise<T>): Promise<[T, T]> =>
  Promise.all([run(pair.embedded), run(pair.other)]);

/** Prepares or reads a collection. */
const succeed = async (db: mongo.Db, command: Command): Promise<Outcome> => {
  const outcome = await runCommand(db, command);
  const error = errorOf(outcome);
  if (error !== undefined) throw new Error(`${canonical(command)} failed: ${error.text}`);
  return outcome;
};

const fill = async (db: mongo.Db, documents: readonly Document[]): Promise<void> => {
  await succeed(db, { delete: COLLECTION, deletes: [{ q: {}, limit: 0 }] });
  if (documents.length > 0) await succeed(db, { insert: COLLECTION, documents });
};

const CANNOT_INDEX_PARALLEL_ARRAYS = 171;

const indexName = (key: Document): string => Object.keys(key).join('_');

/** Indexes on the embedded engine only: its results must equal those of the other server without them. */
const indexEmbedded = async ({ embedded }: Pair, keys: readonly Document[]): Promise<void> => {
  await succeed(embedded, { dropIndexes: COLLECTION, index: '*' });
  for (const key of keys) {
    const outcome = await runCommand(embedded, {
      createIndexes: COLLECTION,
      indexes: [{ key, name: indexName(key) }],
    });
    if (outcome.kind === 'error' && outcome.code !== CANNOT_INDEX_PARALLEL_ARRAYS)
      throw new Error(outcome.text);
  }
};

export const compareReads = async (pair: Pair, scenario: ReadScenario, tally: Tally): Promise<void> => {
  const { documents, indexKeys, commands } = scenario;
  await both(pair, (db) => fill(db, documents));
  await indexEmbedded(pair, indexKeys);
  const [ours, theirs] = await both(pair, async (db) => {
    const outcomes: Outcome[] = [];
    for (const command of commands) outcomes.push(await runCommand(db, command));
    return outcomes;
  });
  await indexEmbedded(pair, []);
  commands.forEach((command, i) => {
    const [embedded, other] = [ours[i], theirs[i]];
    if (embedded !== undefined && other !== undefined)
      compareOutcomes({ command, before: documents, embedded, other }, tally);
  });
};

const contents = async (db: mongo.Db): Promise<Document[]> => {
  const outcome = await succeed(db, { find: COLLECTION, filter: {} });
  return outcome.kind === 'documents' ? outcome.documents : [];
};

const runWrite = async (db: mongo.Db, command: Command) => ({
  outcome: await runCommand(db, command),
  after: await contents(db),
});

/** After a known difference the two collections differ, so both are filled again with the scenario's documents. */
export const compareWrites = async (pair: Pair, scenario: WriteScenario, tally: Tally): Promise<void> => {
  const { documents, commands } = scenario;
  await both(pair, (db) => fill(db, documents));
  let before = documents;
  for (const command of commands) {
    const [ours, theirs] = await both(pair, (db) => runWrite(db, command));
    const isEqual = compareOutcomes(
      {
        command,
        before,
        embedded: ours.outcome,
        other: theirs.outcome,
        embeddedAfter: ours.after,
        otherAfter: theirs.after,
      },
      tally,
    );
    before = isEqual ? ours.after : documents;
    if (!isEqual) await both(pair, (db) => fill(db, documents));
  }
};

export const compareUniques = async (pair: Pair, scenario: UniqueScenario, tally: Tally): Promise<void> => {
  const indexes = scenario.keys.map((key) => ({ key, name: indexName(key), unique: true }));
  await both(pair, async (db) => {
    await fill(db, []);
    await succeed(db, { dropIndexes: COLLECTION, index: '*' });
    await succeed(db, { createIndexes: COLLECTION, indexes });
  });
  try {
    await compareWrites(pair, scenario, tally);
  } finally {
    await both(pair, (db) => succeed(db, { dropIndexes: COLLECTION, index: '*' }));
  }
};

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, Int32, Long } from 'bson';
import fc from 'fast-check';
import type { Engine } from '../src/commands/command.ts';
import { runCommand } from '../src/commands/commands.ts';
import { Sessions } from '../src/commands/sessions.ts';
import { CursorRegistry } from '../src/protocol/cursors.ts';
import { Store } from '../src/storage/store.ts';
import { TtlMonitor } from '../src/storage/ttl.ts';
import { type Document, readDocument } from '../src/values/values.ts';
import { makeDataDir } from './testing.ts';

/*
 * Random commands of several sessions, one after another, on the engine and on a model: each transaction reads a copy of
 * what was committed when it began, and commits if nobody has changed since then what it has written.
 */

const IDS = 6;
const UNIQUE_VALUES = 5;
const TAGS = ['a', 'b', 'c', 'd'];
const SESSIONS = 4;

type Doc = { _id: number; u: number; tags: string[]; n: number };
type Docs = ReadonlyMap<number, Doc>;
type OpenTransaction = {
  number: number;
  before: Docs;
  docs: Map<number, Doc>;
  written: Set<string>;
  isNew: boolean;
};

const CODES = { ok: 0, conflict: 112, duplicate: 11000, gone: 251 } as const;

/** What a transaction that writes a document must find unchanged: the document, and who has its unique value. */
const keysOf = (docs: ReadonlyArray<Doc | undefined>): string[] =>
  docs.flatMap((doc) => (doc === undefined ? [] : [`id ${doc._id}`, `u ${doc.u}`]));

const valueOf = (docs: Docs, key: string): string => {
  const [kind, value] = key.split(' ');
  const doc =
    kind === 'id' ? docs.get(Number(value)) : [...docs.values()].find(({ u }) => u === Number(value));
  return JSON.stringify(kind === 'id' ? doc : doc?._id) ?? 'none';
};

const isDuplicate = (docs: Docs, { _id, u }: Doc): boolean =>
  [...docs.values()].some((other) => other.u === u && other._id !== _id);

type Write = { body: Document; before: Doc | undefined; after: Doc | undefined; isInsert?: boolean };

type Chosen = { session: number; action: number; id: number; u: number; tags: string[] };

const writeOf = (docs: Docs, { action, id, u, tags }: Chosen): Write => {
  const before = docs.get(id);
  const change = (after: Doc | undefined, q: Document, update: Document): Write => ({
    body: { update: 'docs', updates: [{ q, u: update }] },
    before,
    after,
  });
  if (action < 3) {
    const after = { _id: id, u, tags, n: 0 };
    return { body: { insert: 'docs', documents: [after] }, before, after, isInsert: true };
  }
  if (action < 5)
    return { body: { delete: 'docs', deletes: [{ q: { _id: id }, limit: 1 }] }, before, after: undefined };
  if (action < 7) return change(before && { ...before, u }, { _id: id }, { $set: { u } });
  if (action < 9) return change(before && { ...before, tags }, { _id: id }, { $set: { tags } });
  const own = [...docs.values()].find((doc) => doc.u === u);
  const after = own && { ...own, n: own.n + 1 };
  const body = { findAndModify: 'docs', query: { u }, update: { $inc: { n: new Int32(1) } } };
  return { body, before: own, after };
};

const READS: ReadonlyArray<(docs: readonly Doc[], chosen: Chosen) => [Document, unknown]> = [
  (docs, { id }) => [{ find: 'docs', filter: { _id: id } }, docs.filter(({ _id }) => _id === id)],
  (docs, { u }) => [
    { find: 'docs', filter: { u: { $lte: u } }, sort: { u: -1 }, batchSize: 100 },
    docs.filter((doc) => doc.u <= u).sort((a, b) => b.u - a.u),
  ],
  (docs, { tags: [tag = 'a'] }) => [
    { find: 'docs', filter: { tags: tag }, sort: { _id: 1 } },
    docs.filter(({ tags }) => tags.includes(tag)).sort((a, b) => a._id - b._id),
  ],
  (docs, { u }) => [
    {
      aggregate: 'docs',
      pipeline: [{ $match: { u: { $gte: u } } }, { $group: { _id: null, n: { $sum: 1 } } }],
      cursor: {},
    },
    docs.some((doc) => doc.u >= u) ? [{ _id: null, n: docs.filter((doc) => doc.u >= u).length }] : [],
  ],
  (docs) => [
    { aggregate: 'docs', pipeline: [{ $group: { _id: null, n: { $sum: 1 } } }], cursor: {} },
    docs.length === 0 ? [] : [{ _id: null, n: docs.length }],
  ],
];

const plain = (value: unknown): string => JSON.stringify(value);

export const runTransactionModel = async (steps: number): Promise<Record<string, number>> => {
  const dataDir = makeDataDir();
  const store = new Store({ path: join(dataDir, 'data.mdb') });
  const cursors = new CursorRegistry();
  const sessions = new Sessions(store, cursors);
  const ttl = new TtlMonitor(store);
  const engine: Engine = {
    store,
    cursors,
    sessions,
    ttl,
    startedAt: 0,
    secret: undefined,
    connections: () => 1,
    endDamaged: (reason) => {
      throw new Error(reason);
    },
  };
  const connection = { id: 1, isAuthenticated: true };
  const run = async (body: Document): Promise<Document> => {
    const message = { requestId: 1, isLegacy: false, isOneWay: false, sequences: new Map() };
    const reply = await runCommand(engine, { ...message, body: { ...body, $db: 'test' } }, connection);
    return Buffer.isBuffer(reply) ? readDocument(reply) : reply;
  };
  const codeOf = (reply: Document): number => {
    const [writeError] = (reply.writeErrors ?? []) as Document[];
    return Number(writeError?.code ?? reply.code ?? CODES.ok);
  };
  const inSession = (
    session: number,
    { number, isNew }: OpenTransaction,
    body: Document,
  ): Promise<Document> =>
    run({
      ...body,
      lsid: { id: new Binary(Buffer.alloc(16, session), 4) },
      txnNumber: Long.fromNumber(number),
      autocommit: false,
      ...(isNew ? { startTransaction: true } : {}),
    });

  const committed = new Map<number, Doc>();
  const open = new Map<number, OpenTransaction>();
  const counts: Record<string, number> = {};
  let number = 0;
  const note = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const expect = (isRight: boolean, what: string, details: unknown): void => {
    if (!isRight) throw new Error(`${what}: ${plain(details)}`);
  };

  const read = async (
    docs: Docs,
    chosen: Chosen,
    send: (body: Document) => Promise<Document>,
  ): Promise<void> => {
    const [body, expected] = READS[chosen.action % READS.length]?.([...docs.values()], chosen) ?? [{}, []];
    const reply = await send(body);
    const found = (reply.cursor as { firstBatch: unknown[] } | undefined)?.firstBatch;
    expect(plain(found) === plain(expected), 'a read differs', { body, reply, expected });
    note('read');
  };

  const write = async (
    docs: Map<number, Doc>,
    chosen: Chosen,
    transaction?: OpenTransaction,
  ): Promise<void> => {
    const { body, before, after, isInsert = false } = writeOf(docs, chosen);
    const isChange = isInsert || plain(before) !== plain(after);
    const keys = isChange ? keysOf([before, after]) : [];
    const changed =
      transaction === undefined
        ? []
        : keys.filter((key) => valueOf(transaction.before, key) !== valueOf(committed, key));
    // What it has written before may be compared again only when it commits.
    const isConflict = changed.some((key) => !transaction?.written.has(key));
    const duplicate = after !== undefined && ((isInsert && before !== undefined) || isDuplicate(docs, after));
    const reply =
      transaction === undefined ? await run(body) : await inSession(chosen.session, transaction, body);
    const code = codeOf(reply);
    const possible = [
      ...(changed.length > 0 ? [CODES.conflict] : []),
      ...(duplicate ? [CODES.duplicate] : []),
      ...(!isConflict && !duplicate ? [CODES.ok] : []),
    ];
    expect(possible.includes(code as never), 'a write ends otherwise', { body, reply, possible });
    note(transaction === undefined ? `plain write ${code}` : `write ${code}`);
    if (code === CODES.ok) {
      for (const key of keys) transaction?.written.add(key);
      if (after !== undefined) docs.set(after._id, after);
      else if (before !== undefined) docs.delete(before._id);
      return;
    }
    if (transaction === undefined) return;
    open.delete(chosen.session);
    const next = await inSession(chosen.session, { ...transaction, isNew: false }, { find: 'docs' });
    expect(codeOf(next) === CODES.gone, 'a transaction goes on after an error', next);
  };

  const end = async (chosen: Chosen, transaction: OpenTransaction): Promise<void> => {
    open.delete(chosen.session);
    const ended = { ...transaction, isNew: false };
    if (chosen.u === 0) {
      const reply = await inSession(chosen.session, ended, { abortTransaction: 1 });
      return expect(codeOf(reply) === CODES.ok, 'an abort fails', reply);
    }
    const { written, before, docs } = transaction;
    const isConflict = [...written].some((key) => valueOf(before, key) !== valueOf(committed, key));
    const reply = await inSession(chosen.session, ended, { commitTransaction: 1 });
    const code = codeOf(reply);
    expect(code === (isConflict ? CODES.conflict : CODES.ok), 'a commit ends otherwise', {
      reply,
      isConflict,
    });
    note(`commit ${code}`);
    const again = await inSession(chosen.session, ended, { commitTransaction: 1 });
    expect(codeOf(again) === (isConflict ? CODES.gone : CODES.ok), 'a repeated commit', again);
    if (isConflict) return;
    for (const key of written) {
      const [kind, id] = key.split(' ');
      const doc = docs.get(Number(id));
      if (kind === 'id' && doc !== undefined) committed.set(doc._id, doc);
      else if (kind === 'id') committed.delete(Number(id));
    }
  };

  await run({
    createIndexes: 'docs',
    indexes: [
      { key: { u: 1 }, name: 'u', unique: true },
      { key: { tags: 1 }, name: 'tags' },
      { key: { n: -1, u: 1 }, name: 'n_u' },
    ],
  });
  // The first array of an index changes the collection, which is a conflict as well.
  await run({ insert: 'docs', documents: [{ _id: 0, u: 0, tags: ['a', 'b'], n: 0 }] });
  committed.set(0, { _id: 0, u: 0, tags: ['a', 'b'], n: 0 });

  const choice = fc.record({
    session: fc.nat(SESSIONS),
    action: fc.nat(19),
    id: fc.nat(IDS - 1),
    u: fc.nat(UNIQUE_VALUES - 1),
    tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  });
  const seed = process.env.PROPERTY_SEED === 'random' ? Date.now() : 4711;
  for (const chosen of fc.sample(choice, { numRuns: steps, seed })) {
    // One more than the sessions: a command without a transaction.
    if (chosen.session === SESSIONS) {
      if (chosen.action < 10) await write(committed, chosen);
      else await read(committed, chosen, run);
      continue;
    }
    const transaction = open.get(chosen.session);
    if (transaction === undefined) {
      const docs = new Map(committed);
      const begun = {
        number: ++number,
        before: new Map(committed),
        docs,
        written: new Set<string>(),
        isNew: true,
      };
      open.set(chosen.session, begun);
      await read(docs, chosen, (body) => inSession(chosen.session, begun, body));
      begun.isNew = false;
    } else if (chosen.action < 10) await write(transaction.docs, chosen, transaction);
    else if (chosen.action < 17)
      await read(transaction.docs, chosen, (body) => inSession(chosen.session, transaction, body));
    else await end(chosen, transaction);
  }
  sessions.abortAll();
  const all = await run({ find: 'docs' });
  const expected = [...committed.values()].sort((a, b) => a._id - b._id);
  expect(plain((all.cursor as { firstBatch: unknown }).firstBatch) === plain(expected), `seed ${seed}`, all);
  const validation = await run({ validate: 'docs' });
  expect(validation.valid === true, 'indexes and documents differ', validation);
  ttl.stop();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return counts;
};

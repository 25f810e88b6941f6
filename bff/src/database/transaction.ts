import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { mongo } from 'mongoose';
import { takeTurn, tryTurn } from '../process/in-turn.ts';
import { isDuplicateKey, isWriteConflict } from './database-errors.ts';
import { LockModel } from './lock.model.ts';

/** As they are: without defaults, and without what is undefined. */
export const AS_GIVEN = { lean: true, ignoreUndefined: true } as const;

type Insertable = {
  insertMany: (documents: object[], options: typeof AS_GIVEN) => PromiseLike<unknown>;
};

type AtEnd = { write: () => PromiseLike<unknown> };

type Turn = Awaited<ReturnType<typeof takeTurn>>;

type Transaction = {
  /** Turns within this process, until the transaction ends. */
  turns: Map<string, Turn>;
  /** Keys that this attempt has locked in the database. */
  locked: Set<string>;
  /** What was read once for all of it. */
  reads: Map<string, Promise<unknown>>;
  /** Written together at the end. */
  gathered: Map<object, AtEnd>;
  onCommit: (() => void)[];
};

const current = new AsyncLocalStorage<Transaction>();

/** Where mongoose keeps the session of a transaction. */
const sessions = () =>
  (mongoose as { transactionAsyncLocalStorage?: AsyncLocalStorage<unknown> }).transactionAsyncLocalStorage;

let running = 0;

/** Contexts slow down every promise of the process: without a transaction there are none. */
const endContexts = () => {
  running -= 1;
  if (running > 0) return;
  current.disable();
  sessions()?.disable();
};

const TRANSIENT = 'TransientTransactionError';

/** Another transaction of this process has the lock. */
class LockTaken extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} is locked`);
    this.key = key;
  }
}

/** In one order for all, so that none waits for one that waits for it. */
const takeTurns = async (keys: Iterable<string>) => {
  const turns = new Map<string, Turn>();
  let hasWaited = false;
  for (const key of [...keys].sort()) {
    const turn = tryTurn(key);
    hasWaited ||= turn === null;
    turns.set(key, turn ?? (await takeTurn(key)));
  }
  return { turns, hasWaited };
};

const whole = async <T>(work: () => Promise<T>): Promise<T> => {
  const result = await work();
  for (const key of current.getStore()?.gathered.keys() ?? []) await writeGathered(key);
  return result;
};

/** Without it DocumentDB reads what others have committed meanwhile, and writes over it. */
const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;

/** So many conflicts in a row do not happen: callers of one lock take turns, and others are limited. */
const MAX_ATTEMPTS = 200;
/** What another one has inserted meanwhile is a conflict, or on some servers a duplicate: the next attempt sees it. */
const MAX_DUPLICATES = 2;

const attempt = async <T>(turns: Transaction['turns'], work: () => Promise<T>): Promise<T> => {
  const onCommit: (() => void)[] = [];
  let [attempts, duplicates] = [0, 0];
  running += 1;
  try {
    const result = await mongoose.connection.transaction(async () => {
      attempts += 1;
      if (attempts > MAX_ATTEMPTS)
        throw new mongo.MongoServerError({ message: 'too many conflicts', code: 112 });
      onCommit.length = 0;
      try {
        return await current.run(
          { turns, locked: new Set(), reads: new Map(), gathered: new Map(), onCommit },
          () => whole(work),
        );
      } catch (error) {
        if (isDuplicateKey(error)) duplicates += 1;
        const isMeanwhile = isDuplicateKey(error) && duplicates <= MAX_DUPLICATES;
        // DocumentDB sets no label.
        if (isWriteConflict(error) || isMeanwhile) (error as mongo.MongoServerError).addErrorLabel(TRANSIENT);
        throw error;
      }
    }, SNAPSHOT);
    for (const notify of onCommit) notify();
    return result as T;
  } finally {
    endContexts();
    for (const turn of turns.values()) turn.end();
  }
};

/**
 * Runs work in a transaction: all that it writes is stored, or nothing. After a conflict with another one it runs
 * again. Within a transaction the work joins that one. Commands are sent one at a time: no Promise.all. What it will lock
 * may be given as `expected`: who waits for them, which the work is told, has not begun yet.
 */
export const inTransaction = async <T>(
  work: (hasWaited: boolean) => Promise<T>,
  expected: readonly string[] = [],
): Promise<T> => {
  if (current.getStore()) return work(false);
  const wanted = new Set(expected);
  for (;;) {
    try {
      const { turns, hasWaited } = await takeTurns(wanted);
      return await attempt(turns, () => work(hasWaited));
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
      wanted.add(error.key);
    }
  }
};

/**
 * Makes a decision exclusive: of two transactions that lock the same key one runs again on what the other has written.
 * Lock first, then read, decide and write; or look first where most are refused: another one's lock since the first command
 * of the transaction makes it begin again, too.
 */
export const lock = async (...keys: string[]) => {
  const transaction = current.getStore();
  if (!transaction) throw new Error('only a transaction locks');
  const { turns, locked } = transaction;
  const wanted = keys.filter((key) => !locked.has(key));
  for (const key of wanted.filter((one) => !turns.has(one))) {
    const turn = tryTurn(key);
    if (!turn) throw new LockTaken(key);
    turns.set(key, turn);
  }
  if (wanted.length === 0) return;
  await LockModel.bulkWrite(
    wanted.map((_id) => ({
      updateOne: { filter: { _id }, update: { $inc: { decisions: 1 } }, upsert: true },
    })),
  );
  for (const key of wanted) locked.add(key);
};

/** Reads what the transaction does not change: once in a transaction. */
export const readOnce = <T>(key: string, read: () => Promise<T>): Promise<T> => {
  const reads = current.getStore()?.reads;
  if (!reads) return read();
  const found = reads.get(key) ?? read();
  reads.set(key, found);
  return found as Promise<T>;
};

export const isInTransaction = () => current.getStore() !== undefined;

/** Work that reads or writes beside the transaction, such as what a refusal says. */
export const outsideTransaction = <T>(read: () => PromiseLike<T>): Promise<T> => {
  // A query is sent when it is awaited.
  const work = async () => await read();
  return current.exit(() => sessions()?.exit(work) ?? work());
};

/** What a transaction gathers under a key and writes at once, at its end; null without a transaction. */
export const gathered = <Gathering extends AtEnd>(key: object, begin: () => Gathering): Gathering | null => {
  const transaction = current.getStore();
  if (!transaction) return null;
  const found = transaction.gathered.get(key) ?? begin();
  transaction.gathered.set(key, found);
  return found as Gathering;
};

/** Writes it before the end. */
export const writeGathered = (key: object) => {
  const gathered = current.getStore()?.gathered;
  const found = gathered?.get(key);
  gathered?.delete(key);
  return found?.write();
};

/** Writes an item with others of the key, at the end of the transaction or by `writeGathered`; without one, at once. */
export const atEnd = async <Item>(
  { key, write }: { key: object; write: (items: Item[]) => PromiseLike<unknown> },
  item: Item,
) => {
  const begin = () => {
    const items: Item[] = [];
    return { items, write: () => write(items) };
  };
  const items = gathered(key, begin)?.items;
  if (items) items.push(item);
  else await write([item]);
};

/**
 * Inserts a whole document that nothing in the transaction reads, with others of its end; without a transaction, at
 * once. The transaction begins again if it has been inserted meanwhile.
 */
export const insertAtEnd = (model: Insertable, document: object) =>
  atEnd({ key: model, write: (documents: object[]) => model.insertMany(documents, AS_GIVEN) }, document);

/** Calls back once the transaction has committed; without one, at once. */
export const onCommit = (notify: () => void) => {
  const transaction = current.getStore();
  if (transaction) transaction.onCommit.push(notify);
  else notify();
};

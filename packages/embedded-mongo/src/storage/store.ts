import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { open, type RootDatabase, type Transaction as ReadTransaction } from 'lmdb';
import { CommandError, DamageError, reading, writeConflict } from '../errors.ts';
import { Collections, countKey, type Entry } from './collections.ts';
import { isStorable, type KeyRange, toStorableBound, treeRange } from './index-entries.ts';
import { afterPrefix } from '../values/keys.ts';
import { readStored } from '../values/values.ts';

/** What was committed at one moment. LMDB keeps all pages of it, so that it has to be closed. */
export type Snapshot = { transaction: ReadTransaction };

/** A key with the value that a transaction has seen and the one that it leaves. */
export type Change = { key: Buffer; seen: Buffer | undefined; value: Buffer | undefined };
export type Changes = { changes: readonly Change[]; countChanges: ReadonlyMap<number, number> };
export type TransactionId = { session: string; number: bigint };

const FORMAT = 2;
const CHUNK_ENTRIES = [16, 64, 256, 1024] as const;
/** Each open snapshot takes one. */
const MAX_READERS = 2048;
/** As long as drivers use a session without a command of it. */
export const SESSION_MINUTES = 30;

const FORMAT_KEY = Buffer.from([1]);
const OWNER_KEY = Buffer.from([6]);
const SESSION_PREFIX = Buffer.from([7]);

const sessionKey = (session: string) => Buffer.concat([SESSION_PREFIX, Buffer.from(session, 'hex')]);

export const isSame = (a: Buffer | undefined, b: Buffer | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.equals(b);

/** LMDB rejects every write of a commit that failed with this error; its cause is a promise, rejected as well. */
export const isCommitError = (error: unknown): error is Error & { commitError: Promise<unknown> } =>
  error instanceof Error && 'commitError' in error;

/** EIO (LMDB's word for a partial write), EFBIG, ENOSPC, EDQUOT. */
const DISK_ERRORS = [5, 27, 28, 122];

/** LMDB's words for a file that it cannot use. */
export const LMDB_DAMAGE = /^MDB_(CORRUPTED|PAGE_NOTFOUND|INVALID|VERSION_MISMATCH|PANIC|BAD_TXN)\b/;

/** LMDB may end the process when a large transaction meets a full disk, so none begins with less. */
export const LEAST_FREE_BYTES = 8 * 1024 * 1024;

const diskFull = () =>
  new CommandError(14031, 'The data file cannot be written, its disk is full or fails: nothing was written');

const causeOf = async (error: unknown): Promise<unknown> => {
  if (error instanceof CommandError) return error;
  const cause = isCommitError(error) ? await error.commitError.catch((reason: unknown) => reason) : error;
  if (cause instanceof Error && LMDB_DAMAGE.test(cause.message)) return new DamageError(cause.message);
  return cause instanceof Error && 'code' in cause && DISK_ERRORS.includes(Number(cause.code))
    ? diskFull()
    : cause;
};

export type StoreOptions = {
  path: string;
  leastFreeBytes?: number;
  /** For the control test only: replies to writes before LMDB commits them. */
  acknowledgesEarly?: boolean;
};

/** One LMDB file. Reads see what is committed; inside `write` they see its changes too. */
export class Store extends Collections {
  readonly #database: RootDatabase<Buffer, Buffer>;
  readonly #acknowledgesEarly: boolean;
  readonly #folder: string;
  readonly #leastFreeBytes: number;
  readonly examined = { keys: 0, documents: 0 };
  openSnapshots = 0;
  /** Whether the owner before this one closed it. */
  wasReleased = true;

  constructor({ path, leastFreeBytes = LEAST_FREE_BYTES, acknowledgesEarly = false }: StoreOptions) {
    super(new Map());
    this.#acknowledgesEarly = acknowledgesEarly;
    this.#folder = dirname(path);
    this.#leastFreeBytes = leastFreeBytes;
    this.#database = open<Buffer, Buffer>({
      path,
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      // A promise then resolves when data and meta page are on disk, not when the commit is merely visible.
      overlappingSync: false,
      maxReaders: MAX_READERS,
    });
    this.#database.transactionSync(() => {
      const format = this.#database.get(FORMAT_KEY);
      if (format === undefined) this.#database.putSync(FORMAT_KEY, Buffer.from([FORMAT]));
      else if (format[0] !== FORMAT)
        throw new Error(`the data has the format ${format[0]} and this engine reads ${FORMAT}`);
    });
  }

  /**
   * Makes this process the owner of the data unless a living one is, which is then returned. LMDB admits one
   * process at a time to a write transaction and frees it when that process dies, so two starts cannot both succeed.
   */
  claim(owner: string, isAlive: (owner: string) => boolean): string | undefined {
    return this.#database.transactionSync(() => {
      const holder = this.get(OWNER_KEY)?.toString();
      if (holder !== undefined && holder !== owner && isAlive(holder)) return holder;
      this.wasReleased = holder === undefined;
      this.put(OWNER_KEY, Buffer.from(owner));
      return undefined;
    });
  }

  release(): void {
    this.#database.transactionSync(() => this.delete(OWNER_KEY));
  }

  /**
   * One transaction: its promise resolves when the changes are on disk. Callers that wait together share a commit, each
   * in a child transaction, so that an error drops the changes of its own call only.
   */
  write<T>(work: () => T): Promise<T> {
    if (this.disk.freeBytes < this.#leastFreeBytes) return Promise.reject(diskFull());
    return new Promise<T>((resolve, reject) => {
      const run = (): T => {
        try {
          const result = work();
          this.#saveCounts();
          if (this.#acknowledgesEarly) resolve(result);
          return result;
        } finally {
          this.countChanges.clear();
        }
      };
      this.#database
        .childTransaction(run)
        .then(resolve, async (error: unknown) => reject(await causeOf(error)));
    });
  }

  /** Reads of one command share a snapshot; a new command has to see the newest. */
  refresh(): void {
    this.#database.resetReadTxn();
  }

  openSnapshot(): Snapshot {
    const transaction = this.#database.useReadTransaction();
    this.refresh();
    this.openSnapshots++;
    return { transaction };
  }

  closeSnapshot({ transaction }: Snapshot): void {
    transaction.done();
    this.openSnapshots--;
  }

  get(key: Buffer, snapshot?: Snapshot): Buffer | undefined {
    return isStorable(key) ? reading(() => this.#database.get(key, snapshot)) : undefined;
  }

  /** They are read in portions, so that no LMDB cursor is open while the consumer waits. */
  *scan({ start, end }: KeyRange, isReverse = false, snapshot?: Snapshot): Generator<Entry, void, undefined> {
    let low = toStorableBound(start);
    let high = toStorableBound(end);
    for (let portion = 0; ; portion++) {
      const limit = CHUNK_ENTRIES[Math.min(portion, CHUNK_ENTRIES.length - 1)] ?? 1024;
      const isFirst = portion === 0;
      const upwards = { start: low, end: high, exclusiveStart: !isReverse && !isFirst };
      const downwards = {
        start: high,
        end: low,
        reverse: true,
        exclusiveStart: true,
        inclusiveEnd: isReverse || isFirst,
      };
      const entries = reading(() => [
        ...this.#database.getRange({ ...(isReverse ? downwards : upwards), ...snapshot, limit }),
      ]);
      const last = entries.at(-1);
      const isWhole = entries.length < limit;
      if (isWhole) this.#assertEnd(isReverse ? upwards : downwards, last?.key, snapshot);
      yield* entries;
      if (last === undefined || isWhole) return;
      if (isReverse) high = last.key;
      else low = last.key;
    }
  }

  /**
   * LMDB's iterators end at a page that they cannot read, as at the end. From the other side the same entry is found; where
   * nothing is, a lookup fails if the way there cannot be read.
   */
  #assertEnd(fromOtherSide: KeyRange, last: Buffer | undefined, snapshot: Snapshot | undefined): void {
    if (last === undefined) this.get(fromOtherSide.start, snapshot);
    const [found] = reading(() => [...this.#database.getKeys({ ...fromOtherSide, ...snapshot, limit: 1 })]);
    if (found === undefined ? last !== undefined : last === undefined || !found.equals(last))
      throw new DamageError('entries are missing');
  }

  /**
   * The changes of a transaction, unless another has changed what it saw. The number is stored with them, so that its client,
   * which has lost the reply, hears of it after a restart too.
   */
  commit({ changes, countChanges }: Changes, { session, number }: TransactionId): Promise<void> {
    return this.write(() => {
      for (const { key, seen } of changes) if (!isSame(this.get(key), seen)) throw writeConflict();
      for (const { key, seen, value } of changes) {
        if (value === seen) continue;
        if (value === undefined) this.delete(key);
        else this.put(key, value);
      }
      for (const [tree, difference] of countChanges) this.countChanges.set(tree, difference);
      const bytes = Buffer.allocUnsafe(16);
      bytes.writeBigInt64LE(number);
      bytes.writeDoubleLE(Date.now(), 8);
      this.put(sessionKey(session), bytes);
    });
  }

  /** The last transaction of a session that has changed something. */
  committedNumber(session: string): bigint | undefined {
    return this.get(sessionKey(session))?.readBigInt64LE();
  }

  async forgetSessions(sessions: readonly string[]): Promise<void> {
    const known = sessions.map(sessionKey).filter((key) => this.get(key) !== undefined);
    if (known.length > 0) await this.write(() => known.forEach((key) => this.delete(key)));
  }

  /** Of clients that have not ended them. */
  async forgetSessionsBefore(time: number): Promise<void> {
    this.refresh();
    const all = [...this.scan({ start: SESSION_PREFIX, end: afterPrefix(SESSION_PREFIX) })];
    const old = all.filter(({ value }) => value.readDoubleLE(8) < time);
    await this.forgetSessions(old.map(({ key }) => key.toString('hex', 1)));
  }

  /** Reads all that is stored. */
  check(): void {
    for (const collection of this.collections())
      for (const { tree } of collection.indexes)
        for (const { value } of this.scan(treeRange(tree))) if (tree === collection.tree) readStored(value);
  }

  /** Of the file system that the data are on. */
  get disk(): { freeBytes: number; totalBytes: number } {
    const { bavail, blocks, bsize } = statfsSync(this.#folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  get fileBytes(): number {
    const { pageSize, lastPageNumber } = this.#database.getStats() as {
      pageSize: number;
      lastPageNumber: number;
    };
    return pageSize * (lastPageNumber + 1);
  }

  protected put(key: Buffer, value: Uint8Array): void {
    this.#database.putSync(key, value as Buffer);
  }

  protected delete(key: Buffer): void {
    this.#database.removeSync(key);
  }

  /** Nobody else writes while `write` runs. */
  protected getForWrite(key: Buffer): Buffer | undefined {
    return this.get(key);
  }

  /** Counts are written once per command, not once per document. */
  #saveCounts(): void {
    for (const [tree, difference] of this.countChanges) {
      const bytes = Buffer.allocUnsafe(8);
      bytes.writeBigUInt64LE(BigInt(this.storedCount(tree) + difference));
      this.put(countKey(tree), bytes);
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

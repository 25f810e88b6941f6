import { noSuchTransaction, writeConflict } from '../errors.ts';
import { Collections, type Entry } from './collections.ts';
import type { KeyRange } from './index-entries.ts';
import { type Change, isSame, type Snapshot, type Store, type TransactionId } from './store.ts';

/** The place of the first key that is not before `key`. */
const placeOf = (sorted: readonly Buffer[], key: Buffer): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Buffer.compare(sorted[middle] as Buffer, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Which of the two comes first in the direction of a scan: below 0 the stored entry, 0 for one key. */
const orderOf = (entry: Entry | undefined, change: Change | undefined, isReverse: boolean): number => {
  if (change === undefined) return -1;
  if (entry === undefined) return 1;
  return Buffer.compare(entry.key, change.key) * (isReverse ? -1 : 1);
};

/** A snapshot of the store with changes of its own, which are stored together when it commits. */
export class Transaction extends Collections {
  readonly #store: Store;
  readonly #snapshot: Snapshot;
  #isOpen = true;
  readonly #changes = new Map<string, Change>();
  /** The keys of the changes, sorted when a scan needs it. */
  readonly #keys: Buffer[] = [];
  #areSorted = true;
  #hasWritten = false;

  constructor(store: Store) {
    super(store.catalogCache);
    this.#store = store;
    this.#snapshot = store.openSnapshot();
  }

  get examined() {
    return this.#store.examined;
  }

  /** A change of nothing but the memory of this transaction: a statement that fails ends it. */
  async write<T>(work: () => T): Promise<T> {
    return work();
  }

  get(key: Buffer): Buffer | undefined {
    const change = this.#changes.size === 0 ? undefined : this.#changes.get(key.toString('latin1'));
    return change === undefined ? this.#store.get(key, this.#openSnapshot()) : change.value;
  }

  *scan(range: KeyRange, isReverse = false): Generator<Entry, void, undefined> {
    const stored = this.#store.scan(range, isReverse, this.#openSnapshot());
    const nextStored = (): Entry | undefined => {
      this.#openSnapshot();
      return stored.next().value ?? undefined;
    };
    let entry = nextStored();
    let last: Buffer | undefined;
    for (;;) {
      // Looked for anew each time: the transaction may have changed more since the last entry was taken.
      const change = this.#nextChange(range, isReverse, last);
      const order = orderOf(entry, change, isReverse);
      if (entry !== undefined && order < 0) {
        yield entry;
        last = entry.key;
        entry = nextStored();
        continue;
      }
      if (change === undefined) return;
      const { key, value } = change;
      if (value !== undefined) yield { key, value };
      last = key;
      if (order === 0) entry = nextStored();
    }
  }

  /** The change of the range that follows `last`. */
  #nextChange({ start, end }: KeyRange, isReverse: boolean, last: Buffer | undefined): Change | undefined {
    if (!this.#areSorted) this.#keys.sort(Buffer.compare);
    this.#areSorted = true;
    let at = placeOf(this.#keys, last ?? (isReverse ? end : start));
    if (isReverse) at--;
    else if (last !== undefined && this.#keys[at]?.equals(last)) at++;
    const key = this.#keys[at];
    if (key === undefined || Buffer.compare(key, start) < 0 || Buffer.compare(key, end) >= 0)
      return undefined;
    return this.#changes.get(key.toString('latin1'));
  }

  #openSnapshot(): Snapshot {
    if (!this.#isOpen)
      throw noSuchTransaction('The transaction has been aborted while a command of it was running');
    return this.#snapshot;
  }

  protected put(key: Buffer, value: Uint8Array): void {
    this.#change(key).value = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.#hasWritten = true;
  }

  protected delete(key: Buffer): void {
    this.#change(key).value = undefined;
    this.#hasWritten = true;
  }

  protected getForWrite(key: Buffer): Buffer | undefined {
    return this.#change(key).value;
  }

  /** Fails at once where another transaction has changed the key already: the commit would fail. */
  #change(key: Buffer): Change {
    const name = key.toString('latin1');
    const known = this.#changes.get(name);
    if (known !== undefined) return known;
    const seen = this.#store.get(key, this.#openSnapshot());
    if (!isSame(this.#store.get(key), seen)) throw writeConflict();
    const change = { key, seen, value: seen };
    this.#changes.set(name, change);
    this.#keys.push(key);
    this.#areSorted = false;
    return change;
  }

  async commit(id: TransactionId): Promise<void> {
    this.close();
    if (!this.#hasWritten) return;
    await this.#store.commit({ changes: [...this.#changes.values()], countChanges: this.countChanges }, id);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#store.closeSnapshot(this.#snapshot);
  }
}

import { encodeKey, afterPrefix, invert } from '../values/keys.ts';
import { ORDER } from '../values/compare.ts';
import { type Collection, type Index, treePrefix } from './index-entries.ts';
import type { Store } from './store.ts';
import { type Document, readStored, toNumber, type BsonNumber } from '../values/values.ts';

const DEFAULT_SECONDS = 60;
const BATCH = 1000;

/** Removes documents that a TTL index has let expire, every minute by default. */
export class TtlMonitor {
  readonly #store: Store;
  #timer: NodeJS.Timeout | undefined;
  #seconds = DEFAULT_SECONDS;

  constructor(store: Store) {
    this.#store = store;
    this.start(DEFAULT_SECONDS);
  }

  get seconds(): number {
    return this.#seconds;
  }

  start(seconds: number): void {
    this.stop();
    this.#seconds = seconds;
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) => console.error('TTL sweep failed', error));
    }, seconds * 1000);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async sweep(now = Date.now()): Promise<void> {
    this.#store.refresh();
    for (const collection of this.#store.collections())
      while (
        this.#hasExpired(collection, now) &&
        (await this.#store.write(() => this.#removeBatch(collection.namespace, now))) === BATCH
      );
  }

  /** Even a write that removes nothing waits for the disk. */
  #hasExpired(collection: Collection, now: number): boolean {
    this.#store.refresh();
    return collection.indexes
      .filter(isTtl)
      .some((index) => this.#expired(collection, index, now, 1).length > 0);
  }

  #removeBatch(namespace: string, now: number): number {
    const collection = this.#store.collection(namespace);
    if (collection === undefined) return 0;
    let removed = 0;
    for (const index of collection.indexes.filter(isTtl))
      for (const document of this.#expired(collection, index, now, BATCH - removed)) {
        this.#store.remove(collection, document);
        removed++;
      }
    return removed;
  }

  /** Only dates expire; of an array of dates the earliest counts, which is the first that its index meets. */
  #expired(collection: Collection, index: Index, now: number, limit: number): Document[] {
    const cutoff = new Date(now - toNumber(index.specification.expireAfterSeconds as BsonNumber) * 1000);
    const [first, last] = [Buffer.from([ORDER.date]), encodeKey(cutoff)];
    const isDescending = index.directions[0] === -1;
    const prefix = treePrefix(index.tree);
    const range = {
      start: Buffer.concat([prefix, isDescending ? invert(last) : first]),
      end: afterPrefix(Buffer.concat([prefix, isDescending ? invert(first) : last])),
    };
    const ids = new Map<string, Buffer>();
    for (const { value } of this.#store.scan(range)) {
      if (ids.size === limit) break;
      ids.set(value.toString('latin1'), value);
    }
    return [...ids.values()].flatMap((id) => {
      const bytes = this.#store.get(Buffer.concat([treePrefix(collection.tree), id]));
      return bytes === undefined ? [] : [readStored(bytes)];
    });
  }
}

const isTtl = (index: Index): boolean => index.specification.expireAfterSeconds !== undefined;

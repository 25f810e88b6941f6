import { setImmediate as letOthers } from 'node:timers/promises';
import { Binary, type Long, Timestamp } from 'bson';
import { CommandError, noSuchTransaction } from '../errors.ts';
import { type CursorRegistry, withFields } from '../protocol/cursors.ts';
import { SESSION_MINUTES, type Store, type TransactionId } from '../storage/store.ts';
import { Transaction } from '../storage/transaction.ts';
import { type Document, isDocument, isLong, isNumber, isTruthy } from '../values/values.ts';

const TRANSACTION_SECONDS = 60;

type Statement = { name: string; body: Document; connection: object };

type OpenTransaction = {
  data: Transaction;
  /** Of its latest command: what is left of a client that has gone is aborted. */
  connection: object;
  isBusy: boolean;
  /** What its latest reply bears. */
  time: Timestamp;
  timer: NodeJS.Timeout;
};

/** Its latest transaction, which is open, committed or, with neither, aborted. */
type Session = { number: bigint; open?: OpenTransaction; commit?: Promise<void>; lastUsed: number };

export const sessionOf = (lsid: unknown): string => {
  const id = isDocument(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary))
    throw new CommandError(14, "BSON field 'lsid.id' is the wrong type, expected a UUID");
  return Buffer.from(id.buffer.subarray(0, id.position)).toString('hex');
};

const idOf = ({ lsid, txnNumber }: Document): TransactionId => {
  if (!isNumber(txnNumber) || !isLong(txnNumber))
    throw new CommandError(14, "BSON field 'txnNumber' is the wrong type, expected type 'long'");
  return { session: sessionOf(lsid), number: (txnNumber as Long).toBigInt() };
};

const STARTED_SECONDS = Math.floor(Date.now() / 1000);
const FIRST_TIME = new Timestamp({ t: STARTED_SECONDS, i: 0 });

/**
 * Whether the command was sent without waiting for the reply to the last one. A driver sends the latest cluster time that
 * it has received in the session: an earlier one than that of the last reply shows that it had not received it.
 */
const isOvertaking = ({ $clusterTime }: Document, { isBusy, time }: OpenTransaction): boolean => {
  const sent = isDocument($clusterTime) ? $clusterTime.clusterTime : undefined;
  return isBusy || (sent instanceof Timestamp && sent.lessThan(time));
};

const notInProgress = (number: bigint) =>
  noSuchTransaction(`Given transaction number ${number} does not match any in-progress transactions.`);
const isCommitted = (number: bigint) => new CommandError(256, `Transaction ${number} has been committed.`);

/** The transactions of clients, by session and number. */
export class Sessions {
  readonly #store: Store;
  readonly #cursors: CursorRegistry;
  readonly #sessions = new Map<string, Session>();
  transactionSeconds = TRANSACTION_SECONDS;
  #times = 0;

  constructor(store: Store, cursors: CursorRegistry) {
    this.#store = store;
    this.#cursors = cursors;
  }

  /** Runs a statement of a transaction; an error of it ends the transaction. */
  async run(
    statement: Statement,
    work: (transaction: Transaction) => Document | Buffer | Promise<Document | Buffer>,
  ): Promise<Document | Buffer> {
    const { name, body, connection } = statement;
    const id = idOf(body);
    const session = isTruthy(body.startTransaction) ? this.#start(id, statement) : this.#find(id);
    const { open } = session;
    if (open === undefined) throw notInProgress(id.number);
    try {
      if (isOvertaking(body, open))
        throw new CommandError(
          117,
          `Transaction ${id.number} got the command ${name} while another is running in it: it takes one at a time`,
        );
      open.isBusy = true;
      open.time = this.#nextTime();
      open.connection = connection;
      const reply = await work(open.data);
      // A command that was sent without waiting for this reply may arrive now.
      await letOthers();
      if (session.open !== open) throw notInProgress(id.number);
      if (!Buffer.isBuffer(reply) && 'writeErrors' in reply) this.#abort(session);
      const $clusterTime = { clusterTime: open.time };
      return Buffer.isBuffer(reply) ? withFields(reply, { $clusterTime }) : { ...reply, $clusterTime };
    } catch (error) {
      if (session.open === open) this.#abort(session);
      throw error;
    } finally {
      open.isBusy = false;
    }
  }

  /** Of a transaction that is committed already it only says so. */
  async commit(body: Document): Promise<void> {
    const id = idOf(body);
    const session = this.#sessions.get(id.session);
    if (session?.number !== id.number) {
      if (this.#store.committedNumber(id.session) === id.number) return;
      throw notInProgress(id.number);
    }
    const { open } = session;
    if (open !== undefined && isOvertaking(body, open)) {
      this.#abort(session);
      throw new CommandError(117, `Transaction ${id.number} cannot commit while a command is running in it`);
    }
    if (open !== undefined) {
      this.#close(session, open);
      session.commit = open.data.commit(id);
    }
    if (session.commit === undefined) throw notInProgress(id.number);
    try {
      await session.commit;
    } catch (error) {
      session.commit = undefined;
      throw error;
    }
  }

  abort(body: Document): void {
    const { number, session: key } = idOf(body);
    const session = this.#find({ number, session: key });
    if (session.open === undefined)
      throw session.commit === undefined ? notInProgress(number) : isCommitted(number);
    this.#abort(session);
  }

  async end(sessions: readonly string[]): Promise<void> {
    for (const key of sessions) {
      const session = this.#sessions.get(key);
      if (session !== undefined) this.#abort(session);
      this.#sessions.delete(key);
    }
    await this.#store.forgetSessions(sessions);
  }

  abortOf(connection: object): void {
    for (const session of this.#sessions.values())
      if (session.open?.connection === connection) this.#abort(session);
  }

  abortAll(): void {
    for (const session of this.#sessions.values()) this.#abort(session);
  }

  async forgetIdle(now = Date.now()): Promise<void> {
    const before = now - SESSION_MINUTES * 60_000;
    for (const [key, { lastUsed }] of this.#sessions) if (lastUsed < before) this.#sessions.delete(key);
    await this.#store.forgetSessionsBefore(before);
  }

  #nextTime(): Timestamp {
    return new Timestamp({ t: STARTED_SECONDS, i: ++this.#times });
  }

  #find({ session: key, number }: TransactionId): Session {
    const session = this.#sessions.get(key);
    if (session?.number !== number) throw notInProgress(number);
    return session;
  }

  #start({ session: key, number }: TransactionId, { connection }: Statement): Session {
    const last = this.#sessions.get(key);
    const lastNumber = last?.number ?? this.#store.committedNumber(key) ?? -1n;
    if (number < lastNumber)
      throw new CommandError(
        225,
        `Cannot start transaction ${number}: the session has started transaction ${lastNumber} already`,
      );
    if (number === lastNumber)
      throw new CommandError(50911, `Cannot start transaction ${number}: it has been started before`);
    if (last !== undefined) this.#abort(last);
    const session: Session = { number, lastUsed: Date.now() };
    const timer = setTimeout(() => this.#abort(session), this.transactionSeconds * 1000);
    session.open = {
      data: new Transaction(this.#store),
      connection,
      isBusy: false,
      time: FIRST_TIME,
      timer,
    };
    this.#sessions.set(key, session);
    return session;
  }

  #abort(session: Session): void {
    if (session.open === undefined) return;
    session.open.data.close();
    this.#close(session, session.open);
  }

  #close(session: Session, { data, timer }: OpenTransaction): void {
    clearTimeout(timer);
    this.#cursors.closeOf(data);
    session.open = undefined;
  }
}

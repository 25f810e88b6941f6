import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { NO_CENTAVOS, absolute, addCentavos, type Centavos } from '#domain/money/centavos.ts';
import { PAYMENT_METHODS, type PaymentMethod, type Till } from '#domain/money/money.ts';
import { expectedCash } from '#domain/money/till.ts';
import { inTransaction, lock } from '../../database/transaction.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { lastNumber } from './account.ts';
import { MoneyEntryModel, type MoneyEntryDocument } from './money-entry.model.ts';
import { tillsOf, type MoneyRulesDocument } from './money-rules.ts';
import { TillSessionModel, type TillClosing, type TillSessionDocument } from './till-session.model.ts';

export const requireSession = requireById<TillSessionDocument>(TillSessionModel, 'TILL_SESSION_NOT_FOUND');

export const requireTill = (rules: MoneyRulesDocument, id: string): Till => {
  const till = tillsOf(rules).find((one) => one.id === id);
  if (!till) throw notFound('TILL_NOT_FOUND');
  return till;
};

export const findOpenSession = (tillId: string): Promise<TillSessionDocument | null> =>
  TillSessionModel.findOne({ openKey: tillId }).lean();

type Taken = { method: PaymentMethod | null; tillId: string | null | undefined };

/** The point of sale that numbers what is taken or given back at a till. For cash the till must be open. */
export const pointOfSaleFor = async (rules: MoneyRulesDocument, { method, tillId }: Taken) => {
  const till = requireTill(rules, tillId ?? tillsOf(rules)[0]?.id ?? '');
  const open = await findOpenSession(till.id);
  if (!open && method === 'cash') throw new DomainError('TILL_CLOSED', messages.tillClosed);
  return open?.pointOfSale ?? till.pointOfSale;
};

type Opening = {
  till: Till;
  float: Centavos;
  note?: string | null;
  by: string;
  at: Date;
};

export const openSession = ({ till, float, note = null, by, at }: Opening) =>
  inTransaction(async () => {
    const { id: tillId, name: tillName, pointOfSale } = till;
    await lock(`till:${pointOfSale}`);
    if (await findOpenSession(tillId)) throw new DomainError('TILL_OPEN', messages.tillAlreadyOpen);
    const last = await TillSessionModel.findOne({ pointOfSale }).sort({ number: -1 }).lean();
    if (last && !last.closing) throw new DomainError('TILL_OPEN', messages.tillAlreadyOpen);
    const carried = last?.closing?.counted ?? null;
    if (carried !== null && carried !== float && !note) {
      throw new DomainError('TILL_DIFFERENCE', messages.tillOpeningDifference);
    }
    // What was taken since the last closing belongs to this session.
    const cutFrom = last?.closing?.cutTo ?? (await lastNumber(pointOfSale));
    const document = await TillSessionModel.create({
      tillId,
      tillName,
      pointOfSale,
      cutFrom,
      number: (last?.number ?? 0) + 1,
      openKey: tillId,
      openedAt: at,
      openedBy: by,
      floatCentavos: float,
      carriedCentavos: carried,
      openingNote: note,
      closing: null,
      next: null,
    });
    return document.toObject() as TillSessionDocument;
  });

type Summed = Pick<MoneyEntryDocument, 'type' | 'method' | 'delta'>;

const sumOf = (entries: readonly Summed[], type: MoneyEntryDocument['type']) =>
  absolute(addCentavos(entries.filter((entry) => entry.type === type).map(({ delta }) => delta)));

/** Of numbered entries. */
export const sumUp = (entries: readonly Summed[]) => ({
  methods: PAYMENT_METHODS.map((method) => {
    const ofMethod = entries.filter((entry) => entry.method === method);
    return { method, received: sumOf(ofMethod, 'payment'), givenBack: sumOf(ofMethod, 'refund') };
  }).filter(({ received, givenBack }) => received + givenBack > 0),
  cashIn: sumOf(entries, 'cash_in'),
  cashOut: sumOf(entries, 'cash_out'),
});

type Cut = { pointOfSale: number; cutFrom: number; cutTo: number };

export const entriesOfSession = ({ pointOfSale, cutFrom, cutTo }: Cut) =>
  MoneyEntryModel.find({ pointOfSale, receiptNumber: { $gt: cutFrom, $lte: cutTo } })
    .sort({ receiptNumber: 1 })
    .lean<MoneyEntryDocument[]>();

/** What the entries of an open session say now; nobody is told. */
const standingOf = async ({ pointOfSale, cutFrom, floatCentavos: float }: TillSessionDocument) => {
  const cutTo = Math.max(cutFrom, await lastNumber(pointOfSale));
  const sums = sumUp(await entriesOfSession({ pointOfSale, cutFrom, cutTo }));
  return { cutTo, sums, expected: expectedCash({ float, ...sums }) };
};

/** Cash cannot leave a till in which it is not. */
export const requireCash = async (tillId: string, centavos: Centavos) => {
  const session = await findOpenSession(tillId);
  const { expected } = session ? await standingOf(session) : { expected: NO_CENTAVOS };
  if (centavos > expected) throw new DomainError('CASH_SHORT', messages.cashShort);
};

const write = writerOf<TillSessionDocument>(TillSessionModel);

/** With the session that a hand-over opens: with the counted cash, from the cut on. */
const writeClosing = async (session: TillSessionDocument, changes: Partial<TillSessionDocument>) => {
  const closed = await write(session, changes);
  if (!closed?.closing || !closed.next) return closed;
  const { closing, next, number, tillId, tillName, pointOfSale } = closed;
  await TillSessionModel.create({
    _id: next.id,
    tillId,
    tillName,
    pointOfSale,
    number: number + 1,
    openKey: tillId,
    openedAt: closing.at,
    openedBy: closing.by,
    cutFrom: closing.cutTo,
    floatCentavos: closing.counted,
    carriedCentavos: closing.counted,
    closing: null,
    next: null,
  });
  return closed;
};

type Closed = {
  counted: Centavos;
  note: string | null;
  by: string;
  at: Date;
  isHandedOver: boolean;
};

/**
 * The cut is the last receipt at that time: whatever is taken meanwhile has a later number and belongs to
 * the next session. What was expected is told with the closing alone.
 */
export const closeSession = (found: TillSessionDocument, { counted, note, by, at, isHandedOver }: Closed) =>
  changeDocument(found, {
    decide: async (session) => {
      if (session.closing) throw new DomainError('TILL_SESSION_CLOSED', messages.tillSessionClosed);
      const { cutTo, sums, expected } = await standingOf(session);
      if (counted !== expected && !note) throw new DomainError('TILL_DIFFERENCE', messages.tillDifference);
      const closing: TillClosing = { at, by, cutTo, counted, expected, ...sums, note };
      const next = { id: new Types.ObjectId() };
      return { openKey: session._id.toString(), closing, ...(isHandedOver ? { next } : {}) };
    },
    write: writeClosing,
    reload: () => requireSession(found._id.toString()),
  });

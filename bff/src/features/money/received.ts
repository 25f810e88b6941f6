import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { monthOf } from '#domain/dates/months.ts';
import { toPesos } from '#domain/money/centavos.ts';
import { MoneyEntryModel } from './money-entry.model.ts';
import { sumUp } from './till.ts';
import { TillSessionModel } from './till-session.model.ts';

/** The last receipt of a point of sale that a closed session has. */
const lastClosed = async (pointOfSale: number) => {
  const session = await TillSessionModel.findOne({ pointOfSale }).sort({ number: -1 }).lean();
  return session?.closing?.cutTo ?? session?.cutFrom ?? 0;
};

/** Cash whose session is not closed: nobody is told its sum. */
const uncountedCash = () => {
  const cuts = new Map<number, Promise<number>>();
  return async ({ method, pointOfSale, receiptNumber }: Received) => {
    if (method !== 'cash' || pointOfSale === null || receiptNumber === null) return false;
    const cut = cuts.get(pointOfSale) ?? lastClosed(pointOfSale);
    cuts.set(pointOfSale, cut);
    return receiptNumber > (await cut);
  };
};

const FIELDS = { type: 1, method: 1, delta: 1, createdAt: 1, pointOfSale: 1, receiptNumber: 1 } as const;

const findReceived = (createdAt: { $gte: Date; $lt: Date }) =>
  MoneyEntryModel.find({ type: { $in: ['payment', 'refund'] }, createdAt }, FIELDS)
    .sort({ createdAt: 1 })
    .lean();

type Received = Awaited<ReturnType<typeof findReceived>>[number];

const methodsOf = (entries: readonly Received[]) =>
  sumUp(entries).methods.map(({ method, received, givenBack }) => ({
    method,
    received: toPesos(received),
    givenBack: toPesos(givenBack),
  }));

/** What was received and given back in a month, and on each of its days. */
export const receivedIn = async (createdAt: { $gte: Date; $lt: Date }) => {
  const isUncounted = uncountedCash();
  const entries: Received[] = [];
  const byDay = new Map<string, Received[]>();
  for (const entry of await findReceived(createdAt)) {
    if (await isUncounted(entry)) continue;
    const day = dayIn(entry.createdAt, academy.timeZone);
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(entry);
    else byDay.set(day, [entry]);
    entries.push(entry);
  }
  return {
    methods: methodsOf(entries),
    days: [...byDay].map(([day, ofDay]) => ({ day, methods: methodsOf(ofDay) })),
  };
};

export const NOTHING_RECEIVED: Awaited<ReturnType<typeof receivedIn>> = { methods: [], days: [] };

export const nextMoneyMonth = async (from: Date) => {
  const found = await MoneyEntryModel.findOne({ createdAt: { $gte: from } }, { createdAt: 1, _id: 0 })
    .sort({ createdAt: 1 })
    .lean();
  return found && monthOf(found.createdAt);
};

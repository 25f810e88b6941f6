import * as v from 'valibot';
import {
  MONEY_TYPES,
  PAYMENT_METHODS,
  accountColumns,
  movedPesos,
  type MoneyChange,
  type MoneyEntry,
} from '#domain/money/money.ts';
import type { TillSession } from '#domain/money/till.ts';
import type { Connection } from '../../lists/connection.ts';
import { pageFields, pageOf } from '../../rest/page-response.ts';
import { named, picker, restId, restInstant, textOrNull } from '../../rest/response-schemas.ts';

const pesos = v.number();
const count = v.pipe(v.number(), v.integer());
const pesosOrNull = v.nullable(pesos);

const entryFields = {
  id: restId,
  userId: v.pipe(restId, v.description('The person; of cash that is no payment: the till.')),
  type: v.picklist(MONEY_TYPES),
  amount: pesos,
  moved: v.pipe(
    pesosOrNull,
    v.description('What came into a till; negative if it left it; null for what moves no money.'),
  ),
  debit: v.pipe(pesosOrNull, v.description('What was charged or given back.')),
  credit: v.pipe(pesosOrNull, v.description('What was paid or taken off.')),
  balance: pesos,
  description: v.string(),
  createdAt: restInstant,
  enrolmentId: v.nullable(restId),
  method: v.nullable(v.picklist(PAYMENT_METHODS)),
  reference: textOrNull,
  receipt: textOrNull,
  paymentId: v.nullable(restId),
  invoice: v.pipe(
    textOrNull,
    v.description('Payments: the number of the invoice, which is issued elsewhere.'),
  ),
  revision: count,
  updatedAt: restInstant,
};

const sessionFields = {
  id: restId,
  tillId: restId,
  tillName: v.string(),
  pointOfSale: count,
  number: count,
  openedAt: restInstant,
  openedById: v.pipe(restId, v.description('Who opened it.')),
  float: pesos,
  carried: v.pipe(
    pesosOrNull,
    v.description('What was counted when the session before it was closed; null for the first.'),
  ),
  openingDifference: pesosOrNull,
  openingNote: textOrNull,
  closedAt: v.nullable(restInstant),
  closedById: v.pipe(v.nullable(restId), v.description('Who closed it; null while it is open.')),
  counted: pesosOrNull,
  expected: pesosOrNull,
  difference: pesosOrNull,
  note: textOrNull,
  methods: v.array(
    named('MethodTotal', { method: v.picklist(PAYMENT_METHODS), received: pesos, givenBack: pesos }),
  ),
  cashIn: pesosOrNull,
  cashOut: pesosOrNull,
  firstReceipt: textOrNull,
  lastReceipt: textOrNull,
};

const entryResponse = named('MoneyEntry', entryFields);

export const paymentResponse = named('MoneyChange', {
  balance: v.pipe(pesos, v.description('What the person owes afterwards; negative in their favour.')),
  entry: entryResponse,
});

export const entryPageResponse = named('MoneyEntryPage', {
  entries: v.pipe(
    v.array(entryResponse),
    v.description('Newest first; with `updated_since` the latest change last.'),
  ),
  asOf: v.pipe(
    v.nullable(restInstant),
    v.description('`updated_since` of the next run, if this is its first page; null while money is off.'),
  ),
  ...pageFields,
});

export const sessionPageResponse = named('TillSessionPage', {
  sessions: v.pipe(v.array(named('TillSession', sessionFields)), v.description('Newest first.')),
  ...pageFields,
});

const toEntry = picker(entryFields);
const toSession = picker(sessionFields);

const toRestEntry = (entry: MoneyEntry) =>
  toEntry({ ...entry, moved: movedPesos(entry), ...accountColumns(entry) });

export const toPayment = ({ balance, entry }: MoneyChange) => ({ balance, entry: toRestEntry(entry) });

export const toEntryPage = (page: Connection<MoneyEntry> & { asOf: Date | null }) => ({
  entries: page.nodes.map(toRestEntry),
  asOf: page.asOf,
  ...pageOf(page),
});

export const toSessionPage = (page: Connection<TillSession>) => ({
  sessions: page.nodes.map(toSession),
  ...pageOf(page),
});

const entryExample: v.InferInput<typeof entryResponse> = {
  id: '65f000000000000000000031',
  userId: '65f000000000000000000004',
  type: 'payment',
  amount: -48_000,
  moved: 48_000,
  debit: null,
  credit: 48_000,
  balance: 0,
  description: 'Pago',
  createdAt: '2035-03-10T12:00:00.000Z',
  enrolmentId: null,
  method: 'transfer',
  reference: '0042',
  receipt: '0001-00000042',
  paymentId: null,
  invoice: '0003-00001234',
  revision: 1,
  updatedAt: '2035-03-10T12:30:00.000Z',
};

export const paymentExample = { balance: 0, entry: entryExample };

export const entryPageExample: v.InferInput<typeof entryPageResponse> = {
  entries: [entryExample],
  asOf: '2035-03-10T13:00:00.000Z',
  nextCursor: null,
  totalCount: 1,
  totalCountIsExact: true,
};

export const sessionPageExample: v.InferInput<typeof sessionPageResponse> = {
  sessions: [
    {
      id: '65f000000000000000000032',
      tillId: '000000000000000000000001',
      tillName: 'Caja',
      pointOfSale: 1,
      number: 7,
      openedAt: '2035-03-10T11:00:00.000Z',
      openedById: '65f000000000000000000004',
      float: 10_000,
      carried: 10_000,
      openingDifference: 0,
      openingNote: null,
      closedAt: '2035-03-10T21:00:00.000Z',
      closedById: '65f000000000000000000004',
      counted: 58_000,
      expected: 58_000,
      difference: 0,
      note: null,
      methods: [{ method: 'cash', received: 48_000, givenBack: 0 }],
      cashIn: 0,
      cashOut: 0,
      firstReceipt: '0001-00000042',
      lastReceipt: '0001-00000042',
    },
  ],
  nextCursor: null,
  totalCount: 1,
  totalCountIsExact: true,
};

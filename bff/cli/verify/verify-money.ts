import type { EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import {
  DEPOSIT,
  ON_ACCOUNT,
  moneyLedger,
  redemptionOf,
  undoneOf,
} from '../../src/features/money/account.ts';
import type { MoneyEntryDocument } from '../../src/features/money/money-entry.model.ts';
import { MoneyAccountModel, type MoneyAccountDocument } from '../../src/features/money/money-account.ts';
import { sumUp } from '../../src/features/money/till.ts';
import { TillSessionModel, type TillSessionDocument } from '../../src/features/money/till-session.model.ts';
import { NO_CENTAVOS, addCentavos, largerOf, negative, type Centavos } from '#domain/money/centavos.ts';
import { unpaidOf } from '#domain/money/debt.ts';
import { isCashMovement } from '#domain/money/money.ts';
import { expectedCash } from '#domain/money/till.ts';

/** What enrolments cost, by their ids. */
export type Charges = Map<string, Centavos>;

export const addCharge = (charges: Charges, { _id, charge }: EnrolmentDocument) => {
  if (charge) charges.set(_id.toString(), charge.due);
};

type Sums = Map<string, Centavos>;

const addTo = (sums: Sums, key: string, amount: Centavos) =>
  sums.set(key, addCentavos([sums.get(key) ?? NO_CENTAVOS, amount]));

const chargeProblems = (charges: Charges, charged: Sums) =>
  [...charges]
    .filter(([id, due]) => due !== (charged.get(id) ?? 0))
    .map(([id, due]) => `enrolment ${id}: it costs ${due}, and ${charged.get(id) ?? 0} were charged`);

/** The receipts of a point of sale are 1, 2, 3 … */
const receiptProblems = (numbers: ReadonlyMap<number, number[]>) =>
  [...numbers].flatMap(([pointOfSale, given]) =>
    given
      .sort((one, other) => one - other)
      .flatMap((number, index) =>
        number === index + 1 ? [] : [`point of sale ${pointOfSale}: ${number} in place of ${index + 1}`],
      )
      .slice(0, 1),
  );

const refundProblems = (paid: Sums, refunded: Sums) =>
  [...refunded]
    .filter(([id, amount]) => amount > (paid.get(id) ?? 0))
    .map(([id, amount]) => `payment ${id}: ${amount} of ${paid.get(id) ?? 0} were given back`);

/** An undo gives back all of a payment of which nothing was given back before. */
const undoProblems = (paid: Sums, undone: Sums) =>
  [...undone]
    .filter(([id, amount]) => amount !== paid.get(id))
    .map(([id, amount]) => `payment ${id}: it was undone by ${amount} of ${paid.get(id) ?? 0}`);

/** What is at most what was owed before it leaves nothing in favour of the person. */
const boundProblems = (entry: MoneyEntryDocument) => {
  const { _id, type, balance, description } = entry;
  if (balance >= 0) return [];
  if (redemptionOf(entry)) return [`discount ${_id}: it is above what was owed`];
  return type === 'payment' && ![ON_ACCOUNT, DEPOSIT].includes(description)
    ? [`payment ${_id}: it is above what was owed, and not on account`]
    : [];
};

/** What was handed out as a discount has lowered the debt once. */
const discountProblems = (discounted: ReadonlySet<string>, handedOut: ReadonlySet<string>) =>
  [...discounted]
    .filter((id) => !handedOut.has(id))
    .map((id) => `redemption ${id}: its discount was not handed out`);

type Numbered = Pick<MoneyEntryDocument, 'type' | 'method' | 'delta' | 'pointOfSale' | 'receiptNumber'>;

/** What a closed session says, recomputed from the entries between its cuts. */
const closingProblems = (
  { _id, pointOfSale, cutFrom, floatCentavos: float, closing, openKey }: TillSessionDocument,
  numbered: readonly Numbered[],
) => {
  const name = `session ${_id} of point of sale ${pointOfSale}`;
  if (!closing) return [];
  const { cutTo, expected, counted, note, methods, cashIn, cashOut } = closing;
  const sums = sumUp(
    numbered.filter(
      (entry) =>
        entry.pointOfSale === pointOfSale &&
        (entry.receiptNumber ?? 0) > cutFrom &&
        (entry.receiptNumber ?? 0) <= cutTo,
    ),
  );
  const isSame = JSON.stringify(sums) === JSON.stringify({ methods, cashIn, cashOut });
  return [
    ...(openKey === _id.toString() ? [] : [`${name}: it is closed and open`]),
    ...(isSame ? [] : [`${name}: its sums are not those of its entries`]),
    ...(expected === expectedCash({ float, ...sums }) ? [] : [`${name}: it expected another amount`]),
    ...(counted === expected || note ? [] : [`${name}: a difference without a note`]),
  ];
};

/** What was counted at an opening is what was left, or something is written about it. Sessions of earlier versions do not say. */
const openingProblems = (
  { _id, floatCentavos, carriedCentavos, openingNote }: TillSessionDocument,
  before: TillSessionDocument | null,
) => {
  if (typeof carriedCentavos !== 'number') return [];
  const isCarried = !before || before.closing?.counted === carriedCentavos;
  return [
    ...(isCarried ? [] : [`session ${_id}: what it carries is not what was counted before it`]),
    ...(floatCentavos === carriedCentavos || openingNote
      ? []
      : [`session ${_id}: it was opened with another amount, without a note`]),
  ];
};

/** The sessions of a point of sale follow each other: 1, 2, 3 …, each from the cut of the one before. */
const sessionProblems = async (numbered: readonly Numbered[], maxTimeMS: number) => {
  const problems: string[] = [];
  let before: TillSessionDocument | null = null;
  for await (const session of TillSessionModel.find()
    .sort({ pointOfSale: 1, number: 1 })
    .maxTimeMS(maxTimeMS)
    .lean<TillSessionDocument[]>()
    .cursor()) {
    const last: TillSessionDocument | null = before?.pointOfSale === session.pointOfSale ? before : null;
    const follows = last ? session.cutFrom === last.closing?.cutTo : true;
    problems.push(
      ...openingProblems(session, last),
      ...closingProblems(session, numbered),
      ...(session.number === (last?.number ?? 0) + 1 && follows
        ? []
        : [`session ${session._id}: it does not follow the one before`]),
    );
    before = session;
  }
  return problems;
};

type OwnEntries = Map<string, MoneyEntryDocument[]>;

/** What lists read of an account is what all of its entries say. */
const accountProblems = async (people: OwnEntries, maxTimeMS: number) => {
  const problems: string[] = [];
  const without = new Set(people.keys());
  for await (const account of MoneyAccountModel.find().maxTimeMS(maxTimeMS).lean().cursor()) {
    const id = account._id.toString();
    without.delete(id);
    if (!isOfEntries(account, people.get(id) ?? [])) {
      problems.push(`account ${id}: what is owed is not what its entries say`);
    }
  }
  return [...problems, ...[...without].map((id) => `money of ${id}: there is no account`)];
};

const isOfEntries = (account: MoneyAccountDocument, entries: readonly MoneyEntryDocument[]) => {
  const owed = largerOf(NO_CENTAVOS, entries.at(-1)?.balance ?? NO_CENTAVOS);
  const unpaid = unpaidOf(
    entries.map(({ _id, ...entry }) => ({ id: _id.toString(), ...entry })),
    owed,
  );
  const parts = unpaid.map((part) => ({ enrolmentId: part.enrolmentId, owed: part.owed }));
  return (
    account.seq === (entries.at(-1)?.seq ?? 0) &&
    account.owed === owed &&
    JSON.stringify(account.unpaid) === JSON.stringify(parts)
  );
};

/** What enrolments cost, and the ids of redemptions that were handed out. */
type Known = { charges: Charges; handedOut: ReadonlySet<string> };

/** What enrolments cost was charged, no receipt is missing or double, and no entry is above its bound. */
export const moneyProblems = async ({ charges, handedOut }: Known, maxTimeMS: number) => {
  const charged: Sums = new Map();
  const paid: Sums = new Map();
  const refunded: Sums = new Map();
  const undone: Sums = new Map();
  const discounted = new Set<string>();
  const numbers = new Map<number, number[]>();
  const numbered: Numbered[] = [];
  const people: OwnEntries = new Map();
  const add = (entry: MoneyEntryDocument) => {
    const { _id, type, delta, method, enrolmentId, paymentId, pointOfSale, receiptNumber } = entry;
    if (type === 'charge' && enrolmentId) addTo(charged, enrolmentId, delta);
    if (!isCashMovement(entry)) {
      const id = entry.userId.toString();
      const own = people.get(id) ?? [];
      own.push(entry);
      people.set(id, own);
    }
    if (type === 'payment' || isCashMovement(entry)) addTo(paid, _id.toString(), negative(delta));
    const redemptionId = redemptionOf(entry);
    if (redemptionId) discounted.add(redemptionId);
    if (type === 'refund') addTo(refunded, String(paymentId), delta);
    const undoneId = undoneOf(entry);
    if (undoneId) addTo(undone, undoneId, delta);
    if (pointOfSale !== null) {
      numbered.push({ type, method, delta, pointOfSale, receiptNumber });
      const given = numbers.get(pointOfSale) ?? [];
      given.push(receiptNumber ?? 0);
      numbers.set(pointOfSale, given);
    }
    return boundProblems(entry);
  };
  const { problems } = await moneyLedger.verify(maxTimeMS, add);
  return [
    ...problems,
    ...chargeProblems(charges, charged),
    ...receiptProblems(numbers),
    ...(await sessionProblems(numbered, maxTimeMS)),
    ...refundProblems(paid, refunded),
    ...undoProblems(paid, undone),
    ...discountProblems(discounted, handedOut),
    ...(await accountProblems(people, maxTimeMS)),
  ];
};

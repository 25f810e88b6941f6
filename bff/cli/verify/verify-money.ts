import type { EnrolmentDocument } from '../../src/features/enrolments/enrolment.model.ts';
import { moneyLedger } from '../../src/features/money/account.ts';
import type { MoneyEntryDocument } from '../../src/features/money/money-entry.model.ts';

/** Centavos that settled enrolments cost, by their ids. */
export type SettledCharges = Map<string, number>;

export const addCharge = (charges: SettledCharges, { _id, charge }: EnrolmentDocument) => {
  if (charge?.state === 'settled') charges.set(_id.toString(), charge.due);
};

type Sums = Map<string, number>;

const addTo = (sums: Sums, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

const chargeProblems = (charges: SettledCharges, charged: Sums) =>
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

/** What enrolments cost was charged, no receipt is missing or double, no refund is above its payment. */
export const moneyProblems = async (charges: SettledCharges, maxTimeMS: number) => {
  const [charged, paid, refunded]: [Sums, Sums, Sums] = [new Map(), new Map(), new Map()];
  const numbers = new Map<number, number[]>();
  const add = ({
    _id,
    type,
    delta,
    enrolmentId,
    paymentId,
    pointOfSale,
    receiptNumber,
  }: MoneyEntryDocument) => {
    if (type === 'charge' && enrolmentId) addTo(charged, enrolmentId, delta);
    if (type === 'payment') addTo(paid, _id.toString(), -delta);
    if (type === 'refund') addTo(refunded, String(paymentId), delta);
    if (pointOfSale !== null) {
      const given = numbers.get(pointOfSale) ?? [];
      given.push(receiptNumber ?? 0);
      numbers.set(pointOfSale, given);
    }
    return [];
  };
  const { problems } = await moneyLedger.verify(maxTimeMS, add);
  return [
    ...problems,
    ...chargeProblems(charges, charged),
    ...receiptProblems(numbers),
    ...refundProblems(paid, refunded),
  ];
};

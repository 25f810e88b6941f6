import { Types } from 'mongoose';
import {
  MoneyRulesModel,
  newMoneyRules,
  type MoneyRulesDocument,
} from '../src/features/money/money-rules.ts';
import { appendNumbered, appendUnnumbered } from '../src/features/money/account.ts';

const { _id, ...RULES } = { ...newMoneyRules(), isOn: true, rev: 1 };

export const moneyIs = async (changes: Partial<MoneyRulesDocument>) => {
  await MoneyRulesModel.updateOne({ _id }, { $set: { ...RULES, ...changes } }, { upsert: true });
};

/** Switches money on, and then does a piece of work. */
export const withMoneyOn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await moneyIs({ refundLimitCentavos: 1_000_000_00 });
  return work();
};

/** Lets a person owe pesos. */
export const aDebt = (userId: string, pesos: number) =>
  appendUnnumbered({
    userId,
    sourceKey: `test:${new Types.ObjectId()}`,
    decide: () => ({
      type: 'adjustment',
      delta: pesos * 100,
      description: 'Deuda',
      createdAt: new Date(),
    }),
  });

/** A payment of pesos, by nobody or by a person of the staff. */
export const aPayment = async (userId: string, pesos: number, by: string | null = null) => {
  const { _id } = await appendNumbered({
    userId,
    sourceKey: `test:${new Types.ObjectId()}`,
    pointOfSale: 1,
    decide: () => ({
      type: 'payment',
      delta: -pesos * 100,
      description: 'Pago',
      ...{ method: 'cash', by, createdAt: new Date() },
    }),
  });
  return _id.toString();
};

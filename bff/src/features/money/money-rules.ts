import { Schema, Types, model } from 'mongoose';
import { moneyRulesSchema } from '#domain/money/money.schema.ts';
import { DEFAULT_MONEY_RULES, type MoneyRules } from '#domain/money/money.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos, toPesos } from '#domain/texts/money.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { windowOf } from '../../lists/day-window.ts';
import { staff } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import { changeDocument, writerOfOnly } from '../../operation/change-document.ts';
import { repeatable, requestsField, type Keyed } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { operation } from '../../operation/operation.ts';

/** The only document of the collection; stored by the first change. */
export type MoneyRulesDocument = Keyed &
  Omit<MoneyRules, 'refundLimit' | 'revision'> & {
    _id: Types.ObjectId;
    rev?: number;
    refundLimitCentavos: number;
    /** Confirmed classes from then on, which the sweep has still to charge; null: none. */
    chargesSince: Date | null;
  };

const number = { type: Number, required: true };

const schema = new Schema<MoneyRulesDocument>(
  {
    rev: Number,
    isOn: { type: Boolean, required: true },
    lateCancellationPercent: number,
    absencePercent: number,
    refundLimitCentavos: number,
    pointOfSale: number,
    chargesSince: { type: Date, default: null },
    requests: requestsField,
  },
  { collection: 'moneyRules', versionKey: false },
);

schema.index({ 'requests.key': 1 });

export const MoneyRulesModel = model('MoneyRules', schema);

const ID = new Types.ObjectId('000000000000000000000001');

export const newMoneyRules = (): MoneyRulesDocument => {
  const { refundLimit, ...rules } = DEFAULT_MONEY_RULES;
  return { _id: ID, ...rules, refundLimitCentavos: toCentavos(refundLimit), chargesSince: null };
};

const findStored = () => MoneyRulesModel.findById(ID).lean<MoneyRulesDocument>();

let reading: Promise<MoneyRulesDocument> | undefined;

/** Those who ask at the same time share a read: many classes are confirmed together. */
export const findMoneyRules = (): Promise<MoneyRulesDocument> =>
  (reading ??= findStored()
    .then((stored) => stored ?? newMoneyRules())
    .finally(() => (reading = undefined)));

/** The rules; throws while money is off. */
export const requireMoneyOn = async () => {
  const rules = await findMoneyRules();
  if (!rules.isOn) throw new DomainError('MONEY_OFF', messages.moneyOff);
  return rules;
};

export const usesMoney = perRequest(async () => (await findMoneyRules()).isOn);

const toRules = ({ rev, ...rules }: MoneyRulesDocument): MoneyRules => ({
  isOn: rules.isOn,
  lateCancellationPercent: rules.lateCancellationPercent,
  absencePercent: rules.absencePercent,
  refundLimit: toPesos(rules.refundLimitCentavos),
  pointOfSale: rules.pointOfSale,
  revision: rev ?? 0,
});

export const getMoneyRules = operation({
  field: 'Query.moneyRules',
  access: staff,
  run: async () => toRules(await findMoneyRules()),
});

const write = writerOfOnly<MoneyRulesDocument>(MoneyRulesModel);

export const updateMoneyRules = operation({
  field: 'Mutation.updateMoneyRules',
  access: staff,
  recentAuthentication: 'always',
  subject: findMoneyRules,
  input: moneyRulesSchema,
  repeat: repeatable(MoneyRulesModel, toRules),
  audit: {
    action: 'moneyRules.update',
    about: () => ({ type: 'moneyRules', id: ID.toString(), label: 'Caja' }),
    changes: changedFields(toRules),
  },
  run: async ({ input: { expectedRevision, chargeFrom, refundLimit, ...rules }, subject, request }) =>
    toRules(
      await changeDocument(subject, {
        request,
        expectedRevision,
        decide: () => ({
          ...rules,
          ...(refundLimit === undefined ? {} : { refundLimitCentavos: toCentavos(refundLimit) }),
          ...(chargeFrom ? { chargesSince: windowOf(chargeFrom, null).$gte } : {}),
        }),
        write,
        reload: findMoneyRules,
      }),
    ),
});

export const endChargesSince = async (since: Date) => {
  await MoneyRulesModel.updateOne({ _id: ID, chargesSince: since }, { $set: { chargesSince: null } });
};

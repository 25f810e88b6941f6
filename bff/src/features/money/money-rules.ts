import { Schema, Types, model } from 'mongoose';
import { moneyRulesSchema } from '#domain/money/money.schema.ts';
import { DEFAULT_MONEY_RULES, type MoneyRules, type Till } from '#domain/money/money.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos, toPesos } from '#domain/texts/money.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { windowOf } from '../../lists/day-window.ts';
import { staff } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import type { Ctx } from '../../operation/context.ts';
import { changeDocument, writerOfOnly } from '../../operation/change-document.ts';
import { invalidField } from '../../operation/input.ts';
import { repeatable, requestsField, type Keyed } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { operation } from '../../operation/operation.ts';

/** The only document of the collection; stored by the first change. */
export type MoneyRulesDocument = Keyed &
  Omit<MoneyRules, 'refundLimit' | 'revision' | 'tills'> & {
    _id: Types.ObjectId;
    rev?: number;
    refundLimitCentavos: number;
    /** Absent: the first one alone. */
    tills?: Till[];
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
    depositHours: Number,
    defensiveDepositPercent: Number,
    sportDepositPercent: Number,
    refundLimitCentavos: number,
    pointOfSale: number,
    tills: {
      type: [new Schema<Till>({ id: String, name: String, pointOfSale: Number }, { _id: false, id: false })],
      default: undefined,
    },
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
    .then((stored) => ({ ...newMoneyRules(), ...stored }))
    .finally(() => (reading = undefined)));

/** The rules; throws while money is off. */
export const requireMoneyOn = async () => {
  const rules = await findMoneyRules();
  if (!rules.isOn) throw new DomainError('MONEY_OFF', messages.moneyOff);
  return rules;
};

/** Read once for a request. */
export const moneyRulesOnce = perRequest(findMoneyRules);

export const usesMoney = async (ctx: Ctx) => (await moneyRulesOnce(ctx)).isOn;

/** At least one. */
export const tillsOf = ({ tills, pointOfSale }: MoneyRulesDocument): Till[] =>
  tills ?? [{ ...FIRST_TILL, pointOfSale }];

const toRules = ({ rev, ...rules }: MoneyRulesDocument): MoneyRules => ({
  isOn: rules.isOn,
  lateCancellationPercent: rules.lateCancellationPercent,
  absencePercent: rules.absencePercent,
  depositHours: rules.depositHours,
  defensiveDepositPercent: rules.defensiveDepositPercent,
  sportDepositPercent: rules.sportDepositPercent,
  refundLimit: toPesos(rules.refundLimitCentavos),
  pointOfSale: rules.pointOfSale,
  tills: tillsOf(rules),
  revision: rev ?? 0,
});

export const getMoneyRules = operation({
  field: 'Query.moneyRules',
  access: staff,
  run: async () => toRules(await findMoneyRules()),
});

type GivenTills = {
  tills: { id?: string | null | undefined; name: string; pointOfSale: number }[] | undefined;
  pointOfSale: number | undefined;
};

/** `pointOfSale` is that of the first till. Tills keep their ids; a till without one is new. */
const changedTills = (before: MoneyRulesDocument, { tills, pointOfSale }: GivenTills) => {
  const known = tillsOf(before);
  const [first, ...others] = tills ?? (pointOfSale === undefined ? [] : known);
  if (!first) return {};
  const changed = [{ ...first, pointOfSale: pointOfSale ?? first.pointOfSale }, ...others];
  if (changed.some(({ id }) => id && !known.some((one) => one.id === id))) throw notFound('TILL_NOT_FOUND');
  if (new Set(changed.map((till) => till.pointOfSale)).size < changed.length) {
    throw invalidField('pointOfSale', { reason: 'INVALID_INPUT', message: messages.tillsDistinct });
  }
  return {
    tills: changed.map(({ id, ...till }) => ({ id: id || new Types.ObjectId().toString(), ...till })),
    pointOfSale: changed[0]?.pointOfSale ?? first.pointOfSale,
  };
};

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
  run: async ({
    input: { expectedRevision, chargeFrom, refundLimit, tills, pointOfSale, ...rules },
    subject,
    request,
  }) =>
    toRules(
      await changeDocument(subject, {
        request,
        expectedRevision,
        decide: (before) => ({
          ...rules,
          ...changedTills(before, { tills, pointOfSale }),
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

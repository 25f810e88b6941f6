import { Schema, Types, model } from 'mongoose';
import { moneyRulesSchema } from '#domain/money/money.schema.ts';
import { DEFAULT_MONEY_RULES, type MoneyRules, type Till } from '#domain/money/money.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos, toPesos, type Centavos } from '#domain/money/centavos.ts';
import { readOnce } from '../../database/transaction.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { windowOf } from '../../lists/day-window.ts';
import { staff } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import type { Ctx } from '../../operation/context.ts';
import { changeDocument, writerOfOnly } from '../../operation/change-document.ts';
import { invalidField } from '../../operation/input.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { operation } from '../../operation/operation.ts';
import { TillSessionModel } from './till-session.model.ts';

/** The only document of the collection; stored by the first change. */
export type MoneyRulesDocument = Omit<
  MoneyRules,
  'lateCancellationHours' | 'refundLimit' | 'revision' | 'tills'
> & {
  _id: Types.ObjectId;
  rev?: number;
  /** Absent: those of `LATE_CANCELLATION_HOURS`. */
  lateCancellationHours?: number;
  refundLimitCentavos: Centavos;
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
    lateCancellationHours: Number,
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
  },
  { collection: 'moneyRules', versionKey: false },
);

export const MoneyRulesModel = model('MoneyRules', schema);

const ID = new Types.ObjectId('000000000000000000000001');

export const newMoneyRules = (): MoneyRulesDocument => {
  const { refundLimit, ...rules } = DEFAULT_MONEY_RULES;
  return { _id: ID, ...rules, refundLimitCentavos: toCentavos(refundLimit), chargesSince: null };
};

const findStored = () => MoneyRulesModel.findById(ID).lean<MoneyRulesDocument>();

export const findMoneyRules = (): Promise<MoneyRulesDocument> =>
  readOnce('money rules', async () => ({ ...newMoneyRules(), ...(await findStored()) }));

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

/** From how many hours before its class a student's cancellation is late. */
export const lateHoursOf = ({ lateCancellationHours }: MoneyRulesDocument, { env }: Pick<Ctx, 'env'>) =>
  lateCancellationHours ?? env.LATE_CANCELLATION_HOURS;

const toStored = ({ rev, ...rules }: MoneyRulesDocument) => ({
  isOn: rules.isOn,
  lateCancellationPercent: rules.lateCancellationPercent,
  lateCancellationHours: rules.lateCancellationHours ?? null,
  absencePercent: rules.absencePercent,
  depositHours: rules.depositHours,
  defensiveDepositPercent: rules.defensiveDepositPercent,
  sportDepositPercent: rules.sportDepositPercent,
  refundLimit: toPesos(rules.refundLimitCentavos),
  pointOfSale: rules.pointOfSale,
  tills: tillsOf(rules),
  revision: rev ?? 0,
});

const toRules = (document: MoneyRulesDocument, ctx: Ctx): MoneyRules => ({
  ...toStored(document),
  lateCancellationHours: lateHoursOf(document, ctx),
});

export const getMoneyRules = operation({
  field: 'Query.moneyRules',
  access: staff,
  run: async ({ ctx }) => toRules(await findMoneyRules(), ctx),
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

type Changes = Partial<Pick<MoneyRules, 'lateCancellationPercent' | 'lateCancellationHours'>>;

/** A percent of what is never late costs nobody anything. */
const requireLateHours = (after: MoneyRulesDocument, { rules, ctx }: { rules: Changes; ctx: Ctx }) => {
  const isSent = rules.lateCancellationPercent !== undefined || rules.lateCancellationHours !== undefined;
  if (!isSent || after.lateCancellationPercent === 0 || lateHoursOf(after, ctx) > 0) return;
  throw invalidField('lateCancellationHours', {
    reason: 'INVALID_INPUT',
    message: messages.lateHoursNeeded,
  });
};

/** The cash of an open session would be on no screen. */
const requireRemovable = async (before: MoneyRulesDocument, after: readonly Till[] | undefined) => {
  if (!after) return;
  const removed = tillsOf(before).filter(({ id }) => !after.some((till) => till.id === id));
  const open = await TillSessionModel.exists({ openKey: { $in: removed.map(({ id }) => id) } });
  if (open) throw new DomainError('TILL_OPEN', messages.tillStillOpen, { session: open._id.toString() });
};

const write = writerOfOnly<MoneyRulesDocument>(MoneyRulesModel);

export const updateMoneyRules = operation({
  field: 'Mutation.updateMoneyRules',
  access: staff,
  recentAuthentication: 'always',
  subject: findMoneyRules,
  input: moneyRulesSchema,
  repeat: repeatableBy(MoneyRulesModel, toRules, () => ID),
  audit: {
    action: 'moneyRules.update',
    about: () => ({ type: 'moneyRules', id: ID.toString(), label: 'Caja' }),
    changes: changedFields(toStored),
  },
  run: async ({
    ctx,
    input: { expectedRevision, chargeFrom, refundLimit, tills, pointOfSale, ...rules },
    subject,
  }) =>
    toRules(
      await changeDocument(subject, {
        expectedRevision,
        decide: async (before) => {
          requireLateHours({ ...before, ...rules }, { rules, ctx });
          const changed = changedTills(before, { tills, pointOfSale });
          await requireRemovable(before, changed.tills);
          return {
            ...rules,
            ...changed,
            ...(refundLimit === undefined ? {} : { refundLimitCentavos: toCentavos(refundLimit) }),
            ...(chargeFrom ? { chargesSince: windowOf(chargeFrom, null).$gte } : {}),
          };
        },
        write,
        reload: findMoneyRules,
      }),
      ctx,
    ),
});

export const endChargesSince = async (since: Date) => {
  await MoneyRulesModel.updateOne({ _id: ID, chargesSince: since }, { $set: { chargesSince: null } });
};

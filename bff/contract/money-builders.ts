import { subDays } from 'date-fns';
import { Types } from 'mongoose';
import {
  MoneyRulesModel,
  newMoneyRules,
  type MoneyRulesDocument,
} from '../src/features/money/money-rules.ts';
import { ON_ACCOUNT, appendNumbered, appendUnnumbered } from '../src/features/money/account.ts';
import { switchMessages } from '../src/outgoing/mail.ts';
import { closeSession, findOpenSession, openSession } from '../src/features/money/till.ts';
import { TillSessionModel } from '../src/features/money/till-session.model.ts';
import type { PaymentMethod } from '#domain/money/money.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { NO_CENTAVOS, negative, toCentavos } from '#domain/money/centavos.ts';

const { _id, ...RULES } = { ...newMoneyRules(), isOn: true, rev: 1 };

/** Staff of no account. */
const NOBODY = '00000000000000000000000b';

/** Rules of money, with closed tills. */
export const moneyRulesAre = async (changes: Partial<MoneyRulesDocument>) => {
  await MoneyRulesModel.updateOne(
    { _id },
    { $set: { ...RULES, ...changes }, ...(changes.pointOfSale ? { $unset: { tills: 1 } } : {}) },
    { upsert: true },
  );
};

/** An open session of the first till, without what was before. */
export const anOpenTill = async ({ pointOfSale = 1, float = 0 } = {}) => {
  await TillSessionModel.deleteMany({ tillId: FIRST_TILL.id });
  return openSession({
    till: { ...FIRST_TILL, pointOfSale },
    float: toCentavos(float),
    by: NOBODY,
    at: new Date(),
  });
};

/** Rules of money, and the first till open. */
export const moneyIs = async (changes: Partial<MoneyRulesDocument>) => {
  await moneyRulesAre(changes);
  const { pointOfSale = 1 } = changes;
  const open = await findOpenSession(FIRST_TILL.id);
  if (open?.pointOfSale !== pointOfSale) await anOpenTill({ pointOfSale });
};

let pointsOfSale = 100;

/** Another till each time; the rules have it if they are given it. */
const newTill = () => {
  pointsOfSale += 1;
  return { id: new Types.ObjectId().toString(), name: `Caja ${pointsOfSale}`, pointOfSale: pointsOfSale };
};

/** A closed till of its own, beside the first. */
export const aTill = async () => {
  await moneyRulesAre({});
  const till = newTill();
  const rules = await MoneyRulesModel.findById(_id).lean();
  const tills = rules?.tills ?? [{ ...FIRST_TILL, pointOfSale: 1 }];
  await MoneyRulesModel.updateOne({ _id }, { $set: { tills: [...tills, till] } });
  return till;
};

/** An open session of a till of its own. */
export const anOpenSession = async () => {
  const at = new Date();
  return openSession({ till: newTill(), float: NO_CENTAVOS, by: NOBODY, at });
};

/** A closed session. */
export const aClosedSession = async () => {
  const session = await anOpenSession();
  const { closing } = await closeSession(session, {
    counted: NO_CENTAVOS,
    note: 'Prueba',
    by: NOBODY,
    at: new Date(),
    isHandedOver: false,
  });
  return { id: session._id.toString(), closing };
};

/** Switches money on, and then does a piece of work. */
export const withMoneyOn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
  return work();
};

let askingForMail = 0;

/** Lets receipts be asked for until all such work is done; without a mail server none is sent. */
export const withMail = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  askingForMail += 1;
  switchMessages({ MESSAGES: 'on', SMTP_URL: 'smtp://localhost' });
  try {
    return await work();
  } finally {
    askingForMail -= 1;
    if (askingForMail === 0) switchMessages({ MESSAGES: 'off', SMTP_URL: undefined });
  }
};

/** Lets a person owe pesos. */
export const aDebt = (userId: string, pesos: number) =>
  appendUnnumbered({
    userId,
    sourceKey: `test:${new Types.ObjectId()}`,
    decide: () => ({
      type: 'adjustment',
      delta: toCentavos(pesos),
      description: 'Deuda',
      createdAt: new Date(),
    }),
  });

/** A payment of pesos, by nobody or by a person of the staff. */
export const aPayment = async (
  userId: string,
  pesos: number,
  { by = null, method = 'cash' }: { by?: string | null; method?: PaymentMethod } = {},
) => {
  const { _id } = await appendNumbered({
    userId,
    sourceKey: `test:${new Types.ObjectId()}`,
    pointOfSale: 1,
    decide: ({ before }) => ({
      type: 'payment',
      delta: negative(toCentavos(pesos)),
      description: toCentavos(pesos) > before ? ON_ACCOUNT : 'Pago',
      method,
      by,
      createdAt: new Date(),
    }),
  });
  return _id.toString();
};

/** Closed ones of the first till, an open one, and one of another till. */
export const someSessions = async (count = 8) => {
  await TillSessionModel.deleteMany({});
  await anOpenSession();
  for (let index = 0; index < count; index += 1) {
    const opened = await openSession({
      till: { ...FIRST_TILL, pointOfSale: 1 },
      float: NO_CENTAVOS,
      note: 'Prueba',
      by: NOBODY,
      at: subDays(new Date(), count - index),
    });
    if (index < count - 1) {
      await closeSession(opened, {
        counted: toCentavos(index),
        note: 'Prueba',
        by: NOBODY,
        at: new Date(),
        isHandedOver: false,
      });
    }
  }
};

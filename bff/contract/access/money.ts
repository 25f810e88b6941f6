import { aNumber } from '../builders.ts';
import { BASE, NUMBERS, OWN_PAGE, PAGE } from '../cost.table.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import {
  aDebt,
  aPayment,
  aTill,
  anOpenSession,
  moneyRulesAre,
  withMail,
  withMoneyOn,
} from '../money-builders.ts';
import { ADMIN, DESK, SIGNED_IN, only, statuses, type AccessRows } from './roles.ts';

/** The person's own; a receipt of another is not found. */
const OWN = statuses(401, 200, 404, 404, 403, 404);

/** What is owed is read back to the oldest debt that is not paid. */
const OWED = 40;

let lastAmount = 10;
/** Another one each time. */
const anAmount = () => {
  lastAmount += 1;
  return lastAmount;
};

export const moneyAccess: AccessRows = {
  'Query.moneyRules': { call: (api) => only(api, 'moneyRules')(), documents: BASE + 1, statuses: DESK },
  'Query.moneyAccount': {
    call: (api, { student }) => withMoneyOn(() => only(api, 'moneyAccount')(student.id)),
    documents: BASE + 3,
    statuses: DESK,
  },
  'Query.myMoneyAccount': {
    call: (api) => withMoneyOn(() => only(api, 'myMoneyAccount')()),
    documents: BASE + 2,
    statuses: SIGNED_IN,
  },
  'Query.moneyEntries': {
    call: (api) => withMoneyOn(() => only(api, 'moneyEntries')({})),
    documents: BASE + 3 * PAGE + 1,
    statuses: DESK,
  },
  'Query.moneyDebts': {
    call: (api) => withMoneyOn(() => only(api, 'moneyDebts')({})),
    documents: BASE + 2 * PAGE + 1,
    statuses: DESK,
  },
  'Query.myMoneyEntries': {
    call: (api) => withMoneyOn(() => only(api, 'myMoneyEntries')({})),
    documents: BASE + OWN_PAGE + 1,
    statuses: SIGNED_IN,
  },
  'Query.moneyReport': {
    call: (api) => withMoneyOn(() => only(api, 'moneyReport')({ fromMonth: '2026-01', toMonth: '2026-12' })),
    documents: BASE + 2 * NUMBERS.enrolments,
    statuses: ADMIN,
  },
  'Query.tillSessions': {
    call: (api) => withMoneyOn(() => only(api, 'tillSessions')({})),
    documents: BASE + 3 * PAGE + 1,
    statuses: DESK,
  },
  'Mutation.openTill': {
    call: async (api) => {
      const { id: tillId } = await aTill();
      return only(api, 'openTill')({ tillId, float: anAmount() });
    },
    documents: BASE + 9,
    statuses: DESK,
  },
  'Mutation.closeTill': {
    call: async (api) => {
      const { _id } = await anOpenSession();
      await moneyRulesAre({});
      return only(api, 'closeTill')({ id: _id.toString(), counted: anAmount(), note: 'Faltaba' });
    },
    documents: BASE + 9,
    statuses: DESK,
  },
  'Mutation.handOverTill': {
    call: async (api) => {
      const { _id } = await anOpenSession();
      await moneyRulesAre({});
      return only(api, 'handOverTill')({ id: _id.toString(), counted: anAmount(), note: 'Faltaba' });
    },
    documents: BASE + 12,
    statuses: DESK,
  },
  'Mutation.recordCashMovement': {
    call: (api) =>
      withMoneyOn(() =>
        only(
          api,
          'recordCashMovement',
        )({ tillId: FIRST_TILL.id, direction: 'in', amount: anAmount(), reason: 'Cambio' }),
      ),
    documents: BASE + 8,
    statuses: DESK,
  },
  'Mutation.updateMoneyRules': {
    call: (api) => only(api, 'updateMoneyRules')({ absencePercent: aNumber(90) }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.recordPayment': {
    call: (api, { student }) =>
      withMoneyOn(() =>
        only(
          api,
          'recordPayment',
        )({ userId: student.id, amount: anAmount(), method: 'transfer', isOnAccount: true }),
      ),
    documents: BASE + OWED,
    statuses: DESK,
  },
  'Mutation.setPaymentInvoice': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() => only(api, 'setPaymentInvoice')({ id, invoice: `0003-${anAmount()}` }));
    },
    changes: ['money'],
    documents: BASE + OWED,
    statuses: DESK,
  },
  'Mutation.mailReceipt': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() => withMail(() => only(api, 'mailReceipt')(id)));
    },
    documents: BASE + OWED,
    statuses: DESK,
  },
  'Mutation.mailMyReceipt': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() => withMail(() => only(api, 'mailMyReceipt')(id)));
    },
    documents: BASE + OWED,
    statuses: OWN,
  },
  'Mutation.refundPayment': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() => only(api, 'refundPayment')({ id, amount: 5, reason: 'Se equivocó' }));
    },
    changes: ['money'],
    documents: BASE + OWED,
    statuses: DESK,
  },
  'Mutation.refundPaymentAboveLimit': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() =>
        only(api, 'refundPaymentAboveLimit')({ id, amount: 5, reason: 'Se equivocó' }),
      );
    },
    changes: ['money'],
    documents: BASE + OWED,
    statuses: ADMIN,
  },
  'Mutation.undoPayment': {
    call: async (api, { student, asker }) => {
      const id = await aPayment(student.id, 10, { by: asker?.id ?? null });
      return withMoneyOn(() => only(api, 'undoPayment')(id));
    },
    changes: ['money'],
    documents: BASE + OWED,
    statuses: DESK,
  },
  'Mutation.adjustMoneyAccount': {
    call: async (api, { student }) => {
      await aDebt(student.id, 10);
      return withMoneyOn(() =>
        only(
          api,
          'adjustMoneyAccount',
        )({
          userId: student.id,
          type: 'discount',
          amount: anAmount(),
          reason: 'Descuento por canje',
        }),
      );
    },
    documents: BASE + OWED,
    statuses: ADMIN,
  },
};

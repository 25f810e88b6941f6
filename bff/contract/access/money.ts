import { BASE, OWN_PAGE, PAGE } from '../cost.table.ts';
import { aDebt, aPayment, withMoneyOn } from '../money-builders.ts';
import { ADMIN, DESK, SIGNED_IN, only, type AccessRows } from './roles.ts';

let pesos = 10;
/** Another one each time. */
const anAmount = () => {
  pesos += 1;
  return pesos;
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
  'Query.myMoneyEntries': {
    call: (api) => withMoneyOn(() => only(api, 'myMoneyEntries')({})),
    documents: BASE + OWN_PAGE + 1,
    statuses: SIGNED_IN,
  },
  'Mutation.updateMoneyRules': {
    call: (api) => only(api, 'updateMoneyRules')({ absencePercent: 50 }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.recordPayment': {
    call: (api, { student }) =>
      withMoneyOn(() =>
        only(
          api,
          'recordPayment',
        )({ userId: student.id, amount: anAmount(), method: 'cash', isOnAccount: true }),
      ),
    documents: BASE + 7,
    statuses: DESK,
  },
  'Mutation.refundPayment': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() => only(api, 'refundPayment')({ id, amount: 5, reason: 'Se equivocó' }));
    },
    documents: BASE + 9,
    statuses: DESK,
  },
  'Mutation.refundPaymentAboveLimit': {
    call: async (api, { student }) => {
      const id = await aPayment(student.id, 10);
      return withMoneyOn(() =>
        only(api, 'refundPaymentAboveLimit')({ id, amount: 5, reason: 'Se equivocó' }),
      );
    },
    documents: BASE + 9,
    statuses: ADMIN,
  },
  'Mutation.undoPayment': {
    call: async (api, { student, asker }) => {
      const id = await aPayment(student.id, 10, asker?.id);
      return withMoneyOn(() => only(api, 'undoPayment')(id));
    },
    documents: BASE + 9,
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
    documents: BASE + 6,
    statuses: ADMIN,
  },
};

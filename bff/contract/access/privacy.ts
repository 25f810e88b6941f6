import { aWithdrawal } from '../account-builders.ts';
import { PASSWORD, aPendingUser, anEmail } from '../builders.ts';
import { recordRequest } from '../../src/features/deletions/deletion.store.ts';
import { BASE, PAGE } from '../cost.table.ts';
import { ADMIN, OPEN, SIGNED_IN, only, type AccessRows } from './roles.ts';

export const privacyAccess: AccessRows = {
  'Query.myData': { call: (api) => only(api, 'myData')(), documents: BASE + 2 * 200, statuses: SIGNED_IN },
  'Mutation.requestDeletion': {
    call: (api) => only(api, 'requestDeletion')({ currentPassword: PASSWORD }),
    documents: BASE + 6,
    statuses: SIGNED_IN,
  },
  'Mutation.withdrawDeletion': {
    call: (api) => only(api, 'withdrawDeletion')(),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.requestWithdrawal': {
    call: (api) => only(api, 'requestWithdrawal')({ name: 'Ana Paz', email: anEmail(), about: 'Un curso' }),
    documents: BASE,
    statuses: OPEN,
  },
  'Query.withdrawals': {
    call: (api) => only(api, 'withdrawals')(),
    documents: BASE + PAGE + 1,
    statuses: ADMIN,
  },
  'Mutation.settleWithdrawal': {
    call: async (api) => only(api, 'settleWithdrawal')({ id: await aWithdrawal(), answer: 'Hecho' }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.settleDeletion': {
    call: async (api) => {
      const { id: userId } = await aPendingUser();
      await recordRequest(userId, { at: new Date() });
      return only(api, 'settleDeletion')({ userId, decision: 'refuse', reason: 'Pagos pendientes' });
    },
    documents: BASE + 8,
    statuses: ADMIN,
  },
};

import { MAX_SERVICE_ACCOUNTS } from '#domain/service-accounts/service-account.ts';
import { aServiceAccount } from '../account-builders.ts';
import { PASSWORD } from '../builders.ts';
import { BASE } from '../cost.table.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

let made = 0;
const scoped = () => ({
  name: `Integración ${(made += 1)}`,
  scopes: ['read', 'admin'],
  currentPassword: PASSWORD,
});

export const serviceAccountAccess: AccessRows = {
  'Query.serviceAccounts': {
    call: (api) => only(api, 'serviceAccounts')(),
    documents: BASE + MAX_SERVICE_ACCOUNTS + 4,
    statuses: ADMIN,
  },
  'Mutation.createServiceAccount': {
    call: (api) => only(api, 'createServiceAccount')(scoped()),
    documents: BASE + MAX_SERVICE_ACCOUNTS + 4,
    statuses: ADMIN,
  },
  'Mutation.updateServiceAccount': {
    call: async (api) => {
      const { id } = await aServiceAccount();
      return only(api, 'updateServiceAccount')({ ...scoped(), id });
    },
    documents: BASE + 8,
    statuses: ADMIN,
  },
  'Mutation.rotateServiceAccount': {
    call: async (api) => {
      const { id } = await aServiceAccount();
      return only(api, 'rotateServiceAccount')({ id, currentPassword: PASSWORD });
    },
    documents: BASE + 8,
    statuses: ADMIN,
  },
  'Mutation.endServiceAccount': {
    call: async (api) => only(api, 'endServiceAccount')((await aServiceAccount()).id),
    documents: BASE + 8,
    statuses: ADMIN,
  },
};

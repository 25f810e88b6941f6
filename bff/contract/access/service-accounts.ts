import { aServiceAccount } from '../account-builders.ts';
import { PASSWORD } from '../builders.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

let made = 0;
const scoped = () => ({
  name: `Integración ${(made += 1)}`,
  scopes: ['read', 'admin'],
  currentPassword: PASSWORD,
});

export const serviceAccountAccess: AccessRows = {
  'Query.serviceAccounts': { call: (api) => only(api, 'serviceAccounts')(), statuses: ADMIN },
  'Mutation.createServiceAccount': {
    call: (api) => only(api, 'createServiceAccount')(scoped()),
    statuses: ADMIN,
  },
  'Mutation.updateServiceAccount': {
    call: async (api) => {
      const { id } = await aServiceAccount();
      return only(api, 'updateServiceAccount')({ ...scoped(), id });
    },
    statuses: ADMIN,
  },
  'Mutation.rotateServiceAccount': {
    call: async (api) => {
      const { id } = await aServiceAccount();
      return only(api, 'rotateServiceAccount')({ id, currentPassword: PASSWORD });
    },
    statuses: ADMIN,
  },
  'Mutation.endServiceAccount': {
    call: async (api) => only(api, 'endServiceAccount')((await aServiceAccount()).id),
    statuses: ADMIN,
  },
};

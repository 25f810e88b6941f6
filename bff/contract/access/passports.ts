import { aPassportLink } from '../account-builders.ts';
import { aNumber } from '../builders.ts';
import { BASE } from '../cost.table.ts';
import { SIGNED_IN, only, type AccessRows } from './roles.ts';

export const passportAccess: AccessRows = {
  'Query.myPassportLinks': {
    call: (api) => only(api, 'myPassportLinks')(),
    documents: BASE + 3,
    statuses: SIGNED_IN,
  },
  'Mutation.sharePassport': {
    call: (api) => only(api, 'sharePassport')({ parts: ['hours'], days: aNumber(30) }),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.revokePassportLink': {
    call: async (api, { asker }) =>
      only(api, 'revokePassportLink')({ id: (await aPassportLink(asker?.id)).id }),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
};

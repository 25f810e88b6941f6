import type { PrivacyApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { USER } from './graphql-selections.ts';

const ASKING = `${USER} deletion { state requestedAt settledAt sentence: reason }`;

export const privacyApi = ({ query, mutate }: GraphqlCaller): PrivacyApi => ({
  myData: (args) => query('myData', 'records { section json } next', args),
  requestDeletion: (input) => mutate('requestDeletion', ASKING, input),
  withdrawDeletion: () => mutate('withdrawDeletion', ASKING),
  settleDeletion: (input) => mutate('settleDeletion', ASKING, input),
});

import type { RedemptionsApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { TRANSACTION, USER, connectionOf } from './graphql-selections.ts';

const REDEMPTION = `id code user { ${USER} } points description createdAt handedOutAt`;

export const redemptionsApi = ({ query, mutate }: GraphqlCaller): RedemptionsApi => ({
  myRedemptions: () => query('myPointsTransactions', `nodes { ${TRANSACTION} code handedOutAt }`),
  redemptions: (args) => query('redemptions', connectionOf(REDEMPTION), args),
  handOutRedemption: (input) => mutate('handOutRedemption', REDEMPTION, input),
});

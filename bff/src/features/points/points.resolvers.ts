import type { RootFields } from '../../graphql/root-fields.ts';
import { adjustPoints, getMyPoints, listMyTransactions, redeemPoints } from './points.operations.ts';

export const pointsFields = {
  Query: { myPoints: getMyPoints, myPointsTransactions: listMyTransactions },
  Mutation: { redeemPoints, adjustPoints },
} satisfies RootFields;

import type { RootFields } from '../../graphql/root-fields.ts';
import {
  adjustPoints,
  getMyPoints,
  listMyTransactions,
  listUserTransactions,
  redeemPoints,
} from './points.operations.ts';

export const pointsFields = {
  Query: {
    myPoints: getMyPoints,
    myPointsTransactions: listMyTransactions,
    userTransactions: listUserTransactions,
  },
  Mutation: { redeemPoints, adjustPoints },
} satisfies RootFields;

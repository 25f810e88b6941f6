import type { RootFields } from '../../graphql/root-fields.ts';
import { createReferral, listMyReferrals } from './referral.operations.ts';

export const referralFields = {
  Query: { myReferrals: listMyReferrals },
  Mutation: { createReferral },
} satisfies RootFields;

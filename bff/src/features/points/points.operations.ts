import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import type { PointsChange } from '#domain/points/points.ts';
import { adjustSchema, redeemSchema } from '#domain/points/points.schema.ts';
import { completeProfile, signedIn, staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import {
  MY_NEWEST_ENTRIES,
  NEWEST_ENTRIES,
  balanceOf,
  changePoints,
  listTransactions,
  readTransactions,
  repeatOfChange,
} from './ledger.ts';
import { auditedUser, requireUser, viewOfUser } from '../users/user.store.ts';

export const getMyPoints = operation({
  field: 'Query.myPoints',
  access: signedIn,
  allowsCachedSession: true,
  run: ({ ctx: { actor } }) => balanceOf(actor.user.id),
});

export const listMyTransactions = operation({
  field: 'Query.myPointsTransactions',
  access: signedIn,
  allowsCachedSession: true,
  input: v.object(pageEntries(MY_NEWEST_ENTRIES)),
  run: ({ ctx: { actor }, input: page }) =>
    readTransactions({ order: MY_NEWEST_ENTRIES, userId: actor.user.id, page }),
});

export const listUserTransactions = operation({
  field: 'Query.userTransactions',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  input: v.object(pageEntries(NEWEST_ENTRIES)),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ input: page, subject: user }) => readTransactions({ order: NEWEST_ENTRIES, userId: user.id, page }),
});

export const listAllMyTransactions = operation({
  access: signedIn,
  allowsCachedSession: true,
  run: ({ ctx: { actor } }) => listTransactions(actor.user.id),
});

const pointsChanges = ({ input, result }: { input: object; result: PointsChange | null }) => {
  const balance = result?.points ?? 0;
  const before = balance - (result?.transaction.points ?? 0);
  return [...changesBetween({}, input), ...(result ? changesBetween({ balance: before }, { balance }) : [])];
};

export const redeemPoints = operation({
  field: 'Mutation.redeemPoints',
  access: completeProfile,
  input: redeemSchema,
  repeat: repeatOfChange,
  audit: {
    action: 'points.redeem',
    about: ({ actor }) => auditedUser(actor.user),
    changes: pointsChanges,
  },
  run: ({ ctx: { actor, now }, input: { points, description } }) =>
    changePoints({
      userId: actor.user.id,
      type: 'redeem',
      delta: -points,
      description,
      createdAt: now,
    }),
});

export const adjustPoints = operation({
  field: 'Mutation.adjustPoints',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  input: adjustSchema,
  repeat: repeatOfChange,
  audit: { action: 'points.adjust', about: (_, { subject }) => auditedUser(subject), changes: pointsChanges },
  run: ({ ctx: { now }, input: { points, description }, subject: user }) =>
    changePoints({
      userId: user.id,
      type: 'adjust',
      delta: points,
      description,
      createdAt: now,
    }),
});

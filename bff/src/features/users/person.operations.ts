import { randomBytes } from 'node:crypto';
import { createPersonSchema } from '#domain/users/staff.schema.ts';
import { missingEmail } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { createdFields } from '../../operation/audited.ts';
import { createdBy, createdId } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { createUser, newPendingDocument, repeatOfUser } from './user.store.ts';

const RANDOM_BYTES = 12;

export const createPerson = operation({
  field: 'Mutation.createPerson',
  access: staff,
  input: createPersonSchema,
  repeat: repeatOfUser,
  audit: {
    action: 'user.create',
    about: (_, { input, request }) => ({
      type: 'user',
      id: createdId(request),
      label: userName({ ...input, email: input.email ?? '' }),
    }),
    changes: createdFields,
  },
  run: async ({ ctx, input: { email, ...person }, request }): Promise<User> => {
    const user = await createUser({
      ...person,
      ...createdBy(request),
      email: email ?? missingEmail(randomBytes(RANDOM_BYTES).toString('hex')),
      documentNumber: newPendingDocument(),
      createdAt: ctx.now,
      // Without an email there are no referrals yet. The first email makes them due.
      referrals: email ? 'due' : 'settled',
    });
    if (email) await afterCommit(ctx, () => settleReferrals(ctx, user.id));
    return user;
  },
});

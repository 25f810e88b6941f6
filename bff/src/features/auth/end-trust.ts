import { findAccount } from '../users/user.credentials.ts';
import { lock } from '../../database/transaction.ts';
import { fact } from '../../operation/fact.ts';
import { ResetModel } from './reset.model.ts';
import { SecondFactorModel } from './second-factor/second-factor.model.ts';
import { SessionModel } from './sessions/session.model.ts';
import {
  CREDENTIAL_KINDS,
  generationOf,
  type CredentialKind,
  type StoredCredentials,
} from './trust-endings.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const trustEnded = fact<Account>();

export const OWN_CREDENTIALS = {
  sessions: { model: SessionModel, owner: 'userId' },
  passwordResets: { model: ResetModel, owner: 'userId' },
  secondFactorSetUp: { model: SecondFactorModel, owner: '_id', only: { activeSince: null } },
  secondFactor: { model: SecondFactorModel, owner: '_id', only: { activeSince: { $ne: null } } },
} as const satisfies Partial<Record<CredentialKind, StoredCredentials>>;

/** Deletes those of ended generations. */
export const removingFrom =
  (credentials: Record<CredentialKind, StoredCredentials>) =>
  async ({ user, generations, keptSession }: Account) => {
    for (const kind of CREDENTIAL_KINDS) {
      const generation = generationOf(generations, kind);
      if (generation === 0) continue;
      const { model, owner, only } = credentials[kind];
      const exceptCurrent = kind === 'sessions' && keptSession !== null ? { _id: { $ne: keptSession } } : {};
      await model.deleteMany({
        ...only,
        ...exceptCurrent,
        [owner]: user.id,
        generation: { $not: { $gte: generation } },
      });
    }
  };

/**
 * In the transaction of each write that ends trust, and of one that stores a credential by what a session was: of two at
 * once one runs again.
 */
export const removeEnded = async (userId: string) => {
  await lock(`credentials:${userId}`);
  const account = await findAccount({ _id: userId });
  if (account) await trustEnded(account);
};

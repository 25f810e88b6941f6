import { lock } from '../../database/transaction.ts';
import {
  CREDENTIAL_KINDS,
  generationOf,
  type CredentialKind,
  type StoredCredentials,
} from '../credentials/trust-endings.ts';
import { findAccount, type Account } from './user.credentials.ts';
import { trustEnded } from './user.facts.ts';

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

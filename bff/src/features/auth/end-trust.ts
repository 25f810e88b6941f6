import { storedAccessTokens } from '../access-tokens/access-token.store.ts';
import { storedCalendarLinks } from '../calendars/calendar-link.store.ts';
import { endAccountOf } from '../instructors/instructor.account.ts';
import { storedPassportLinks } from '../passports/passport-link.store.ts';
import { storedDeletionRequests } from '../privacy/deletion.store.ts';
import { findAccount, markRemoved } from '../users/user.credentials.ts';
import { ResetModel } from './reset.model.ts';
import { SecondFactorModel } from './second-factor/second-factor.model.ts';
import { SessionModel } from './sessions/session.model.ts';
import {
  CREDENTIAL_KINDS,
  generationOf,
  type CredentialKind,
  type StoredCredentials,
} from './trust-endings.ts';

export const CREDENTIALS: Record<CredentialKind, StoredCredentials> = {
  sessions: { model: SessionModel, owner: 'userId' },
  accessTokens: storedAccessTokens,
  calendarLinks: storedCalendarLinks,
  passportLinks: storedPassportLinks,
  passwordResets: { model: ResetModel, owner: 'userId' },
  secondFactorSetUp: { model: SecondFactorModel, owner: '_id', only: { activeSince: null } },
  secondFactor: { model: SecondFactorModel, owner: '_id', only: { activeSince: { $ne: null } } },
  deletionRequest: storedDeletionRequests,
};

/**
 * Deletes the credentials of ended generations. Safe to repeat. Runs after each write that ends trust; the sweep
 * repeats it after a crash.
 */
export const removeEnded = async (userId: string) => {
  const account = await findAccount({ _id: userId });
  if (!account) return;
  const { user, generations, keptSession } = account;
  if (user.staffRole !== 'instructor') await endAccountOf(userId);
  for (const kind of CREDENTIAL_KINDS) {
    const generation = generationOf(generations, kind);
    if (generation === 0) continue;
    const { model, owner, only } = CREDENTIALS[kind];
    const exceptCurrent = kind === 'sessions' && keptSession !== null ? { _id: { $ne: keptSession } } : {};
    await model.deleteMany({
      ...only,
      ...exceptCurrent,
      [owner]: userId,
      generation: { $not: { $gte: generation } },
    });
  }
  await markRemoved(userId, generations);
};

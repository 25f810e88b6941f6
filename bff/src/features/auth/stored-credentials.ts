import type { CredentialKind, StoredCredentials } from '../credentials/trust-endings.ts';
import { ResetModel } from './reset.model.ts';
import { SecondFactorModel } from './second-factor/second-factor.model.ts';
import { SessionModel } from './sessions/session.model.ts';

export const AUTH_CREDENTIALS = {
  sessions: { model: SessionModel, owner: 'userId' },
  passwordResets: { model: ResetModel, owner: 'userId' },
  secondFactorSetUp: { model: SecondFactorModel, owner: '_id', only: { activeSince: null } },
  secondFactor: { model: SecondFactorModel, owner: '_id', only: { activeSince: { $ne: null } } },
} as const satisfies Partial<Record<CredentialKind, StoredCredentials>>;

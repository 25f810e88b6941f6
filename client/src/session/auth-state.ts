import { isOwnPath } from './return-path.ts';

/** Navigation state for /auth. */
export type AuthState = {
  /** The reason to show. */
  reason?: string;
  /** The page to return to. */
  from?: string;
  /** The email to sign in with, or to recover. */
  email?: string;
  /** Prevents an existing session from redirecting back. */
  skipResume?: boolean;
};

const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type;

export const readAuthState = (state: unknown): AuthState => {
  if (typeof state !== 'object' || state === null) return {};
  const { reason, from, email, skipResume } = state as Record<keyof AuthState, unknown>;
  const isAuthState =
    isAbsentOr(reason, 'string') &&
    isAbsentOr(from, 'string') &&
    isAbsentOr(email, 'string') &&
    isAbsentOr(skipResume, 'boolean');
  if (!isAuthState || (typeof from === 'string' && !isOwnPath(from))) return {};
  return { reason, from, email, skipResume } as AuthState;
};

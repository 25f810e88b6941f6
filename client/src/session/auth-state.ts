import { isOwnPath } from './return-path.ts';

/** Navigation state for /auth. */
export type AuthState = {
  /** The reason to show. */
  reason?: string;
  /** The page to return to. */
  from?: string;
  /** Prevents an existing session from redirecting back. */
  skipResume?: boolean;
};

const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type;

export const readAuthState = (state: unknown): AuthState => {
  if (typeof state !== 'object' || state === null) return {};
  const { reason, from, skipResume } = state as Record<keyof AuthState, unknown>;
  const isAuthState =
    isAbsentOr(reason, 'string') && isAbsentOr(from, 'string') && isAbsentOr(skipResume, 'boolean');
  if (!isAuthState || (typeof from === 'string' && !isOwnPath(from))) return {};
  return { reason, from, skipResume } as AuthState;
};

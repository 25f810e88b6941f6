import { isOwnPath } from './return-path.ts';

/** What a page hands to /auth in navigation state. */
export type AuthState = {
  /** Why the user is here, in words. */
  reason?: string;
  /** The page that was asked for. */
  from?: string;
  /** Keeps a session that stands from leading straight back. */
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

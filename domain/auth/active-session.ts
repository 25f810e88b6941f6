export type SignInMethod = 'password' | 'google';

/** A session of the signed-in user. */
export type ActiveSession = {
  id: string;
  /** Browser and operating system from the User-Agent; null if unknown. */
  device: string | null;
  via: SignInMethod;
  signedInAt: Date;
  /** Accurate to ten minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
};

export type SignInMethod = 'password' | 'google';

/** A place where somebody is signed in, as its owner sees it. */
export type ActiveSession = {
  id: string;
  /** Browser and system, as far as the browser told; null where it did not. */
  device: string | null;
  via: SignInMethod;
  signedInAt: Date;
  /** To ten minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
};

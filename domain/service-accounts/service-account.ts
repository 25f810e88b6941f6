import type { TokenScope } from '../access-tokens/access-token.ts';

/** Service accounts that have not ended. */
export const MAX_SERVICE_ACCOUNTS = 50;

/** An integration of the academy that acts in its own name; its secret is shown once, when it is made or rotated. */
export type ServiceAccount = {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  /** The admin who made it; null for the command line. It gives that admin no power over it. */
  createdById: string | null;
  /** Of the present secret. */
  secretCreatedAt: Date;
  /** When the present secret stops working; null for one that does not. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  endedAt: Date | null;
};

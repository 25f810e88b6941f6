/** Permissions of an access token. A call needs every permission that it uses. */
export const TOKEN_SCOPES = ['read', 'write', 'admin', 'payments'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** How long a token may work, in days. */
export const TOKEN_DAYS = { min: 1, max: 366, usual: 90 };

/** An access token, with which a program acts for its owner. The secret is shown once, when it is created. */
export type AccessToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

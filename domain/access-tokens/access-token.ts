/** What a token of a machine may do: each call needs every permission that it uses. */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A token by which a machine acts for its owner; the token itself is told once, when it is made. */
export type AccessToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

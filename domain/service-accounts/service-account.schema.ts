import * as v from 'valibot';
import { TOKEN_DAYS } from '../access-tokens/access-token.ts';
import { tokenNameSchema, tokenScopesSchema } from '../access-tokens/access-token.schema.ts';
import { ownPasswordSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, wholeNumber } from '../schema.ts';

const expiresInDays = v.nullish(wholeNumber(TOKEN_DAYS, messages.tokenDays), null);

export const createServiceAccountSchema = fields({
  name: tokenNameSchema,
  scopes: tokenScopesSchema,
  expiresInDays,
  ...ownPasswordSchema.entries,
});

/** An absent key keeps its value. */
export const updateServiceAccountSchema = v.object({
  name: v.optional(tokenNameSchema),
  scopes: v.optional(tokenScopesSchema),
  ...ownPasswordSchema.entries,
});

export const rotateServiceAccountSchema = v.object({ expiresInDays, ...ownPasswordSchema.entries });

import * as v from 'valibot';
import { ownPasswordSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { MAX_LIST_LENGTH, fields, line, wholeNumber } from '../schema.ts';
import { TOKEN_DAYS, TOKEN_SCOPES } from './access-token.ts';

export const tokenNameSchema = line({ min: 2, max: 80 }, messages.tokenName);

export const tokenScopesSchema = v.pipe(
  v.array(v.picklist(TOKEN_SCOPES, messages.tokenScopes), messages.tokenScopes),
  v.minLength(1, messages.tokenScopes),
  v.maxLength(MAX_LIST_LENGTH, messages.tokenScopes),
  v.transform((given) => TOKEN_SCOPES.filter((scope) => given.includes(scope))),
);

export const createAccessTokenSchema = fields({
  name: tokenNameSchema,
  scopes: tokenScopesSchema,
  expiresInDays: v.nullish(wholeNumber(TOKEN_DAYS, messages.tokenDays), TOKEN_DAYS.usual),
  ...ownPasswordSchema.entries,
});

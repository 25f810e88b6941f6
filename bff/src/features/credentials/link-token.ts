import type { Ctx } from '../../operation/context.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { canDeriveSecrets, newSalt, storedSecret } from '../../process/derived-secret.ts';
import { newToken } from './token.ts';

export const linkTokens = (purpose: string) => {
  const derive = ({ env }: Ctx, salt: string) => storedSecret(env, { salt, purpose }).toString('base64url');

  /** A token that a repeated request derives again. Without SECRETS_KEY a repeated request creates another one. */
  const create = (ctx: Ctx, request: KeyedRequest | null) => {
    if (!request || !canDeriveSecrets(ctx.env)) return { token: newToken().token, salt: null };
    const salt = newSalt(ctx.env);
    return { token: derive(ctx, salt), salt };
  };

  return { create, derive };
};

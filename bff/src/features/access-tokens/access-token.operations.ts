import { addDays } from 'date-fns';
import type * as v from 'valibot';
import type { AccessToken } from '#domain/access-tokens/access-token.ts';
import { createAccessTokenSchema } from '#domain/access-tokens/access-token.schema.ts';
import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { actsAsStaff, inPerson } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { lock } from '../../database/transaction.ts';
import { createdId, idFor } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePasswordOfCaller } from '../users/own-password.ts';
import { generationOf } from '../credentials/trust-endings.ts';
import { storeSecurityMail } from '../users/security/security.mail.ts';
import {
  MAX_TOKENS,
  countTokens,
  createToken,
  listTokens,
  requireToken,
  revokeToken,
} from './access-token.store.ts';

export type NewAccessToken = { token: string; accessToken: AccessToken };

const subjectOf = ({ id, name }: Pick<AccessToken, 'id' | 'name'>): AuditSubject => ({
  type: 'accessToken',
  id,
  label: name,
});

type Granted = { input: v.InferOutput<typeof createAccessTokenSchema> };

/** Never the token, which is part of the result. */
const grantedFields = ({ input: { scopes, expiresInDays } }: Granted) =>
  changesBetween({}, { scopes, expiresInDays });

export const listMyAccessTokens = operation({
  field: 'Query.myAccessTokens',
  access: inPerson,
  run: ({ ctx: { actor } }) => listTokens(actor.user.id),
});

export const createAccessToken = operation({
  field: 'Mutation.createAccessToken',
  access: inPerson,
  recentAuthentication: 'always',
  input: createAccessTokenSchema,
  audit: {
    action: 'accessToken.create',
    about: (_, { input, request }) => subjectOf({ id: createdId(request), name: input.name }),
    changes: grantedFields,
  },
  run: async ({
    ctx,
    input: { name, scopes, expiresInDays, currentPassword },
    request,
  }): Promise<NewAccessToken> => {
    const { actor, now } = ctx;
    const { user } = actor;
    if (scopes.includes('admin') && !actsAsStaff(ctx)) {
      throw invalidField('scopes', { reason: 'TOKEN_SCOPE_REFUSED', message: messages.tokenAdminScope });
    }
    if (scopes.includes('payments') && !(user.role === 'admin' && actsAsStaff(ctx))) {
      throw invalidField('scopes', { reason: 'TOKEN_SCOPE_REFUSED', message: messages.tokenPaymentsScope });
    }
    await lock(`tokens:${user.id}`);
    if ((await countTokens(user.id)) >= MAX_TOKENS)
      throw new DomainError('TOO_MANY_TOKENS', messages.tooManyTokens);
    await requirePasswordOfCaller(ctx, currentPassword);
    const created = await createToken({
      _id: idFor(request),
      userId: user.id,
      name,
      scopes,
      createdAt: now,
      expiresAt: addDays(now, expiresInDays),
      isVerified: actor.isVerified,
      generation: generationOf(actor.generations, 'accessTokens'),
    });
    await storeSecurityMail(user.id, { causes: ['tokenMade'] });
    return created;
  },
});

export const revokeAccessToken = operation({
  field: 'Mutation.revokeAccessToken',
  access: inPerson,
  subject: ({ actor }, { id }) => requireToken(actor.user.id, id),
  audit: { action: 'accessToken.revoke', about: (_, { subject }) => subjectOf(subject) },
  run: async ({ ctx: { actor }, subject: { id } }): Promise<{ detail: string }> => {
    await revokeToken(actor.user.id, id);
    return { detail: messages.tokenRevoked };
  },
});

import { changesBetween } from '#domain/audit/audit.ts';
import { userCredentialSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { listTokens, revokeToken } from '../access-tokens/access-token.store.ts';
import {
  auditedStored,
  endAccess,
  repeatOnUser,
  requireStoredUser,
  requireUser,
  viewOfUser,
} from '../users/user.store.ts';
import { closeSessionOf, listSessions } from './sessions/session.ts';
import { removeEnded } from '../users/end-trust.ts';

type Detail = { detail: string };

export const listUserSessions = operation({
  field: 'Query.userSessions',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ ctx, subject: { id } }) => listSessions(ctx, id, ctx.actor.sessionId),
});

export const listUserAccessTokens = operation({
  field: 'Query.userAccessTokens',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ subject: { id } }) => listTokens(id),
});

const endedAs =
  (field: string) =>
  ({ input: { id } }: { input: { id: string } }) =>
    changesBetween({ [field]: id }, { [field]: null });

/** A missing credential has ended: a repeated request has the same result. */
export const endUserSession = operation({
  field: 'Mutation.endUserSession',
  access: staff,
  subject: (_, { userId }) => requireStoredUser(userId),
  input: userCredentialSchema,
  repeat: repeatOnUser((): Detail => ({ detail: messages.sessionEnded })),
  audit: {
    action: 'user.endSession',
    about: (_, { subject }) => auditedStored(subject),
    changes: endedAs('session'),
  },
  run: async ({ input: { id }, subject: user }): Promise<Detail> => {
    await closeSessionOf(user._id.toString(), id);
    await endAccess(user, { told: ['sessionsEnded'] });
    return { detail: messages.sessionEnded };
  },
});

export const revokeUserAccessToken = operation({
  field: 'Mutation.revokeUserAccessToken',
  access: staff,
  subject: (_, { userId }) => requireStoredUser(userId),
  input: userCredentialSchema,
  repeat: repeatOnUser((): Detail => ({ detail: messages.tokenRevoked })),
  audit: {
    action: 'user.revokeAccessToken',
    about: (_, { subject }) => auditedStored(subject),
    changes: endedAs('accessToken'),
  },
  run: async ({ input: { id }, subject: user }): Promise<Detail> => {
    await revokeToken(user._id.toString(), id);
    await endAccess(user, { told: ['sessionsEnded'] });
    return { detail: messages.tokenRevoked };
  },
});

/** For a lost phone or a misused account. The password stays. */
export const endUserAccess = operation({
  field: 'Mutation.endUserAccess',
  access: staff,
  subject: (_, { userId }) => requireStoredUser(userId),
  repeat: repeatOnUser((): Detail => ({ detail: messages.accessEnded })),
  audit: { action: 'user.endAccess', about: (_, { subject }) => auditedStored(subject) },
  run: async ({ subject: user }): Promise<Detail> => {
    await endAccess(user, { ends: ['endedByStaff'], told: ['sessionsEnded'] });
    await removeEnded(user._id.toString());
    return { detail: messages.accessEnded };
  },
});

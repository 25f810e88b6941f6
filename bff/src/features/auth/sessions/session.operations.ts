import { messages } from '#domain/messages.ts';
import { inPerson } from '../../../operation/access.ts';
import { operation } from '../../../operation/operation.ts';
import { closeOtherSessions, closeSession, listSessions, requireSessionOf } from './session.ts';

export const listMySessions = operation({
  field: 'Query.mySessions',
  access: inPerson,
  run: ({ ctx }) => listSessions(ctx, ctx.actor.user.id, ctx.actor.sessionId),
});

export const endSession = operation({
  field: 'Mutation.endSession',
  access: inPerson,
  runsOnFullDisk: true,
  subject: ({ actor }, { id }) => requireSessionOf(actor.user.id, id),
  run: async ({ subject: sessionId }): Promise<{ detail: string }> => {
    await closeSession(sessionId);
    return { detail: messages.sessionEnded };
  },
});

export const endOtherSessions = operation({
  field: 'Mutation.endOtherSessions',
  access: inPerson,
  runsOnFullDisk: true,
  run: async ({ ctx: { actor } }): Promise<{ detail: string }> => {
    await closeOtherSessions(actor.user.id, actor.sessionId);
    return { detail: messages.otherSessionsEnded };
  },
});

import { addDays } from 'date-fns';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { passportLinkIdSchema, sharePassportSchema } from '#domain/passport/passport-link.schema.ts';
import type { PassportLink } from '#domain/passport/passport-link.ts';
import { inPerson } from '../../operation/access.ts';
import { toId } from '../../operation/input.ts';
import { repeatable, runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { generationOf } from '../credentials/trust-endings.ts';
import { auditedUser } from '../users/user.store.ts';
import { PassportLinkModel, toPassportLink } from './passport-link.model.ts';
import { createPassportLink, listPassportLinks, removePassportLink } from './passport-link.store.ts';

export const listMyPassportLinks = operation({
  field: 'Query.myPassportLinks',
  access: inPerson,
  run: ({ ctx: { actor, now } }): Promise<PassportLink[]> => listPassportLinks(actor.user.id, now),
});

export const sharePassport = operation({
  field: 'Mutation.sharePassport',
  access: inPerson,
  input: sharePassportSchema,
  repeat: repeatable(PassportLinkModel, toPassportLink),
  audit: {
    action: 'passportLink.create',
    about: ({ actor }) => auditedUser(actor.user),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: ({ ctx: { actor, now, publicUrl }, input: { parts, days } }): Promise<PassportLink> =>
    createPassportLink({
      userId: actor.user.id,
      parts,
      issuer: publicUrl,
      createdAt: now,
      expiresAt: addDays(now, days),
      generation: generationOf(actor.generations, 'passportLinks'),
    }),
});

/** Succeeds for an unknown link too: it does not work afterwards. */
export const revokePassportLink = operation({
  field: 'Mutation.revokePassportLink',
  access: inPerson,
  input: passportLinkIdSchema,
  repeat: runAgain,
  audit: {
    action: 'passportLink.revoke',
    about: ({ actor }) => auditedUser(actor.user),
  },
  run: async ({ ctx: { actor }, input: { id } }): Promise<{ detail: string }> => {
    const known = toId(id);
    if (known) await removePassportLink(actor.user.id, known);
    return { detail: messages.passportLinkRevoked };
  },
});

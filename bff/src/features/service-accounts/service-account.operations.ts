import { addDays } from 'date-fns';
import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { MAX_SERVICE_ACCOUNTS, type ServiceAccount } from '#domain/service-accounts/service-account.ts';
import {
  createServiceAccountSchema,
  rotateServiceAccountSchema,
  updateServiceAccountSchema,
} from '#domain/service-accounts/service-account.schema.ts';
import { staffInPerson } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lock } from '../../database/transaction.ts';
import { createdId, idFor } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePasswordOfCaller } from '../users/own-password.ts';
import { storeSecurityMail } from '../users/security/security.mail.ts';
import { toServiceAccount, type ServiceAccountDocument } from './service-account.model.ts';
import {
  countLive,
  endLive,
  insertServiceAccount,
  listLive,
  replaceSecret,
  requireLive,
  requireServiceAccount,
  updateLive,
  type ServiceAccountWithSecret,
} from './service-account.store.ts';

const subjectOf = ({ id, name }: Pick<ServiceAccount, 'id' | 'name'>): AuditSubject => ({
  type: 'serviceAccount',
  id,
  label: name,
});

const aboutStored = (_: unknown, { subject }: { subject: ServiceAccountDocument }) =>
  subjectOf(toServiceAccount(subject));

const grantedFields = ({
  input: { scopes, expiresInDays },
}: {
  input: { scopes?: unknown; expiresInDays: unknown };
}) => changesBetween({}, { ...(scopes ? { scopes } : {}), expiresInDays });

const expiryOf = (now: Date, days: number | null) => (days === null ? null : addDays(now, days));

export const listServiceAccounts = operation({
  field: 'Query.serviceAccounts',
  access: staffInPerson,
  run: listLive,
});

export const createServiceAccount = operation({
  field: 'Mutation.createServiceAccount',
  access: staffInPerson,
  recentAuthentication: 'always',
  input: createServiceAccountSchema,
  audit: {
    action: 'serviceAccount.create',
    about: (_, { input, request }) => subjectOf({ id: createdId(request), name: input.name }),
    changes: grantedFields,
  },
  run: async ({
    ctx,
    input: { name, scopes, expiresInDays, currentPassword },
    request,
  }): Promise<ServiceAccountWithSecret> => {
    const { actor, now, operator } = ctx;
    await lock('service accounts');
    if ((await countLive()) >= MAX_SERVICE_ACCOUNTS) {
      throw new DomainError('TOO_MANY_SERVICE_ACCOUNTS', messages.tooManyServiceAccounts);
    }
    await requirePasswordOfCaller(ctx, currentPassword);
    const created = await insertServiceAccount({
      _id: idFor(request),
      name,
      scopes,
      createdAt: now,
      createdById: operator === null ? actor.user.id : null,
      expiresAt: expiryOf(now, expiresInDays),
      isVerified: actor.isVerified,
    });
    await storeSecurityMail(actor.user.id, { causes: ['serviceAccountMade'] });
    return created;
  },
});

/** The secret stays valid, and new permissions apply to it. */
export const updateServiceAccount = operation({
  field: 'Mutation.updateServiceAccount',
  access: staffInPerson,
  recentAuthentication: ({ scopes }) => scopes !== undefined,
  subject: (_, { id }) => requireLive(id),
  input: updateServiceAccountSchema,
  audit: {
    action: 'serviceAccount.update',
    about: aboutStored,
    changes: changedFields(toServiceAccount),
  },
  run: async ({ ctx, input: { currentPassword, ...changes }, subject: found }): Promise<ServiceAccount> => {
    if (changes.scopes) await requirePasswordOfCaller(ctx, currentPassword);
    const updated = await updateLive(found, changes);
    if (changes.scopes) await storeSecurityMail(ctx.actor.user.id, { causes: ['serviceAccountMade'] });
    return updated;
  },
});

export const rotateServiceAccount = operation({
  field: 'Mutation.rotateServiceAccount',
  access: staffInPerson,
  recentAuthentication: 'always',
  subject: (_, { id }) => requireLive(id),
  input: rotateServiceAccountSchema,
  audit: { action: 'serviceAccount.rotate', about: aboutStored, changes: grantedFields },
  run: async ({
    ctx,
    input: { expiresInDays, currentPassword },
    subject: found,
  }): Promise<ServiceAccountWithSecret> => {
    await requirePasswordOfCaller(ctx, currentPassword);
    const replaced = await replaceSecret(found, {
      secretCreatedAt: ctx.now,
      expiresAt: expiryOf(ctx.now, expiresInDays),
      isVerified: ctx.actor.isVerified,
    });
    await storeSecurityMail(ctx.actor.user.id, { causes: ['serviceAccountMade'] });
    return replaced;
  },
});

export const endServiceAccount = operation({
  field: 'Mutation.endServiceAccount',
  access: staffInPerson,
  subject: (_, { id }) => requireServiceAccount(id),
  audit: { action: 'serviceAccount.end', about: aboutStored },
  run: ({ ctx: { now }, subject: found }): Promise<ServiceAccount> => endLive(found, now),
});

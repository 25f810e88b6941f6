import { addHours } from 'date-fns';
import { messages } from '#domain/messages.ts';
import type { DisabledReason } from '#domain/webhooks/webhook.ts';
import { notFound, DomainError } from '../../errors/domain-error.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { idFor, repeatable, type KeyedRequest } from '../../operation/keyed-request.ts';
import { sealedSalt, canDeriveSecrets, newSalt, storedSecret } from '../../process/derived-secret.ts';
import type { Env } from '../../process/env.ts';
import {
  EndpointModel,
  toEndpoint,
  type EndpointDocument,
  type StoredSalt,
} from '../../outgoing/endpoint.model.ts';

const PRESENT = { deletedAt: null };

const OVERLAP_HOURS = 24;

export const listEndpoints = () => EndpointModel.find(PRESENT).sort({ createdAt: 1, _id: 1 }).lean();

export const countEndpoints = () => EndpointModel.countDocuments(PRESENT);

/** Also a deleted one: deleting it again changes nothing. */
export const requireAnyEndpoint = requireById<EndpointDocument>(EndpointModel, 'WEBHOOK_NOT_FOUND');

export const requireEndpoint = async (id: unknown): Promise<EndpointDocument> => {
  const document = await requireAnyEndpoint(id);
  if (document.deletedAt) throw notFound('WEBHOOK_NOT_FOUND');
  return document;
};

export const findActiveEndpoint = (id: string) =>
  EndpointModel.findOne({ _id: id, ...PRESENT, disabledReason: null }).lean();

type NewEndpoint = Pick<EndpointDocument, 'url' | 'events' | 'createdAt'> & {
  description?: string | null | undefined;
  salt: string;
};

export const insertEndpoint = async ({ salt, ...endpoint }: NewEndpoint, request: KeyedRequest | null) => {
  const document = await EndpointModel.create({
    _id: idFor(request),
    ...endpoint,
    salts: [{ salt, validUntil: null }],
  });
  return document.toObject();
};

export const changeEndpoint = (
  found: EndpointDocument,
  decide: (document: EndpointDocument) => Partial<EndpointDocument>,
) =>
  changeDocument(found, {
    decide,
    write: writeEndpoint,
    reload: () => requireAnyEndpoint(found._id.toString()),
  });

const writeEndpoint = writerOf(EndpointModel);

export const repeatOfEndpoint = repeatable(EndpointModel, toEndpoint);

/** Concurrent responses of one endpoint: the first failure of a series counts. */
export const markFailing = async (id: string, at: Date) => {
  await EndpointModel.updateOne({ _id: id, failingSince: null }, { $set: { failingSince: at } });
};

export const markWorking = async (id: string) => {
  await EndpointModel.updateOne({ _id: id, failingSince: { $ne: null } }, { $set: { failingSince: null } });
};

export const disableEndpoint = async (id: string, reason: DisabledReason) => {
  const { matchedCount } = await EndpointModel.updateOne(
    { _id: id, disabledReason: null },
    { $set: { disabledReason: reason }, $inc: { rev: 1 } },
  );
  return matchedCount === 1;
};

/** Includes deleted ones, whose creation may be repeated. */
export const resealEndpoints = async (env: Env) => {
  let count = 0;
  for (const endpoint of await EndpointModel.find().lean()) {
    const resealed = ({ salts }: EndpointDocument) =>
      salts.map(({ salt, validUntil }) => ({ salt: sealedSalt(env, salt) ?? salt, validUntil }));
    if (!endpoint.salts.some(({ salt }) => sealedSalt(env, salt))) continue;
    await changeEndpoint(endpoint, (document) => ({ salts: resealed(document) }));
    count += 1;
  }
  return count;
};

export const requireSecretsKey = (env: Env) => {
  if (!canDeriveSecrets(env)) throw new DomainError('SECRETS_KEY_MISSING', messages.webhookKeyMissing);
};

/** In the form of Standard Webhooks. Only the salt is stored. */
export const secretOf = (env: Env, { salt }: Pick<StoredSalt, 'salt'>) =>
  `whsec_${storedSecret(env, { salt, purpose: 'webhook' }).toString('base64')}`;

export const signingSecrets = (env: Env, salts: readonly StoredSalt[], now: Date) =>
  salts
    .filter(({ validUntil }) => validUntil === null || validUntil > now)
    .reverse()
    .map((stored) => secretOf(env, stored));

export const rotated = (
  salts: readonly StoredSalt[],
  { env, now }: Pick<Ctx, 'env' | 'now'>,
): StoredSalt[] => [
  ...salts.slice(-1).map(({ salt }) => ({ salt, validUntil: addHours(now, OVERLAP_HOURS) })),
  { salt: newSalt(env), validUntil: null },
];

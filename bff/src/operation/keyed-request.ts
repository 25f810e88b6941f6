import { createHash, createHmac } from 'node:crypto';
import DataLoader from 'dataloader';
import mongoose, { Schema, Types } from 'mongoose';
import stringify from 'safe-stable-stringify';
import { messages } from '#domain/messages.ts';
import { actorId, type Ctx } from './context.ts';
import { DomainError } from '../errors/domain-error.ts';
import { invalidField } from './input.ts';
import { perRequest } from './per-request.ts';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from '../process/derived-secret.ts';
import type { Env } from '../process/env.ts';

export const MAX_KEY_LENGTH = 128;
const HOUR_MS = 60 * 60 * 1_000;
/** Hours for which a document stores a request: at most, and at least if it has too many. */
export const REMEMBERED_HOURS = { most: 48, least: 24 } as const;
export const MAX_REQUESTS = 200;

export type KeyedRequest = {
  /** Digest of the id of the user or service account and the key as it was sent. */
  key: string;
  /** Keyed digest of the operation and its input; empty for a request of the system. */
  payload: string;
  at: Date;
};

/**
 * `formerPayloads` are other digests of the same request: by SECRETS_KEY_PREVIOUS, and by migration 0012 from a
 * version that did not digest the operation.
 */
type SentRequest = KeyedRequest & { formerPayloads?: string[] };

export const payloadsOf = ({ payload, formerPayloads = [] }: SentRequest) => [payload, ...formerPayloads];

export type Keyed = { requests?: KeyedRequest[] };

const text = { type: String, required: true };

export const requestsField = {
  type: [
    new Schema<KeyedRequest>(
      { key: text, payload: { type: String, default: '' }, at: { type: Date, required: true } },
      { _id: false },
    ),
  ],
  default: undefined,
};

const DIGEST_BYTES = 16;

const digestOf = (value: string) => createHash('sha256').update(value).digest();

const shortened = (digest: Buffer) => digest.subarray(0, DIGEST_BYTES).toString('base64url');

const keyOf = (value: string) => shortened(digestOf(value));

/** A secret that is not in the database: the sent key is not stored. */
const secretOf = (env: Env, sentKey: string) =>
  canDeriveSecrets(env) ? derivedSecret(env, { salt: sentKey, purpose: 'repeated requests' }) : sentKey;

const keyedDigest = (secret: string | Buffer, value: string) =>
  shortened(createHmac('sha256', secret).update(value).digest());

export const migratedRequest = <Stored extends Pick<KeyedRequest, 'key' | 'payload'>>(
  stored: Stored,
): Stored => {
  const { key, payload } = stored;
  const isSent = /^[0-9a-f]{24}:/.test(key);
  return { ...stored, key: keyOf(key), payload: isSent ? keyedDigest(key, payload) : '' };
};

type Sent = { name: string | null; given: unknown };

/** Null without a key, or without a caller whose key it is. */
export const keyedRequest = (ctx: Ctx, { name, given }: Sent): SentRequest | null => {
  const { idempotencyKey, actor, env, now } = ctx;
  if (idempotencyKey === null || !actor) return null;
  if (idempotencyKey.length < 1 || idempotencyKey.length > MAX_KEY_LENGTH) {
    throw invalidField('idempotencyKey', {
      reason: 'IDEMPOTENCY_KEY_INVALID',
      message: messages.idempotencyKeyLength,
    });
  }
  if (name === null) throw new Error('an operation that takes a key needs its name in bff/src/operations.ts');
  const sentKey = `${actorId(actor)}:${idempotencyKey}`;
  const payload = stringify(given) ?? '';
  const digestUnder = (one: Env) => keyedDigest(secretOf(one, sentKey), JSON.stringify([name, payload]));
  const before = beforeNewKey(env);
  return {
    key: keyOf(sentKey),
    payload: digestUnder(env),
    formerPayloads: [
      ...(before ? [digestUnder(before)] : []),
      keyedDigest(sentKey, digestOf(payload).toString('base64url')),
    ],
    at: now,
  };
};

export const systemRequest = (key: string, at: Date): KeyedRequest => ({ key: keyOf(key), payload: '', at });

export const partOf = (request: KeyedRequest, id: string): KeyedRequest => ({
  ...request,
  key: keyOf(`${request.key}:${id}`),
});

export const storedRequest = ({ key, payload, at }: KeyedRequest): KeyedRequest => ({ key, payload, at });

const ID_BYTES = 12;

export const createdId = ({ key }: KeyedRequest) =>
  Buffer.from(key, 'base64url').subarray(0, ID_BYTES).toString('hex');

/** An id that is the same for every attempt with this key and payload. */
export const attemptId = (action: string, { key, payload }: KeyedRequest) =>
  digestOf(JSON.stringify([action, key, payload]))
    .subarray(0, ID_BYTES)
    .toString('hex');

export const idFor = (request: KeyedRequest | null) =>
  request ? new Types.ObjectId(createdId(request)) : new Types.ObjectId();

/** Fields of a created document. Its id is derived from the key, so that it is created only once. */
export const createdBy = (request: KeyedRequest | null) =>
  request ? { _id: idFor(request), requests: [storedRequest(request)] } : {};

const youngerThan = (hours: number, now: Date) => {
  const oldest = now.getTime() - hours * HOUR_MS;
  return ({ at }: KeyedRequest) => at.getTime() > oldest;
};

/** Drops the oldest requests if there are too many, but none of the last day. */
const remembered = (requests: KeyedRequest[], now: Date) => {
  const all = requests.filter(youngerThan(REMEMBERED_HOURS.most, now));
  if (all.length < MAX_REQUESTS) return all;
  const recent = all.filter(youngerThan(REMEMBERED_HOURS.least, now));
  const [oldest] = recent;
  if (recent.length < MAX_REQUESTS || !oldest) return recent;
  const freeAt = oldest.at.getTime() + REMEMBERED_HOURS.least * HOUR_MS;
  throw new DomainError('TOO_MANY_ATTEMPTS', messages.tooManyTries, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000))) },
  });
};

export const changedBy = ({ requests = [] }: Keyed, request: KeyedRequest | null): Keyed =>
  request ? { requests: [...remembered(requests, request.at), storedRequest(request)] } : {};

export const reusedKey = () =>
  invalidField('idempotencyKey', {
    reason: 'IDEMPOTENCY_KEY_REUSED',
    message: messages.idempotencyKeyReused,
  });

/** Whether a request with this key has written the document. Throws if its payload was different. */
export const isWrittenBy = ({ requests = [] }: Keyed, request: SentRequest | null) => {
  const same = request && requests.find(({ key }) => key === request.key);
  if (same && !payloadsOf(request).includes(same.payload)) throw reusedKey();
  return Boolean(same);
};

type Readable<Document> = {
  collection: { collectionName: string };
  find: (filter: object) => { lean: () => PromiseLike<Document[]> };
};

export type Repeat<Result> = {
  (ctx: Ctx, request: KeyedRequest): Promise<{ result: Result } | null>;
  storedIn: string | null;
};

export const repeatable = <Document extends Keyed, Result extends object>(
  model: Readable<Document>,
  toResult: (document: Document, ctx: Ctx) => Result | null | Promise<Result | null>,
): Repeat<Result> => {
  const byKeys = async (keys: readonly string[]) => {
    const documents = await model.find({ 'requests.key': { $in: keys } }).lean();
    const byKey = new Map(
      documents.flatMap((document) => (document.requests ?? []).map(({ key }) => [key, document])),
    );
    return keys.map((key) => byKey.get(key) ?? null);
  };
  const loader = perRequest(() => new DataLoader(byKeys, { cache: false }));
  const repeat = async (ctx: Ctx, request: KeyedRequest) => {
    const document = await loader(ctx).load(request.key);
    const result = document && isWrittenBy(document, request) ? await toResult(document, ctx) : null;
    return result && { result };
  };
  return Object.assign(repeat, { storedIn: model.collection.collectionName });
};

export const runAgain: Repeat<never> = Object.assign(() => Promise.resolve(null), { storedIn: null });

type Stored = Pick<KeyedRequest, 'key' | 'payload'> & { storedIn: string };

export const isStored = async ({ storedIn, key, payload }: Stored) => {
  const documents = mongoose.connection.collection<Keyed>(storedIn);
  const document = await documents.findOne({ 'requests.key': key }, { projection: { requests: 1 } });
  return (document?.requests ?? []).some((request) => request.key === key && request.payload === payload);
};

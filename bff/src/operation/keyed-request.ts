import { createHash, createHmac, randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { addHours } from 'date-fns';
import mongoose, { Schema, Types } from 'mongoose';
import stringify from 'safe-stable-stringify';
import { messages } from '#domain/messages.ts';
import { actorId, type Ctx } from './context.ts';
import { invalidField } from './input.ts';
import { KeyClaimModel } from './key-claim.model.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { perRequest } from './per-request.ts';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from '../process/derived-secret.ts';
import type { Env } from '../process/env.ts';

export const MAX_KEY_LENGTH = 128;
/** Hours for which a request is remembered. */
export const REMEMBERED_HOURS = 48;
/** Requests in a document. Once it has `most`, all but the newest `least` are kept by their claims alone. */
export const STORED_REQUESTS = { most: 100, least: 50 } as const;

export type KeyedRequest = {
  /** Digest of the id of the user or service account and the key as it was sent. */
  key: string;
  /** Keyed digest of the operation and its input; empty for a request of the system. */
  payload: string;
  at: Date;
};

/** `formerPayloads` are other digests of the same request, by SECRETS_KEY_PREVIOUS. */
type SentRequest = KeyedRequest & { formerPayloads?: string[] };

export const payloadsOf = ({ payload, formerPayloads = [] }: SentRequest) => [payload, ...formerPayloads];

export type Keyed = { requests?: KeyedRequest[] };

/** The source of a ledger entry that a request makes: the same when it is repeated with its key. */
export const sourceOf = (kind: string, request: KeyedRequest | null) =>
  `${kind}:${request?.key ?? randomUUID()}`;

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
    formerPayloads: before ? [digestUnder(before)] : [],
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

const MOVE_ATTEMPTS = 3;

type DocumentId = Types.ObjectId | string;

/** Repeated when a claim with the same key is inserted meanwhile: then the claim exists, and is updated. */
const moveToClaims = async (writtenTo: DocumentId, requests: readonly KeyedRequest[]) => {
  const updates = requests.map(({ key, payload, at }) => ({
    updateOne: {
      filter: { _id: key },
      update: {
        $set: { payload, writtenTo, expiresAt: addHours(at, REMEMBERED_HOURS) },
        $setOnInsert: { attempts: 1 },
      },
      upsert: true,
    },
  }));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await KeyClaimModel.bulkWrite(updates, { ordered: false });
      return;
    } catch (error) {
      if (attempt === MOVE_ATTEMPTS || !isDuplicateKey(error)) throw error;
    }
  }
};

/**
 * What a write by this request changes in the document's memory. The memory is bounded, and no number of requests
 * refuses another: older ones are first recorded in their claims, so that a repeated request still finds its result.
 */
export const changedBy = async (
  { _id, requests = [] }: Keyed & { _id: DocumentId },
  request: KeyedRequest | null,
): Promise<Keyed> => {
  if (!request) return {};
  const recent = requests.filter(({ at }) => addHours(at, REMEMBERED_HOURS) > request.at);
  const moved = recent.length < STORED_REQUESTS.most ? [] : recent.slice(0, -STORED_REQUESTS.least);
  if (moved.length > 0) await moveToClaims(_id, moved);
  return { requests: [...recent.slice(moved.length), storedRequest(request)] };
};

export const reusedKey = () =>
  invalidField('idempotencyKey', {
    reason: 'IDEMPOTENCY_KEY_REUSED',
    message: messages.idempotencyKeyReused,
  });

const requireSamePayload = (request: SentRequest, { payload }: { payload: string }) => {
  if (!payloadsOf(request).includes(payload)) throw reusedKey();
};

/** Whether a request with this key has written the document. Throws if its payload was different. */
export const isWrittenBy = ({ requests = [] }: Keyed, request: SentRequest | null) => {
  const same = request && requests.find(({ key }) => key === request.key);
  if (!same) return false;
  requireSamePayload(request, same);
  return true;
};

/** The TTL index deletes expired claims later, and not on every server. */
const findMoved = (requests: readonly SentRequest[]) =>
  KeyClaimModel.find({
    _id: { $in: requests.map(({ key }) => key) },
    writtenTo: { $ne: null },
    expiresAt: { $gt: requests[0]?.at },
  }).lean();

/** As `isWrittenBy`, also if the document no longer stores the request itself. */
export const wasWrittenBy = async (
  document: Keyed & { _id: DocumentId },
  request: SentRequest | null,
): Promise<boolean> => {
  if (isWrittenBy(document, request)) return true;
  // Moved requests are older than those that stay: if fewer stay, no moved one has to be remembered.
  if (!request || (document.requests ?? []).length < STORED_REQUESTS.least) return false;
  const [moved] = await findMoved([request]);
  if (!moved) return false;
  requireSamePayload(request, moved);
  return String(moved.writtenTo) === String(document._id);
};

type Readable<Document> = {
  collection: { collectionName: string };
  schema: { path: (name: string) => unknown };
  find: (filter: object) => { lean: () => PromiseLike<Document[]> };
};

export type Repeat<Result> = {
  (ctx: Ctx, request: KeyedRequest): Promise<{ result: Result } | null>;
  storedIn: string | null;
  /** The id of the document that a write with this result has changed; null if it runs again. */
  writtenTo(result: Result): string | null;
  runsAgain?: true;
};

export const repeatable = <Document extends Keyed & { _id: DocumentId }, Result extends object>(
  model: Readable<Document>,
  toResult: (document: Document, ctx: Ctx) => Result | null | Promise<Result | null>,
  writtenTo: (result: Result) => string = (result) => (result as unknown as { id: string }).id,
): Repeat<Result> => {
  const keepsRequests = Boolean(model.schema.path('requests'));
  const read = (filter: object) => model.find(filter).lean();
  const writtenBy = async (requests: readonly SentRequest[]) => {
    const keys = requests.map(({ key }) => key);
    const documents = keepsRequests ? await read({ 'requests.key': { $in: keys } }) : [];
    const claims = await findMoved(requests);
    const isOwn = ({ _id, payload }: { _id: string; payload: string }) =>
      requests.some((request) => request.key === _id && payloadsOf(request).includes(payload));
    const ownIds = claims.filter(isOwn).map(({ writtenTo }) => writtenTo);
    const moved = claims.length > 0 ? await read({ _id: { $in: ownIds } }) : [];
    const byKey = new Map([
      ...claims.map(({ _id, payload, writtenTo }) => {
        const document = moved.find((one) => String(one._id) === String(writtenTo));
        return [_id, { payload, document }] as const;
      }),
      ...documents.flatMap((document) =>
        (document.requests ?? []).map(({ key, payload }) => [key, { payload, document }] as const),
      ),
    ]);
    return requests.map(({ key }) => byKey.get(key) ?? null);
  };
  const loader = perRequest(() => new DataLoader(writtenBy, { cache: false }));
  const repeat = async (ctx: Ctx, request: SentRequest) => {
    const written = await loader(ctx).load(request);
    if (!written) return null;
    requireSamePayload(request, written);
    const result = written.document && (await toResult(written.document, ctx));
    return result ? { result } : null;
  };
  return Object.assign(repeat, { storedIn: model.collection.collectionName, writtenTo });
};

export const runAgain: Repeat<never> = Object.assign(() => Promise.resolve(null), {
  storedIn: null,
  writtenTo: () => null,
  runsAgain: true as const,
});

type Stored = Pick<KeyedRequest, 'key' | 'payload'> & { storedIn: string };

export const isStored = async ({ storedIn, key, payload }: Stored) => {
  const documents = mongoose.connection.collection<Keyed>(storedIn);
  const document = await documents.findOne({ 'requests.key': key }, { projection: { requests: 1 } });
  if (document) {
    return (document.requests ?? []).some((request) => request.key === key && request.payload === payload);
  }
  return Boolean(await KeyClaimModel.exists({ _id: key, payload, writtenTo: { $ne: null } }));
};

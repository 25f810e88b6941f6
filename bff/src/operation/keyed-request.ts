import { createHash, createHmac } from 'node:crypto';
import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import stringify from 'safe-stable-stringify';
import { messages } from '#domain/messages.ts';
import { actorId, type Ctx } from './context.ts';
import { finderById } from './find-by-id.ts';
import { invalidField } from './input.ts';
import { KeyClaimModel, type KeyClaimDocument } from './key-claim.model.ts';
import { perRequest } from './per-request.ts';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from '../process/derived-secret.ts';
import type { Env } from '../process/env.ts';

export const MAX_KEY_LENGTH = 128;
/** Hours for which a request is remembered. */
export const REMEMBERED_HOURS = 48;

export type KeyedRequest = {
  /** Digest of the id of the user or service account and the key as it was sent. */
  key: string;
  /** Keyed digest of the operation and its input; empty for a request of the system. */
  payload: string;
  at: Date;
  /** The id of what it creates; without it the id follows from the key. */
  id?: string;
};

/** `formerPayloads` are other digests of the same request, by SECRETS_KEY_PREVIOUS. */
type SentRequest = KeyedRequest & { formerPayloads?: string[] };

export const payloadsOf = ({ payload, formerPayloads = [] }: SentRequest) => [payload, ...formerPayloads];

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
    id: new Types.ObjectId().toString(),
  };
};

export const systemRequest = (key: string, at: Date): KeyedRequest => ({ key: keyOf(key), payload: '', at });

export const partOf = ({ id: _, ...request }: KeyedRequest, partId: string): KeyedRequest => ({
  ...request,
  key: keyOf(`${request.key}:${partId}`),
});

const ID_BYTES = 12;

export const createdId = ({ key, id }: KeyedRequest) =>
  id ?? Buffer.from(key, 'base64url').subarray(0, ID_BYTES).toString('hex');

/** An id that is the same for every attempt with this key and payload. */
export const attemptId = (action: string, { key, payload }: KeyedRequest) =>
  digestOf(JSON.stringify([action, key, payload]))
    .subarray(0, ID_BYTES)
    .toString('hex');

export const idFor = (request: KeyedRequest | null) =>
  request ? new Types.ObjectId(createdId(request)) : new Types.ObjectId();

export const reusedKey = () =>
  invalidField('idempotencyKey', {
    reason: 'IDEMPOTENCY_KEY_REUSED',
    message: messages.idempotencyKeyReused,
  });

type Claim = KeyClaimDocument | null;

/** The TTL index deletes expired claims later, and not on every server. */
const findClaims = async (requests: readonly SentRequest[]): Promise<Claim[]> => {
  const claims = await KeyClaimModel.find({
    _id: { $in: requests.map(({ key }) => key) },
    expiresAt: { $gt: requests[0]?.at },
  }).lean();
  return requests.map(({ key }) => claims.find(({ _id }) => _id === key) ?? null);
};

const claimLoader = perRequest(() => new DataLoader(findClaims, { cache: false }));

/** Each is used once. */
const claimsAhead = perRequest(() => new Map<string, Claim>());

/** For several writes in one transaction, each with a key of its own. */
export const readClaimsAhead = async (ctx: Ctx, requests: readonly KeyedRequest[]) => {
  const claims = await findClaims(requests);
  requests.forEach(({ key }, index) => claimsAhead(ctx).set(key, claims[index] ?? null));
};

/** Throws if another request has the key. */
const claimOf = async (ctx: Ctx, request: SentRequest): Promise<Claim> => {
  const ahead = claimsAhead(ctx).get(request.key);
  claimsAhead(ctx).delete(request.key);
  const claim = ahead === undefined ? await claimLoader(ctx).load(request) : ahead;
  if (claim && !payloadsOf(request).includes(claim.payload)) throw reusedKey();
  return claim;
};

/** Those of these requests that have written something. */
export const findWritten = async <Request extends KeyedRequest>(
  requests: readonly Request[],
): Promise<Request[]> => {
  const claims = await findClaims(requests);
  return requests.filter((request, index) => {
    const claim = claims[index];
    return claim?.writtenTo !== undefined && payloadsOf(request).includes(claim.payload);
  });
};

type DocumentId = Types.ObjectId | string;

type Readable<Document> = {
  collection: { collectionName: string };
  find: (filter: object) => { lean: () => PromiseLike<Document[]> };
};

/** What a key is stored with. */
export type Written = Pick<KeyClaimDocument, 'writtenTo' | 'result'>;

/** Finds the result of a request that is repeated with its key. */
export type Repeat<Result, Known = unknown> = {
  (ctx: Ctx, request: KeyedRequest): Promise<{ result: Result } | null>;
  /** The collection of the document from which the result is read again. */
  storedIn: string | null;
  written(result: Result, known: Known): Written;
  runsAgain?: true;
};

/** The result is read again from the document that was written; `writtenTo` is its id. */
export const repeatableBy = <Document extends { _id: DocumentId }, Result extends object, Known = unknown>(
  model: Readable<Document>,
  toResult: (document: Document, ctx: Ctx) => Result | null | Promise<Result | null>,
  writtenTo: (result: Result, known: Known) => DocumentId,
): Repeat<Result, Known> => {
  const loader = perRequest(
    () =>
      new DataLoader(
        finderById<Document, Document>(model, (one) => one),
        { cache: false },
      ),
  );
  const repeat = async (ctx: Ctx, request: SentRequest) => {
    const claim = await claimOf(ctx, request);
    const document = claim?.writtenTo ? await loader(ctx).load(claim.writtenTo.toString()) : null;
    const result = document && (await toResult(document, ctx));
    return result ? { result } : null;
  };
  return Object.assign(repeat, {
    storedIn: model.collection.collectionName,
    written: (result: Result, known: Known) => ({ writtenTo: writtenTo(result, known).toString() }),
  });
};

/** The same for a result that has the id of the document. */
export const repeatable = <Document extends { _id: DocumentId }, Result extends { id: string }>(
  model: Readable<Document>,
  toResult: (document: Document, ctx: Ctx) => Result | null | Promise<Result | null>,
) => repeatableBy(model, toResult, ({ id }) => id);

/** The key is stored with the result. It is for small results without personal data, which nobody erases. */
export const repeatOfResult = <Result extends object>(): Repeat<Result> => {
  const repeat = async (ctx: Ctx, request: SentRequest) => {
    const claim = await claimOf(ctx, request);
    return claim?.result ? { result: claim.result as Result } : null;
  };
  return Object.assign(repeat, { storedIn: null, written: (result: Result) => ({ result }) });
};

export const runAgain: Repeat<never> = Object.assign(() => Promise.resolve(null), {
  storedIn: null,
  written: () => ({}),
  runsAgain: true as const,
});

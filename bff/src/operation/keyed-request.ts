import { createHash } from 'node:crypto';
import mongoose, { Schema, Types } from 'mongoose';
import stringify from 'safe-stable-stringify';
import { messages } from '#domain/messages.ts';
import type { Ctx } from './context.ts';
import { invalidField } from './input.ts';

export const MAX_KEY_LENGTH = 128;
const KEPT_MS = 48 * 60 * 60 * 1_000;

/** A write that its sender may repeat under the same Idempotency-Key; stored in the document that it changes. */
export type KeyedRequest = {
  /** The user's id and the key as it was sent. */
  key: string;
  /** Digest of what was sent. */
  payload: string;
  at: Date;
};

/** A document that remembers the keyed requests of the last days that wrote it. */
export type Keyed = { requests?: KeyedRequest[] };

const text = { type: String, required: true };

export const requestsField = {
  type: [
    new Schema<KeyedRequest>(
      { key: text, payload: text, at: { type: Date, required: true } },
      { _id: false },
    ),
  ],
  default: undefined,
};

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Null without a key, or without a user whose key it is. */
export const keyedRequest = ({ idempotencyKey, actor, now }: Ctx, given: unknown): KeyedRequest | null => {
  if (idempotencyKey === null || !actor) return null;
  if (idempotencyKey.length < 1 || idempotencyKey.length > MAX_KEY_LENGTH) {
    throw invalidField('idempotencyKey', {
      reason: 'IDEMPOTENCY_KEY_INVALID',
      message: messages.idempotencyKeyLength,
    });
  }
  return requestOf(`${actor.user.id}:${idempotencyKey}`, given, now);
};

export const requestOf = (key: string, given: unknown, at: Date): KeyedRequest => ({
  key,
  payload: digest(stringify(given) ?? '').toString('base64url'),
  at,
});

const ID_BYTES = 12;

const idOf = (text: string) => digest(text).subarray(0, ID_BYTES).toString('hex');

/** The id of what the request creates. */
export const createdId = ({ key }: KeyedRequest) => idOf(key);

/** The same for every attempt at one action under one key with one payload. */
export const attemptId = (action: string, { key, payload }: KeyedRequest) =>
  idOf(JSON.stringify([action, key, payload]));

/** For a document that the request creates: its id follows from the key, so that there is never a second one. */
export const createdBy = (request: KeyedRequest | null) =>
  request ? { _id: new Types.ObjectId(createdId(request)), requests: [request] } : {};

/** For a document that the request changes. */
export const changedBy = ({ requests = [] }: Keyed, request: KeyedRequest | null): Keyed => {
  if (!request) return {};
  const oldest = request.at.getTime() - KEPT_MS;
  return { requests: [...requests.filter(({ at }) => at.getTime() > oldest), request] };
};

/** Whether the document was written by a request of this key; throws when that one sent something else. */
export const isWrittenBy = ({ requests = [] }: Keyed, request: KeyedRequest | null) => {
  const same = request && requests.find(({ key }) => key === request.key);
  if (same && same.payload !== request.payload) {
    throw invalidField('idempotencyKey', {
      reason: 'IDEMPOTENCY_KEY_REUSED',
      message: messages.idempotencyKeyReused,
    });
  }
  return Boolean(same);
};

type Readable<Document> = {
  collection: { collectionName: string };
  findOne: (filter: object) => { lean: () => PromiseLike<Document | null> };
};

export type Repeat<Answer> = {
  /** The answer that a keyed request was given before; null for a new one. */
  (request: KeyedRequest): Promise<{ answer: Answer } | null>;
  /** The collection whose documents store the request. */
  storedIn: string;
};

export const repeatable = <Document extends Keyed, Answer extends object>(
  model: Readable<Document>,
  toAnswer: (document: Document) => Answer | null | Promise<Answer | null>,
): Repeat<Answer> => {
  const repeat = async (request: KeyedRequest) => {
    const document = await model.findOne({ 'requests.key': request.key }).lean();
    const answer = document && isWrittenBy(document, request) ? await toAnswer(document) : null;
    return answer && { answer };
  };
  return Object.assign(repeat, { storedIn: model.collection.collectionName });
};

type Stored = Pick<KeyedRequest, 'key' | 'payload'> & { storedIn: string };

/** Whether a document of the collection was written by the request. */
export const isStored = async ({ storedIn, key, payload }: Stored) => {
  const documents = mongoose.connection.collection<Keyed>(storedIn);
  const document = await documents.findOne({ 'requests.key': key }, { projection: { requests: 1 } });
  return (document?.requests ?? []).some((request) => request.key === key && request.payload === payload);
};

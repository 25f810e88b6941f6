import { createHash, createHmac, randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import mongoose from 'mongoose';
import stringify from 'safe-stable-stringify';
import { describe, expect, it } from 'vitest';
import { allModels } from '../../src/models.ts';
import { KeyClaimModel } from '../../src/operation/key-claim.model.ts';
import { PASSWORD, aDocumentNumber, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { operationList } from '../operation-list.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const textsIn = (value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  if (value instanceof Date) return [];
  if (value instanceof mongoose.Types.ObjectId) return [value.toString()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)];
};

/** Every text and id that a copy of the database has. */
const copied = async () => {
  const documents = await Promise.all(allModels.map(({ collection }) => collection.find().toArray()));
  return new Set(textsIn(documents.flat()));
};

const ACTIONS = ['user.update', 'referral.create'];
const NAMES = operationList.map(({ name }) => name.split('.')[1] ?? '');

/** The ways in which a digest was or is stored: whole or cut, as hexadecimal digits or base64url. */
const written = (digest: Buffer) =>
  [32, 16, 12].flatMap((bytes) => {
    const part = digest.subarray(0, bytes);
    return [part.toString('hex'), part.toString('base64url')];
  });

/** The digests that somebody with a copy of the database and the code can compute from a guess. */
const digestsOf = (given: object, copy: ReadonlySet<string>) => {
  const sent = stringify(given);
  const plain = createHash('sha256').update(sent).digest();
  const payloads = [sent, plain.toString('base64url'), ...NAMES.map((name) => JSON.stringify([name, sent]))];
  const ids = ACTIONS.flatMap((action) =>
    [...copy].map((key) =>
      createHash('sha256')
        .update(JSON.stringify([action, key, plain.toString('base64url')]))
        .digest(),
    ),
  );
  const keyed = [...copy].flatMap((key) =>
    payloads.map((payload) => createHmac('sha256', key).update(payload).digest()),
  );
  const unkeyed = payloads.map((payload) => createHash('sha256').update(payload).digest());
  return new Set([...unkeyed, ...ids, ...keyed].flatMap(written));
};

/** Whether the copy confirms the guess. */
const isConfirmed = async (given: object) => {
  const copy = await copied();
  const digests = digestsOf(given, copy);
  return [...copy].some((text) => digests.has(text));
};

/** Staff corrected a document, once with and once without a key; a friend invited the person. Then it is anonymised. */
const anAnonymised = async () => {
  const member = await aStudent(server);
  const friend = await aStudent(server);
  const { id } = member;
  const documentNumber = aDocumentNumber();
  const keyed = connectGraphql(server.url, admin.token, { 'idempotency-key': randomUUID() });
  good(await keyed.updateUser({ id, documentNumber }));
  const other = aDocumentNumber();
  good(await admin.api.updateUser({ id, documentNumber: other }));
  const referredEmail = anEmail();
  const inviting = connectGraphql(server.url, friend.token, { 'idempotency-key': randomUUID() });
  good(await inviting.createReferral({ referredEmail }));
  good(await member.api.requestDeletion({ currentPassword: PASSWORD }));
  return {
    guesses: [{ id, documentNumber }, { id, documentNumber: other }, { referredEmail }],
    anonymise: async () => {
      const staff = admin.api;
      good(await staff.settleDeletion({ userId: id, decision: 'approve' }));
    },
  };
};

describe('a digest of a request about a person', () => {
  it('cannot be reversed from a copy of the database', async () => {
    const { guesses, anonymise } = await anAnonymised();
    for (const guess of guesses) expect(await isConfirmed(guess)).toBe(false);
    await anonymise();
    for (const guess of guesses) expect(await isConfirmed(guess)).toBe(false);
  }, 60_000);

  it('would be reversed without a key', async () => {
    const { guesses } = await anAnonymised();
    const [correction] = guesses;
    const payload = createHash('sha256')
      .update(stringify(correction) ?? '')
      .digest('base64url');
    const expiresAt = addHours(new Date(), 48);
    await KeyClaimModel.create({ _id: randomUUID(), payload, expiresAt });
    expect(await isConfirmed(correction ?? {})).toBe(true);
  }, 60_000);
});

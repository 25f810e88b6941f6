import { randomUUID } from 'node:crypto';
import { addHours, subHours } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { ReferralModel } from '../../src/features/referrals/referral.model.ts';
import { KeyClaimModel } from '../../src/operation/key-claim.model.ts';
import type { Result } from '../academy-api.ts';
import { aStudent, anEmail, givePoints, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

const ROUNDS = 12;
const PATIENCE_MS = 120_000;
const REUSED = { status: 422, detail: messages.idempotencyKeyReused };

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectRest });

const aRichStudent = async () => {
  const member = await aStudent(surface());
  await givePoints(member.id, 1_000);
  return member;
};

type Writer = { member: Member; key: string; url?: string };

const apiOf = ({ member, key, url = server.url }: Writer) =>
  connectRest(url, member.token, { 'idempotency-key': key });

const redeem = (writer: Writer) => apiOf(writer).redeem({ points: 10, description: 'Descuento' });
const refer = (writer: Writer) => apiOf(writer).createReferral({ referredEmail: anEmail() });

const effectsOf = async ({ id }: Member) => ({
  redeemed: await PointsEntryModel.countDocuments({ userId: id, type: 'redeem' }),
  referred: await ReferralModel.countDocuments({ referrerId: id }),
});

if (isWhole) {
  describe('a key in two processes', () => {
    let others: ServerProcess[];

    beforeAll(async () => {
      const { DB_NAME = '', MONGODB_URI = '' } = server.settings;
      const settings = { DB_NAME, MONGODB_URI, RATE_LIMITS: 'off' };
      others = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    }, PATIENCE_MS);
    afterAll(() => Promise.all(others.map(({ stop }) => stop('SIGKILL'))));

    it('is accepted for one of two concurrent operations', async () => {
      const [first, second] = others.map(({ url }) => url);
      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = { member: await aRichStudent(), key: randomUUID() };
        const results: Result<unknown>[] = await Promise.all([
          redeem({ ...writer, url: first }),
          refer({ ...writer, url: second }),
        ]);
        expect(results.filter(({ ok }) => ok)).toHaveLength(1);
        expect(results.find(({ ok }) => !ok)).toMatchObject(REUSED);
        const { redeemed, referred } = await effectsOf(writer.member);
        expect(redeemed + referred).toBe(1);
      }
    });
  });
}

/** One that claimed its key and ended with its process, before anything else. */
const aCrashedAttempt = async (writer: Writer) => {
  await givePoints(writer.member.id, 10);
  good(await redeem(writer));
  await PointsEntryModel.deleteMany({ userId: writer.member.id });
};

describe('a rejected write', () => {
  it('does not use up its key', async () => {
    const member = await aStudent(surface());
    const writer = { member, key: randomUUID() };
    expect(await redeem(writer)).toMatchObject({ status: 409 });
    good(await refer(writer));
    expect(await redeem(writer)).toMatchObject(REUSED);
  });

  it('keeps its key while another attempt may be under way', async () => {
    const member = await aStudent(surface());
    const writer = { member, key: randomUUID() };
    await KeyClaimModel.deleteMany({});
    const rejected = await Promise.all([redeem(writer), redeem(writer), redeem(writer)]);
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await KeyClaimModel.countDocuments()).toBe(0);
    await aCrashedAttempt(writer);
    expect(await redeem(writer)).toMatchObject({ status: 409 });
    expect(await refer(writer)).toMatchObject(REUSED);
  });
});

describe('a key of a write that is done', () => {
  const aChange = async () => {
    const member = await aStudent(surface());
    const send = (city: string, key: string) =>
      connectGraphql(server.url, member.token, { 'idempotency-key': key }).updateProfile({ city });
    return { member, send, key: randomUUID() };
  };

  it('changes nothing again, whatever was changed since', async () => {
    const { send, key } = await aChange();
    good(await send('Primera', key));
    good(await send('Segunda', randomUUID()));
    expect(good(await send('Primera', key))).toMatchObject({ city: 'Segunda' });
    expect(await send('Tercera', key)).toMatchObject(REUSED);
  });

  it('is returned to a repetition that looked for it before and is refused for what it has written', async () => {
    const member = await aStudent(surface());
    await givePoints(member.id, 10);
    const writer = { member, key: randomUUID() };
    const { limits } = server.deps;
    const consumeBy = limits.consumeBy.bind(limits);
    // Counted after its key is looked up and before its transaction begins.
    vi.spyOn(limits, 'consumeBy').mockImplementationOnce((tell) => {
      const consume = consumeBy(tell);
      return async (rule, key) => {
        if (rule === 'writeByUser') good(await redeem(writer));
        return consume(rule, key);
      };
    });
    expect(good(await redeem(writer)).points).toBe(0);
    expect(await effectsOf(member)).toMatchObject({ redeemed: 1 });
    expect(await AuditEntryModel.countDocuments({ subjectId: member.id, outcome: 'refused' })).toBe(0);
  });

  it('is stored for two days, and then free for another write or the same', async () => {
    const writer = { member: await aRichStudent(), key: randomUUID() };
    await KeyClaimModel.deleteMany({});
    good(await redeem(writer));
    const { expiresAt } = await KeyClaimModel.findOne().orFail().lean();
    expect(expiresAt > addHours(new Date(), 47)).toBe(true);
    for (const write of [redeem, refer, refer]) {
      // The TTL index has not removed it yet.
      await KeyClaimModel.updateMany({}, { $set: { expiresAt: subHours(new Date(), 1) } });
      good<unknown>(await write(writer));
    }
    expect(await effectsOf(writer.member)).toEqual({ redeemed: 2, referred: 2 });
  });
});

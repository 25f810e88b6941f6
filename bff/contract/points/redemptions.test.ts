import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { codeText } from '#domain/points/redemption-code.ts';
import { verify } from '../../cli/verify/verify.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { NO_SUCH_ID, aRedemption, aStudent, anAdmin, givePoints, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

const PARALLEL = 20;
const PATIENCE_MS = 120_000;

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));

const staff = (headers?: Record<string, string>, url = server.url) =>
  connectGraphql(url, admin.token, headers);

const HANDED_OUT = { ok: false, status: 409, detail: messages.redemptionHandedOut };
const NOT_FOUND = { ok: false, status: 404, detail: messages.redemptionNotFound };

describe('a redemption', () => {
  it('shows its student a code, and when it was handed out', async () => {
    await givePoints(student.id, 30);
    const { transaction } = good(await student.api.redeem({ points: 30, description: 'Gorra' }));
    const find = async () =>
      good(await student.api.myRedemptions()).nodes.find(({ id }) => id === transaction.id);
    const before = await find();
    expect(before?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(before?.handedOutAt).toBeNull();
    const handedOut = good(await staff().handOutRedemption({ code: before?.code }));
    expect(handedOut).toMatchObject({
      id: transaction.id,
      points: 30,
      description: 'Gorra',
      user: { id: student.id },
      handedOutAt: expect.any(String),
    });
    expect((await find())?.handedOutAt).toBe(handedOut.handedOutAt);
  });

  it('has a code, other entries have none', async () => {
    await givePoints(student.id, 1);
    const adjusted = good(await student.api.myRedemptions()).nodes.filter(({ type }) => type === 'adjust');
    expect(adjusted.length).toBeGreaterThan(0);
    for (const { code, handedOutAt } of adjusted) expect([code, handedOutAt]).toEqual([null, null]);
  });

  it('is unchanged by REST', async () => {
    const api = connectRest(server.url, student.token);
    const [entry] = good(await api.myTransactions());
    expect(Object.keys(entry ?? {}).sort()).toEqual(
      ['createdAt', 'description', 'enrolmentId', 'id', 'points', 'type'].sort(),
    );
  });
});

describe('staff hands out', () => {
  it('by a code as it is read and typed, or by the id', async () => {
    const { code } = await aRedemption(student.id);
    good(await staff().handOutRedemption({ code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` }));
    const { id } = await aRedemption(student.id);
    good(await staff().handOutRedemption({ id }));
  });

  it('each once', async () => {
    const { id, code } = await aRedemption(student.id);
    good(await staff().handOutRedemption({ code }));
    expect(await staff().handOutRedemption({ code })).toEqual(HANDED_OUT);
    expect(await staff().handOutRedemption({ id })).toEqual(HANDED_OUT);
  });

  it.each([{ code: 'ZZZZZZZZ' }, { code: '?' }, { id: NO_SUCH_ID }, { id: 'x' }])(
    'nothing that is unknown: %j',
    async (input) => {
      expect(await staff().handOutRedemption(input)).toEqual(NOT_FOUND);
    },
  );

  it('nothing that was not redeemed', async () => {
    const { _id } = await givePoints(student.id, 1);
    expect(await staff().handOutRedemption({ id: String(_id) })).toEqual(NOT_FOUND);
  });

  it.each([{}, { id: NO_SUCH_ID, code: 'ZZZZZZZZ' }])('one named in one way: %j', async (input) => {
    expect(await staff().handOutRedemption(input)).toMatchObject({ status: 422 });
  });

  it('of two that share a code the one that is chosen by its id', async () => {
    const [one, other] = [await aRedemption(student.id), await aRedemption(student.id)];
    await PointsEntryModel.updateOne({ _id: other.id }, { $set: { code: one.code } });
    expect(await staff().handOutRedemption({ code: one.code })).toMatchObject({
      status: 409,
      detail: messages.redemptionCodeShared,
    });
    const { nodes } = good(await staff().redemptions({ code: one.code }));
    expect(nodes.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
    good(await staff().handOutRedemption({ id: other.id }));
    expect(good(await staff().handOutRedemption({ code: one.code })).id).toBe(one.id);
    expect(await staff().handOutRedemption({ code: one.code })).toEqual(HANDED_OUT);
    await PointsEntryModel.updateOne({ _id: other.id }, { $set: { code: other.code } });
  });

  it('and the audit trail has code and student', async () => {
    const { id, code } = await aRedemption(student.id);
    good(await staff().handOutRedemption({ id }));
    await staff().handOutRedemption({ id });
    const { nodes } = good(await staff().auditTrail({ filter: { subjectId: id } }));
    expect(nodes).toMatchObject([
      { action: 'redemption.handOut', outcome: 'refused', reason: messages.redemptionHandedOut },
      { action: 'redemption.handOut', outcome: 'done', subject: { label: `${codeText(code)} · Ana Gómez` } },
    ]);
  });
});

it('lists are filtered by waiting, handed out and code, newest first', async () => {
  const [first, second] = [await aRedemption(student.id), await aRedemption(student.id)];
  good(await staff().handOutRedemption({ id: first.id }));
  const ids = async (query: Record<string, unknown>) =>
    good(await staff().redemptions(query)).nodes.map(({ id }) => id);
  expect((await ids({}))[0]).toBe(second.id);
  expect(await ids({ state: 'pending' })).not.toContain(first.id);
  expect((await ids({ state: 'handed_out' }))[0]).toBe(first.id);
  expect(await ids({ state: 'handed_out' })).not.toContain(second.id);
  expect(await ids({ code: first.code })).toEqual([first.id]);
  expect(await ids({ code: first.code, state: 'pending' })).toEqual([]);
  const page = good(await staff().redemptions({ state: 'handed_out', first: 1 }));
  const next = await ids({ state: 'handed_out', first: 1, after: page.pageInfo.endCursor });
  expect(next).toHaveLength(1);
  expect(next).not.toContain(first.id);
});

describe('two processes', () => {
  let racers: ServerProcess[];

  beforeAll(async () => {
    const shared = { DB_NAME: server.settings.DB_NAME ?? '', MONGODB_URI: server.settings.MONGODB_URI ?? '' };
    racers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  }, PATIENCE_MS);
  afterAll(async () => {
    await Promise.all(racers.map(({ stop }) => stop()));
  });

  it('hand one out once, with many concurrent requests', async () => {
    const { id, code } = await aRedemption(student.id);
    const results = await Promise.all(
      racers.flatMap(({ url }) =>
        Array.from({ length: PARALLEL }, (_, index) =>
          staff({}, url).handOutRedemption(index % 2 ? { code } : { id }),
        ),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) expect(result).toEqual(HANDED_OUT);
    expect((await verify()).problems).toEqual([]);
  });
});

it('verify reports an entry that differs from its redemption', async () => {
  const { id } = await aRedemption(student.id);
  await PointsEntryModel.updateOne({ _id: id }, { $set: { handOut: 'handed_out', code: 'ZZZZZZZZ' } });
  expect((await verify()).problems).toEqual([
    `ledger entry ${id}: its code is not that of its id`,
    `ledger entry ${id}: it says handed_out against when it was handed out`,
  ]);
});

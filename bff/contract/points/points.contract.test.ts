import { beforeAll, describe, expect, it } from 'vitest';
import type { AcademyApi } from '../academy-api.ts';
import { aPending, aStudent, everyEffectStored, givePoints, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';
import { RawJson } from '../wire-json.ts';

const server = useTestServer();

const SHORT = { ok: false, status: 409, detail: 'Puntos insuficientes' };

describe.each(surfaces)('points by %s', (_surface, connect) => {
  const student = useBuilt(() => aStudent({ url: server.url, connect }));
  let visitor: AcademyApi;

  beforeAll(async () => {
    visitor = connect(server.url);
  });

  const redeem = (points: unknown, description: unknown = 'Descuento') =>
    student.api.redeem({ points, description });

  it('start at zero', async () => {
    const fresh = await aStudent({ url: server.url, connect });
    expect(good(await fresh.api.myPoints())).toBe(0);
    expect(good(await fresh.api.myTransactions())).toEqual([]);
    expect(await fresh.api.redeem({ points: 1, description: 'Nada' })).toEqual(SHORT);
  });

  it('are redeemed down to zero, never below, and each result shows the balance and its entry', async () => {
    const member = await aStudent({ url: server.url, connect });
    await givePoints(member.id, 100);
    const first = good(await member.api.redeem({ points: 60, description: '  Descuento en Nivel II ' }));
    expect(first).toEqual({
      points: 40,
      transaction: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'redeem',
        points: -60,
        description: 'Descuento en Nivel II',
        createdAt: expect.any(String),
        enrolmentId: null,
      },
    });
    expect(await member.api.redeem({ points: 41, description: 'Demasiado' })).toEqual(SHORT);
    const last = good(await member.api.redeem({ points: 40, description: 'El resto' }));
    expect(good(await member.api.myPoints())).toBe(0);
    const ledger = good(await member.api.myTransactions());
    expect(ledger.slice(0, 2)).toEqual([last.transaction, first.transaction]);
    expect(ledger[2]).toMatchObject({ type: 'adjust', points: 100 });
    expect(ledger).toHaveLength(3);
  });

  it('are those of their owner', async () => {
    const rich = await aStudent({ url: server.url, connect });
    await givePoints(rich.id, 500);
    expect(good(await student.api.myPoints())).toBe(0);
    expect(good(await student.api.myTransactions())).toEqual([]);
  });

  it.each<[unknown, string]>([
    [undefined, 'Required'],
    ...[null, 0, -1, 1.5, 0.1, '1', '', true, [], [1], {}, { $gt: 0 }, 1_000_001, 2_147_483_648].map(
      (value): [unknown, string] => [value, 'Invalid input'],
    ),
    ...['1e999', '-1e999', '9007199254740993', '-0', '1e-9'].map((text): [unknown, string] => [
      new RawJson(text),
      'Invalid input',
    ]),
  ])('cannot be redeemed by the number %j', async (points, detail) => {
    const before = await everyEffectStored();
    expect(await redeem(points)).toEqual({
      ok: false,
      status: 422,
      detail,
      fields: [{ field: 'points', message: detail }],
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it.each<[unknown, string]>([
    [undefined, 'Required'],
    ...[null, '', '   ', 'd'.repeat(201), 5, true, [], {}, { $ne: null }, 'a\u0000b', 'a\u202eb'].map(
      (value): [unknown, string] => [value, 'Invalid input'],
    ),
  ])('cannot be redeemed with the description %j', async (description, detail) => {
    const before = await everyEffectStored();
    expect(await student.api.redeem({ points: 1, description })).toEqual({
      ok: false,
      status: 422,
      detail,
      fields: [{ field: 'description', message: detail }],
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('take a description of 1 and of 200 characters', async () => {
    await givePoints(student.id, 2);
    expect((await redeem(1, 'x')).ok).toBe(true);
    expect((await redeem(1, 'x'.repeat(200))).ok).toBe(true);
  });

  it('are shown to a pending user, who must complete the profile before redeeming', async () => {
    const pending = await aPending({ url: server.url, connect });
    await givePoints(pending.id, 10);
    expect(good(await pending.api.myPoints())).toBe(10);
    expect(await pending.api.redeem({ points: 1, description: 'x' })).toEqual({
      ok: false,
      status: 403,
      detail: 'Completa tu perfil',
    });
    expect((await pending.api.redeem({ points: 'x' })).status).toBe(403);
    expect(good(await pending.api.myPoints())).toBe(10);
  });

  it('are rejected to a visitor', async () => {
    expect((await visitor.redeem({ points: { $gt: 0 } })).status).toBe(401);
    expect((await visitor.myPoints()).status).toBe(401);
  });
});

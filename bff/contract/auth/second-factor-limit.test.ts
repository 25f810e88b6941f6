import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { RULES } from '../../src/process/limits.ts';
import { RateLimitModel } from '../../src/process/rate-limit.model.ts';
import { appOf } from '../account-builders.ts';
import type { Result } from '../academy-api.ts';
import { PASSWORD, aStudent, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { operationList } from '../operation-list.ts';
import { surfaces } from '../surfaces.ts';

const { points: CODES, duration: WINDOW_SECONDS } = RULES.codeByUser;
const WINDOWS_AN_HOUR = 3_600 / WINDOW_SECONDS;
/** An hour may begin in one window and reach into the fifth. */
const MOST_IN_ANY_HOUR = CODES - 1 + WINDOWS_AN_HOUR * CODES;
const ATTEMPTS = 60;

/** One of 65,536 networks of /64. */
const networkOf = (number: number) => `2001:db8:1:${(number % 65_536).toString(16)}::1`;

let lastNetwork = 0;
const anotherNetwork = () => networkOf((lastNetwork += 1_093));

const isJudged = (result: Result<unknown>) => !result.ok && result.detail === messages.secondFactorWrong;

describe.each(isWhole ? ['memory', 'database'] : ['memory'])(
  'codes of a second factor, counted in the %s,',
  (store) => {
    const server = useTestServer({ RATE_LIMITS: 'on', RATE_LIMIT_STORE: store, TRUST_PROXY: '1' });
    let owner: Member;
    let codeAt: ReturnType<typeof appOf>;

    const apiFrom = (address: string, token?: string, connect = connectGraphql) =>
      connect(server.url, token, { 'x-forwarded-for': address });

    beforeEach(async () => {
      owner = await aStudent(server);
      const api = apiFrom('192.0.2.1', owner.token);
      const { secret } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
      codeAt = appOf(secret);
      good(await api.confirmSecondFactor({ code: codeAt(-1) }));
    });

    const login = (address: string, code: string) =>
      apiFrom(address).login({ email: owner.email, password: PASSWORD, code });

    /** A quarter of an hour passes. */
    const pass = async () => {
      for (const key of [owner.id, `${owner.id} known`]) await server.deps.limits.forgive('codeByUser', key);
      await server.deps.limits.forgive('failedLoginByAccount', owner.email);
      await RateLimitModel.deleteMany({ key: new RegExp(`^(codeByUser|failedLoginByAccount):`) });
    };

    it('are at most 40 an hour with the password, from any number of networks', async () => {
      let judged = 0;
      for (let window = 0; window < WINDOWS_AN_HOUR; window += 1) {
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const result = await login(anotherNetwork(), '000000');
          if (isJudged(result)) judged += 1;
          else expect(result).toMatchObject({ ok: false, status: 429, detail: messages.tooManyTries });
        }
        await pass();
      }
      expect(judged).toBe(CODES * WINDOWS_AN_HOUR);
      expect(MOST_IN_ANY_HOUR).toBeLessThanOrEqual(40);
    }, 60_000);

    it('are accepted from the owner meanwhile, from a network with a recent sign-in', async () => {
      for (let attempt = 0; attempt <= CODES; attempt += 1) await login(anotherNetwork(), '000000');
      expect(await login(anotherNetwork(), codeAt())).toMatchObject({ status: 429 });
      good(await login('192.0.2.1', codeAt()));
    });

    it('are accepted from any network again after a change of the password', async () => {
      for (let attempt = 0; attempt <= CODES; attempt += 1) await login(anotherNetwork(), '000000');
      const newPassword = 'otra-clave-larga-77';
      good(
        await apiFrom('192.0.2.1', owner.token).changePassword({ currentPassword: PASSWORD, newPassword }),
      );
      await pass();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await login(anotherNetwork(), '000000')).toMatchObject({ status: 401 });
      }
      good(
        await apiFrom(anotherNetwork()).login({ email: owner.email, password: newPassword, code: codeAt() }),
      );
    });
  },
);

describe('every operation that checks a code', () => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  type Way = (member: Member, code: string) => Promise<Result<unknown>>;
  const ways: Record<string, Way> = {
    'Mutation.login': ({ email }, code) =>
      connectGraphql(server.url).login({ email, password: PASSWORD, code }),
    'Mutation.confirmSecondFactor': ({ token }, code) =>
      connectGraphql(server.url, token).confirmSecondFactor({ code }),
    'Mutation.verifySecondFactor': ({ token }, code) =>
      connectGraphql(server.url, token).verifySecondFactor({ code }),
    'Mutation.confirmIdentity': ({ token }, code) =>
      connectGraphql(server.url, token).confirmIdentity({ currentPassword: PASSWORD, code }),
    'Mutation.endSecondFactor': ({ token }, code) =>
      connectGraphql(server.url, token).endSecondFactor({ code }),
  };

  /** Of a redemption. */
  const OTHER_CODES = ['Query.redemptions', 'Mutation.handOutRedemption'];

  const takesCode = (input: unknown) => v.is(v.object({ entries: v.object({ code: v.unknown() }) }), input);

  it('is one of these', () => {
    const taking = operationList
      .filter(({ operation }) => takesCode(operation.declared.input))
      .map(({ name }) => name);
    expect(
      taking.filter((name) => !OTHER_CODES.includes(name)).sort(),
      'judge the code by takeCode, which counts it, and add the way in here',
    ).toEqual(Object.keys(ways).sort());
  });

  const prepared = async () => {
    const member = await aStudent(server);
    const api = connectGraphql(server.url, member.token);
    const { secret } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
    return { member, api, codeAt: appOf(secret) };
  };

  it.each(Object.keys(ways))('%s shares one counter with the others', async (name) => {
    const { member, api, codeAt } = await prepared();
    const isUnconfirmed = name === 'Mutation.confirmSecondFactor';
    if (!isUnconfirmed) good(await api.confirmSecondFactor({ code: codeAt(-1) }));
    const judging = isUnconfirmed
      ? ['Mutation.confirmSecondFactor']
      : Object.keys(ways).filter((way) => way !== 'Mutation.confirmSecondFactor');
    const used = isUnconfirmed ? 0 : 1;
    for (let attempt = used; attempt < CODES; attempt += 1) {
      const way = ways[judging[attempt % judging.length] ?? ''];
      expect(await way?.(member, '000000')).toMatchObject({ detail: messages.secondFactorWrong });
    }
    expect(await ways[name]?.(member, codeAt())).toMatchObject({ status: 429 });
  });

  it.each(surfaces)('counts login by %s', async (_, connect) => {
    const { member, api, codeAt } = await prepared();
    good(await api.confirmSecondFactor({ code: codeAt(-1) }));
    const body = { email: member.email, password: PASSWORD };
    for (let attempt = 1; attempt < CODES; attempt += 1) {
      expect(await api.verifySecondFactor({ code: '000000' })).toMatchObject({ status: 422 });
    }
    expect(await connect(server.url).login({ ...body, code: codeAt() })).toMatchObject({ status: 429 });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { RULES } from '../../src/process/limits.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { hashPassword } from '../../src/features/credentials/password-hash.ts';
import type { AcademyApi, Connect } from '../academy-api.ts';
import { aToken } from '../account-builders.ts';
import { PASSWORD, aRegistration, aStudent, anEmail, good } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { counts } from '../remembered-argon2.ts';
import { surfaces } from '../surfaces.ts';

const LIMITED = { ok: false, status: 429, detail: messages.tooManyTries };
const WRONG = { ok: false, status: 401, detail: messages.invalidCredentials };
const TRIES_PER_ACCOUNT = 10;
const PATIENCE_MS = 15_000;

const times = async <T>(count: number, work: () => Promise<T>) => {
  const results: T[] = [];
  for (let round = 0; round < count; round += 1) results.push(await work());
  return results;
};

/** Does something while more passwords wait to be hashed than may. */
const whileManyWait = async <T>(work: () => Promise<T>) => {
  const hashes: Promise<unknown>[] = [];
  // The first of each password is hashed, and the others wait for it.
  const fillQueue = () => {
    const password = randomUUID();
    for (let round = 0; round < 60; round += 1) hashes.push(hashPassword(password).catch(() => null));
  };
  fillQueue();
  const filling = setInterval(fillQueue, 1);
  try {
    return await work();
  } finally {
    clearInterval(filling);
    await Promise.all(hashes);
  }
};

type Counted = [store: 'memory' | 'database', surface: string, connect: Connect];
const inDatabase: Counted[] = [['database', 'REST alone', connectRest]];
const counted: Counted[] = [
  ...surfaces.map(([surface, connect]): Counted => ['memory', surface, connect]),
  ...(isWhole ? inDatabase : []),
];

describe.each(counted)('attempt limits in %s by %s', (store, _surface, connect) => {
  const server = useTestServer({ RATE_LIMITS: 'on', RATE_LIMIT_STORE: store });
  let api: AcademyApi;

  beforeAll(() => {
    api = connect(server.url);
  });

  it('after ten wrong passwords a login responds with 429 even to the right one', async () => {
    const { email } = await aStudent({ url: server.url, connect });
    const wrong = { email, password: 'otra-cosa' };
    expect(await times(TRIES_PER_ACCOUNT, () => api.login(wrong))).toEqual(
      Array(TRIES_PER_ACCOUNT).fill(WRONG),
    );
    expect(await api.login(wrong)).toEqual(LIMITED);
    expect(await api.login({ email, password: PASSWORD })).toEqual(LIMITED);
  });

  it('the limit is per account, in any case of the email, and no other account has it', async () => {
    const email = anEmail();
    await times(TRIES_PER_ACCOUNT, () =>
      api.login({ email: ` ${email.toUpperCase()}`, password: 'otra-cosa' }),
    );
    expect(await api.login({ email, password: 'otra-cosa' })).toEqual(LIMITED);
    expect(await api.login({ email: anEmail(), password: 'otra-cosa' })).toEqual(WRONG);
  });

  it('an attempt whose password was not compared, because of the queue, does not count', async () => {
    // A try may come just when one of the others has been hashed: then it is another account's turn.
    for (let isTurnedAway = false; !isTurnedAway;) {
      const wrong = { email: anEmail(), password: 'otra-cosa' };
      await times(TRIES_PER_ACCOUNT - 1, () => api.login(wrong));
      isTurnedAway = (await whileManyWait(() => api.login(wrong))).status === LIMITED.status;
      if (isTurnedAway) expect(await api.login(wrong)).toEqual(WRONG);
      expect(await api.login(wrong)).toEqual(LIMITED);
    }
  });

  it('a full queue of strangers leaves known devices and networks a queue of their own', async () => {
    const { email } = await aStudent({ url: server.url, connect });
    const right = { email, password: PASSWORD };
    good(await api.login(right));
    const results = await whileManyWait(() => times(5, () => api.login(right)));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('a right password resets the count of wrong ones', async () => {
    const { email } = await aStudent({ url: server.url, connect });
    for (let round = 0; round < 2; round += 1) {
      await times(TRIES_PER_ACCOUNT - 1, () => api.login({ email, password: 'otra-cosa' }));
      good(await api.login({ email, password: PASSWORD }));
    }
  });

  it('an invalid input does not count as an attempt', async () => {
    const email = anEmail();
    await times(TRIES_PER_ACCOUNT + 1, () => api.login({ email, password: 'x' }));
    expect(await api.login({ email, password: 'otra-cosa' })).toEqual(WRONG);
  });

  it('invitations of one student are limited', async () => {
    const { api: student } = await aStudent({ url: server.url, connect });
    const results = await times(31, () => student.createReferral({ referredEmail: anEmail() }));
    expect(results.slice(0, 30).every(({ ok }) => ok)).toBe(true);
    expect(results[30]).toEqual(LIMITED);
  });

  it('registrations from one address are limited, whatever a forged X-Forwarded-For contains', async () => {
    const email = anEmail();
    let forgedAddresses = 0;
    const forged = await times(RULES.registerByAddress.points + 2, async () => {
      const { documentType: _, ...person } = aRegistration({ email });
      const response = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${(forgedAddresses += 1)}`,
        },
        body: JSON.stringify({
          ...person,
          first_name: 'Ana',
          last_name: 'Ruiz',
          document_type: 'DNI',
          document_number: anEmail().slice(0, 20),
          birth_date: '1990-01-01',
        }),
      });
      return response.status;
    });
    expect(new Set(forged)).toEqual(new Set([201, 409, 429]));
    expect(await api.register(aRegistration())).toEqual(LIMITED);
  });
});

describe('GraphQL aliases and the limit of logins', () => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  it('each login of one mutation counts, also beside an error of another one', async () => {
    const { email } = await aStudent(server);
    const names = Array.from({ length: 15 }, (_, index) => `a${index}`);
    const fields = names.map((name) => `${name}: login(input: $input) { accessToken }`);
    const query = `mutation ($input: LoginInput!) { ${fields.join(' ')} }`;
    const variables = { input: { email, password: 'otra-cosa' } };
    const { response, body } = await postGraphql(server.url, { query, variables });
    const statuses = body.errors?.map(({ extensions }) => extensions.http.status);
    expect(statuses).toEqual([...Array(TRIES_PER_ACCOUNT).fill(401), ...Array(5).fill(429)]);
    expect(body.errors?.map(({ path }) => path)).toEqual(names.map((name) => [name]));
    expect(response.status).toBe(401);
  });
});

if (isWhole) {
  describe('guesses at one account from many addresses', () => {
    const server = useTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

    const loginFrom = async (address: string, credentials: { email: string; password: string }) => {
      const { status } = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(credentials),
      });
      return status;
    };

    it('are limited, but not from networks where the owner has signed in', async () => {
      const { email } = await aStudent({ url: server.url, connect: connectRest });
      const right = { email, password: PASSWORD };
      const wrong = { email, password: 'otra-cosa' };
      expect(await loginFrom('192.0.2.1', right)).toBe(200);
      for (let host = 1; host <= 20; host += 1) {
        expect(await loginFrom(`198.51.100.${host}`, wrong)).toBe(401);
      }
      expect(await loginFrom('198.51.100.98', right)).toBe(200);
      const answered: number[] = [];
      const crowd = Array.from({ length: 12 }, async (_, host) => {
        answered.push(await loginFrom(`203.0.113.${host + 1}`, wrong));
      });
      // Those who wait have a place in the queue when others are rejected.
      await vi.waitFor(() => expect(answered).toContain(429), PATIENCE_MS);
      expect(await loginFrom('192.0.2.1', right)).toBe(200);
      expect(answered.length).toBeLessThan(crowd.length);
      await Promise.all(crowd);
      expect(new Set(answered)).toEqual(new Set([401, 429]));
    });
  });
}

describe.each(surfaces)('the cost of a login by %s', (_surface, connect) => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  const loginOf = async (email: string) => {
    const before = counts.verify;
    const { status } = await connect(server.url).login({ email, password: 'otra-cosa' });
    return { status, hashes: counts.verify - before };
  };

  it('is the same for an unknown email as for a wrong password: one hash either way', async () => {
    const { email } = await aStudent({ url: server.url, connect });
    const without = await aStudent({ url: server.url, connect });
    await UserModel.updateOne({ _id: without.id }, { passwordHash: null });
    for (const who of [email, anEmail(), without.email]) {
      expect(await loginOf(who)).toEqual({ status: 401, hashes: 1 });
    }
  });

  it('is no hash once the limit is reached', async () => {
    const email = anEmail();
    await times(TRIES_PER_ACCOUNT, () => loginOf(email));
    expect(await loginOf(email)).toEqual({ status: 429, hashes: 0 });
  });
});

describe('the limit of a personal access token', () => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  it('is 600 requests a minute, for this token only', async () => {
    const owner = await aStudent({ url: server.url, connect: connectRest });
    const [busy, other] = [await aToken(owner.id), await aToken(owner.id)];
    const call = (token: string) => connectRest(server.url, token).me();
    for (let sent = 0; sent < 600; sent += 20) {
      const results = await Promise.all(Array.from({ length: 20 }, () => call(busy.token)));
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
    }
    expect(await call(busy.token)).toEqual({ ok: false, status: 429, detail: messages.tooManyTries });
    expect(await connectGraphql(server.url, busy.token).me()).toMatchObject({ status: 429 });
    good(await call(other.token));
    good(await owner.api.me());
  });
});

describe('attempt limits of several processes', () => {
  const home = useTestServer();
  let servers: ServerProcess[];

  beforeAll(async () => {
    const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
    const shared = { DB_NAME, MONGODB_URI, RATE_LIMITS: 'on', RATE_LIMIT_STORE: 'database' };
    servers = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  });
  afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

  it('in the database are one limit for all of them', async () => {
    const email = anEmail();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const api = connectRest(servers[index % servers.length]?.url ?? '');
        return (await api.login({ email, password: 'otra-cosa' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(TRIES_PER_ACCOUNT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - TRIES_PER_ACCOUNT);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse, aRegistration, aStudent, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';
import { proxyTo } from '../tcp-proxy.ts';

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: TestServer;

beforeAll(async () => {
  database = await proxyTo(inject('mongoUri'));
  server = await startTestServer({ MONGODB_URI: database.uri });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const AWAY = { ok: false, status: 503, detail: messages.unavailable };
const PATIENCE_MILLISECONDS = 1_500;
const NOTICED_MILLISECONDS = 5_000;

describe.each(surfaces)('a database that is stopped, by %s', (_surface, connect) => {
  it('responds with 503 within a second and a half, stays alive, and serves again without a restart', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest });
    const { id: courseId } = await aCourse();
    const visitor = connect(server.url);
    const member = connect(server.url, student.token);
    database.cut();
    const calls = [
      () => visitor.health(),
      () => visitor.courses(),
      () => visitor.login({ email: student.email, password: student.password }),
      () => visitor.register(aRegistration()),
      () => member.me(),
      () => member.enrol({ courseId }),
      () => member.myPoints(),
    ];
    for (const call of calls) {
      const begin = performance.now();
      expect(await call()).toEqual(AWAY);
      expect(performance.now() - begin).toBeLessThan(PATIENCE_MILLISECONDS);
    }
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    database.restore();
    await vi.waitFor(async () => expect((await visitor.health()).ok).toBe(true), {
      timeout: 10_000,
      interval: 100,
    });
    expect(good(await member.me()).id).toBe(student.id);
    expect(good(await member.enrol({ courseId })).status).toBe('pending');
  });
});

describe('a database that is connected and silent', () => {
  it('responds with 503 to health at once, and to every call within five seconds', async () => {
    const visitor = connectRest(server.url);
    database.stall();
    const begin = performance.now();
    expect(await visitor.health()).toEqual(AWAY);
    expect(performance.now() - begin).toBeLessThan(PATIENCE_MILLISECONDS);
    expect(await visitor.courses()).toEqual(AWAY);
    expect(performance.now() - begin).toBeLessThan(NOTICED_MILLISECONDS);
    database.restore();
    await vi.waitFor(async () => expect((await visitor.courses()).ok).toBe(true), {
      timeout: 10_000,
      interval: 100,
    });
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse, aPending, aProfile, aStudent, givePoints, good, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';
import { proxyTo } from '../tcp-proxy.ts';

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: TestServer;
let student: Member;

beforeAll(async () => {
  database = await proxyTo(inject('mongoUri'));
  server = await startTestServer({ MONGODB_URI: database.uri });
  student = await aStudent({ url: server.url, connect: connectRest });
});

afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Error codes of the members of a replica set while another one becomes primary. */
const FAILOVER_CODES = [10107, 189, 11602, 91, 13435, 11600];
const AWAY = { ok: false, status: 503, detail: messages.unavailable };

describe.each(surfaces)('a failover of the database, by %s', (_surface, connect) => {
  it.each(FAILOVER_CODES)('code %i fails a write as UNAVAILABLE, and the next one succeeds', async (code) => {
    const api = connect(server.url, student.token);
    const { id: courseId } = await aCourse();
    database.failNext({ command: 'insert', on: 'enrolments', code, message: 'not primary' });
    expect(await api.enrol({ courseId })).toEqual(AWAY);
    expect(good(await api.enrol({ courseId })).status).toBe('pending');
  });

  it.each(FAILOVER_CODES)('code %i of a read is retried, or UNAVAILABLE', async (code) => {
    const api = connect(server.url, student.token);
    database.failNext({ command: 'find', code, message: 'not primary' });
    const result = await api.myEnrolments();
    expect(result.ok ? 200 : result.status).toBeOneOf([200, 503]);
  });

  it('a deadlock of ledger writes is tried again', async () => {
    const api = connect(server.url, student.token);
    await givePoints(student.id, 5);
    database.failNext({ command: 'insert', on: 'points', code: 1, message: 'deadlock detected' });
    good(await api.redeem({ points: 5, description: 'Descuento' }));
  });

  it('a profile is stored once if a response of its transaction is lost', async () => {
    const pending = await aPending({ url: server.url, connect: connectRest });
    const api = connect(server.url, pending.token);
    database.loseNext('update');
    good(await api.setupProfile(aProfile()));
    expect(good(await api.me()).needsSetup).toBe(false);
  });

  it('a deadlock of another write is tried again', async () => {
    const api = connect(server.url, student.token);
    const { id: courseId } = await aCourse();
    database.failNext({ command: 'insert', on: 'enrolments', code: 112, message: 'WriteConflict' });
    good(await api.enrol({ courseId }));
  });
});

it('160 parallel entries of one ledger are all written', async () => {
  const { id, api } = await aStudent({ url: server.url, connect: connectRest });
  await Promise.all(Array.from({ length: 160 }, () => givePoints(id, 1)));
  expect(good(await api.myPoints())).toBe(160);
});

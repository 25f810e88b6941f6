import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { restRoutes } from '../../src/operations.ts';
import { aCourse, aPersonalisedCourse, aBooking, aStudent, anAdmin, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { addressOf } from '../rest-paths.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '3' });

const open = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1');

const rawResponse = async (url: string, text: string) => {
  const socket = open(url);
  socket.write(text);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  // A connection that the server ends may break while there is still something to send.
  socket.on('error', () => socket.destroy());
  await new Promise((resolve) => void socket.once('close', resolve));
  return response;
};

describe('requests that are no HTTP', () => {
  it.each([
    ['a malformed request', 'NONSENSE\r\n\r\n', 400, messages.malformedRequest],
    [
      'a body of two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      messages.malformedRequest,
    ],
    ['a request without a host', 'GET /api/courses HTTP/1.1\r\n\r\n', 400, messages.malformedRequest],
    [
      'a request with two hosts',
      'GET /api/courses HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
      400,
      messages.malformedRequest,
    ],
    [
      'a request of liveness with two hosts',
      'GET /livez HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n',
      400,
      messages.malformedRequest,
    ],
    [
      'a request for another server',
      'GET http://other.test/api/courses HTTP/1.1\r\nHost: other.test\r\n\r\n',
      400,
      messages.malformedRequest,
    ],
    [
      'headers beyond the limit',
      `GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      messages.tooLarge,
    ],
  ])('%s gets a response in JSON', async (_, text, status, detail) => {
    const [head = '', body = ''] = (await rawResponse(server.url, text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/json');
    expect(JSON.parse(body)).toEqual({ detail });
  });

  it('a request whose target is a URL of this server is served', async () => {
    const { publicUrl } = server.deps;
    const text = `GET ${publicUrl}/api/courses HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await rawResponse(server.url, text)).toContain('HTTP/1.1 200 ');
  });
});

describe('pipelined requests on one connection', () => {
  const send = (id: string, connection = 'keep-alive') =>
    `GET /api/courses/${id} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;

  it('get their responses in order', async () => {
    const courses = [await aCourse(), await aCourse(), await aCourse()];
    const responses = await rawResponse(
      server.url,
      courses.map(({ id }, index) => send(id, index === 2 ? 'close' : 'keep-alive')).join(''),
    );
    expect([...responses.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id)).toEqual(courses.map(({ id }) => id));
  });

  it('end the connection when there are many', async () => {
    const { id } = await aCourse();
    const responses = await rawResponse(server.url, send(id).repeat(1_000));
    expect(responses.split(`"id":"${id}"`).length - 1).toBeLessThan(100);
  });
});

describe('responses of the API', () => {
  const addresses = [...new Set(restRoutes.map(({ path }) => addressOf(path)))];

  it.each([...addresses, '/graphql'])('%s is stored by no cache', async (path) => {
    const { token } = await anAdmin({ url: server.url, connect: connectRest });
    for (const authorization of ['', `Bearer ${token}`]) {
      const response = await fetch(server.url + path, { headers: { authorization }, redirect: 'manual' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe.each(surfaces)('active enrolments of one student by %s', (_surface, connectTo) => {
  it('are limited, and a cancelled one does not count', async () => {
    const student = await aStudent({ url: server.url, connect: connectTo });
    const { id: personalisedId } = await aPersonalisedCourse();
    const first = good(await student.api.enrol({ courseId: (await aCourse()).id }));
    for (let taken = 1; taken < 3; taken += 1) good(await student.api.enrol(aBooking(personalisedId)));
    expect(await student.api.enrol(aBooking(personalisedId))).toEqual({
      ok: false,
      status: 409,
      detail: messages.tooManyEnrolments,
    });
    good(await student.api.cancelEnrolment(first.id));
    good(await student.api.enrol(aBooking(personalisedId)));
  });
});

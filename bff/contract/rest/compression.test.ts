import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aStudent, anAdmin } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const LIMIT_BYTES = 1_400;
const server = useTestServer();
const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));

beforeAll(async () => {
  for (let row = 0; row < 5; row += 1) await aStudent({ url: server.url, connect: connectRest });
});

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** The response as it is sent: fetch would unpack it. */
const raw = ({ path, body, ...options }: Sent) =>
  new Promise<RawResponse>((resolve, reject) => {
    const sent = request(server.url + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

/** A course whose JSON has exactly so many bytes. */
const courseOfBytes = async (bytes: number) => {
  const { id } = await aCourse({ description: 'x' });
  const { body } = await raw({ path: `/api/courses/${id}` });
  const sized = await aCourse({ description: 'x'.repeat(bytes - body.length + 1) });
  return `/api/courses/${sized.id}`;
};

describe('responses', () => {
  it('below one TCP segment are not compressed', async () => {
    const path = await courseOfBytes(LIMIT_BYTES - 1);
    const { headers, body } = await raw({ path, headers: GZIP });
    expect(body).toHaveLength(LIMIT_BYTES - 1);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('from one TCP segment on are compressed, with a Vary header', async () => {
    const path = await courseOfBytes(LIMIT_BYTES);
    const [packed, plain] = [await raw({ path, headers: GZIP }), await raw({ path })];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    expect(packed.headers.etag).toBeUndefined();
  });

  it('are not compressed for a client that does not take gzip', async () => {
    const path = await courseOfBytes(LIMIT_BYTES);
    for (const accepted of ['identity', 'gzip;q=0', 'br', '']) {
      const { headers } = await raw({ path, headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it('of GraphQL are compressed in the same way, small and large', async () => {
    for (let row = 0; row < 20; row += 1) await aCourse({ description: 'x'.repeat(2_000) });
    for (const limit of [5, 20]) {
      const options = {
        path: '/graphql',
        method: 'POST',
        body: JSON.stringify({ query: `{ courses(limit: ${limit}) { id description } }` }),
      };
      const headers = { 'content-type': 'application/json' };
      const packed = await raw({ ...options, headers: { ...headers, ...GZIP } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.body)).toEqual((await raw({ ...options, headers })).body);
    }
  });

  it('that are streamed are compressed in parts', async () => {
    const path = '/users/admin/all';
    const authorization = `Bearer ${admin.token}`;
    const packed = await raw({ path, headers: { ...GZIP, authorization } });
    const plain = await raw({ path, headers: { authorization } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    expect(JSON.parse(plain.body.toString())).toHaveLength(6);
  });

  it('to HEAD have the headers of GET and no body', async () => {
    const path = await courseOfBytes(LIMIT_BYTES);
    const [head, get] = [
      await raw({ path, method: 'HEAD', headers: GZIP }),
      await raw({ path, headers: GZIP }),
    ];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-encoding']).toBe('gzip');
  });
});

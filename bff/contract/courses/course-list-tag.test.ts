import { request } from 'node:http';
import { expect, it } from 'vitest';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { clearPublicCourses } from '../../src/features/courses/public-courses.ts';
import { aCourse, anAdmin, aStudent } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();

/** Without the headers that `fetch` adds to a conditional request. */
const read = (headers: Record<string, string> = {}, { method = 'GET', query = '' } = {}) =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request(`${server.url}/api/courses${query}`, { method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );

const tagOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) => String(headers.etag);

it('the list of courses has a weak ETag, with which it is read again only when it has changed', async () => {
  const course = await aCourse();
  const first = await read();
  expect(tagOf(first)).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await read({ 'if-none-match': tagOf(first) });
  expect(again).toMatchObject({ status: 304, body: '', headers: { etag: tagOf(first) } });
  expect(again.headers).not.toHaveProperty('content-type');

  await CourseModel.updateOne({ _id: course.id }, { name: 'Otro nombre' });
  clearPublicCourses();
  const changed = await read({ 'if-none-match': tagOf(first) });
  expect(changed.status).toBe(200);
  expect(changed.body).toContain('Otro nombre');
  expect(tagOf(changed)).not.toBe(tagOf(first));
});

it.each([
  ['a list of tags', (tag: string) => `"other", ${tag}`],
  ['the tag as a strong one', (tag: string) => tag.replace('W/', '')],
  ['any tag', () => '*'],
])('If-None-Match may be %s, also in a request whose response no cache may store', async (_what, header) => {
  await aCourse();
  const headers = { 'if-none-match': header(tagOf(await read())), 'cache-control': 'no-cache' };
  expect((await read(headers)).status).toBe(304);
  expect((await read({ ...headers, 'if-none-match': '"other"' })).status).toBe(200);
});

it('HEAD returns the same headers, and another window of the list has another tag', async () => {
  await Promise.all([aCourse(), aCourse()]);
  const tag = tagOf(await read());
  expect(tagOf(await read({}, { method: 'HEAD' }))).toBe(tag);
  expect((await read({ 'if-none-match': tag }, { method: 'HEAD' })).status).toBe(304);
  expect((await read({ 'if-none-match': tag }, { query: '?limit=1' })).status).toBe(200);
});

it('the tag of the body is the same however it is compressed', async () => {
  await Promise.all(Array.from({ length: 20 }, () => aCourse()));
  const compressed = await read({ 'accept-encoding': 'gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(tagOf(compressed)).toBe(tagOf(await read()));
});

it('a signed-in user gets what that account sees, and no cache stores it', async () => {
  const surface = { url: server.url, connect: connectRest };
  const [admin, student] = await Promise.all([anAdmin(surface), aStudent(surface)]);
  await aCourse({ isActive: false, name: 'Oculto' });
  const publicTag = tagOf(await read());
  const asAdmin = { authorization: `Bearer ${admin.token}`, 'if-none-match': publicTag };
  const whole = await read(asAdmin);
  expect(whole.status).toBe(200);
  expect(whole.body).toContain('Oculto');
  expect((await read({ 'if-none-match': tagOf(whole) })).status).toBe(200);
  expect((await read({ authorization: `Bearer ${student.token}`, 'if-none-match': publicTag })).status).toBe(
    304,
  );

  expect(whole.headers['cache-control']).toBe('no-store');
  const open = await read();
  expect(open.headers['cache-control']).toBe('no-cache');
  expect(open.headers.vary).toMatch(/\bAuthorization\b/);
});

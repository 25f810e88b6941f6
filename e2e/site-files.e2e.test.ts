import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { PUBLIC_PAGES } from '#domain/public-pages.ts';
import { paths, pathsWithoutPage } from '../client/src/paths.ts';
import { aCourse } from '../bff/contract/builders.ts';
import { windowTitle } from '#domain/texts/window-title.ts';
import { test } from './stage.ts';

test('/manifest.webmanifest describes the app, and the browser finds it', async ({ server, visit }) => {
  const response = await fetch(`${server.url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toBe(academy.name);
  for (const { src, type } of icons) {
    const icon = await fetch(`${server.url}${src}`);
    expect(icon.headers.get('content-type'), src).toMatch(new RegExp(`^${type.replace('+', '\\+')}`));
  }
  const page = await visit();
  const link = page.locator('link[rel=manifest]');
  expect(await link.getAttribute('href')).toBe('/manifest.webmanifest');
});

test('the worker of the day is checked for a new version, and is for no other page', async ({ server }) => {
  const { headers, status } = await fetch(`${server.url}/gestion/dia.worker.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('public, max-age=0');
  expect(headers.get('service-worker-allowed')).toBeNull();
  expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';/);
  const source = await (await fetch(`${server.url}/gestion/dia.worker.js`)).text();
  const files = [...source.matchAll(/'(\/[^']*[^'/])'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect([file, (await fetch(server.url + file)).status]).toEqual([file, 200]);
});

test('every page of the client is served, and every other address is 404', async ({ server }) => {
  const statusOf = async (path: string) =>
    (await fetch(server.url + path, { headers: { accept: 'text/html' } })).status;
  const { id } = await aCourse();
  const known = Object.values(paths).map((path) => path.replace(':id', id));
  for (const path of known) expect([path, await statusOf(path)]).toEqual([path, 200]);
  const unknown = [...Object.values(pathsWithoutPage), ...known.map((path) => `${path}/otra/cosa`)];
  for (const path of [...unknown, '/metrics', '/no-existe']) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
});

type Server = { url: string; deps: { publicUrl: string } };

/** As it travels: fetch would rewrite the address and unpack the response. */
const raw = (server: Server, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; etag: string | undefined; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          etag: response.headers.etag,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

/** Names and contents of the head's meta elements. */
const readHead = async (server: Server, path: string) => {
  const html = String((await raw(server, path)).body);
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
  return { html, title, ...Object.fromEntries(metas.map(([, name, content]) => [name, content])) };
};

describe('the head of a document', () => {
  for (const { path, title, description } of PUBLIC_PAGES) {
    test(`of ${path} has the texts of this page and its absolute URL`, async ({ server }) => {
      const { publicUrl } = server.deps;
      expect(await readHead(server, path)).toMatchObject({
        title: windowTitle(title),
        description,
        'og:title': windowTitle(title),
        'og:description': description,
        'og:type': 'website',
        'og:locale': 'es_AR',
        'og:url': publicUrl + path,
        'og:image': `${publicUrl}/icon-512.png`,
      });
    });
  }

  test('of any other page has the texts of the academy', async ({ server }) => {
    expect(await readHead(server, '/auth?de=1')).toMatchObject({
      title: academy.name,
      description: academy.tagline,
      'og:url': `${server.deps.publicUrl}/auth`,
    });
  });

  test('has no placeholder, and escapes markup of the URL', async ({ server }) => {
    for (const path of ['/', '/courses', '/a"><script>b</script>']) {
      const { html } = await readHead(server, path);
      expect(html).not.toMatch(/%[A-Z_]+%|__[A-Z_]+__|<script>/);
    }
  });

  test('has the colours of both themes, and uses those of the chosen one', async ({ visit }) => {
    for (const at of ['/', '/auth']) {
      const page = await visit({ at, theme: 'light' });
      const colour = () =>
        page.evaluate(() => {
          const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
          return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
        });
      expect(await colour()).toEqual(['#f6f2e9']);
      await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
      expect(await colour()).toEqual(['#081a20']);
      await page.reload();
      expect(await colour()).toEqual(['#081a20']);
    }
  });
});

test('the landing page is sent compressed, and not again while it is unchanged', async ({ server }) => {
  const plain = await raw(server, '/');
  const gzip = await raw(server, '/', { 'accept-encoding': 'gzip' });
  const br = await raw(server, '/', { 'accept-encoding': 'gzip, br' });
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(br.body.length).toBeLessThan(gzip.body.length);
  const again = await raw(server, '/', { 'if-none-match': plain.etag ?? '' });
  expect(again.status).toBe(304);
});

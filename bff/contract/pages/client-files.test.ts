import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFiles } from '../../src/web/client-files.ts';
import { securityHeaders } from '../../src/web/security-headers.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-files-'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>The app</body></html>');
  await writeFile(join(folder, 'landing.html'), '<html>Landing</html>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await mkdir(join(folder, '.vite'));
  const routes = { '/auth': [], '/courses': ['assets/courses.js'], '/gestion/personas/:id': [] };
  await writeFile(join(folder, '.vite/route-scripts.json'), JSON.stringify(routes));
  const actions = { '/courses': ['assets/dialog.js', 'assets/booked.js'] };
  await writeFile(join(folder, '.vite/action-scripts.json'), JSON.stringify(actions));
  const app = express();
  app.use(securityHeaders({ isHttps: false }), clientFiles(folder, { publicUrl: 'https://academia.test' }));
  app.use((_, response) => void response.status(404).json({}));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const read = async (path: string, accept: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  const type = response.headers.get('content-type')?.split(';')[0];
  return { status: response.status, type };
};

it.each([
  [true, '<html>'],
  [false, '<html data-google="off">'],
])('pages say whether there is a sign-in with Google: %s', async (offersGoogle, tag) => {
  const site = express().use(
    securityHeaders({ isHttps: false }),
    clientFiles(folder, { publicUrl: 'https://academia.test', offersGoogle }),
  );
  const listening = site.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  for (const path of ['/', '/auth']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: BROWSER } });
    expect((await response.text()).startsWith(tag), path).toBe(true);
  }
  listening.close();
});

it('a page preloads its own code, and names that of its main action for later', async () => {
  const { port } = server.address() as AddressInfo;
  const page = await (
    await fetch(`http://127.0.0.1:${port}/courses`, { headers: { accept: BROWSER } })
  ).text();
  expect(page).toContain('<meta name="page-code" content="/assets/courses.js">');
  expect(page).toContain('<meta name="action-code" content="/assets/dialog.js /assets/booked.js">');
});

it.each(['/courses', '/courses/', '/Courses', '/gestion/personas/65f000000000000000000001'])(
  '%s is a page of the app',
  async (path) => {
    for (const accept of ['*/*', BROWSER]) {
      expect(await read(path, accept)).toEqual({ status: 200, type: 'text/html' });
    }
  },
);

it.each([
  '/no-existe',
  '/metrics',
  '/courses/otra/cosa',
  '/gestion/personas',
  '/.env',
  '/.git/config',
  '/.well-known/change-password',
  '/.well-known/assetlinks.json',
  '/security.txt.old',
  '/wp-login.php',
  '/favicon.ico',
  '/backup.tar.gz',
  '/courses/.htaccess',
])('%s, which is neither a page nor a file of the build, is not found', async (path) => {
  expect(await read(path, '*/*')).toEqual({ status: 404, type: 'application/json' });
  // For a browser the response is the 404 page.
  expect(await read(path, BROWSER)).toEqual({ status: 404, type: 'text/html' });
});

it('a file of the build has its content type', async () => {
  expect(await read('/favicon.svg', '*/*')).toEqual({ status: 200, type: 'image/svg+xml' });
});

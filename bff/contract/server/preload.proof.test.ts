import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { startServerProcess } from '../processes.ts';

/** Hooks into Node as instrumentations do: the module's loader, and every request of every HTTP server. */
const PRELOADED = `
import http from 'node:http';
import { register } from 'node:module';

register('data:text/javascript,' + encodeURIComponent('export const load = (url, context, next) => next(url, context);'));
const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...args) {
  if (event === 'request') console.log('traced ' + args[0].method + ' ' + args[0].url);
  return emit.call(this, event, ...args);
};
`;

it('a module that is imported before the server may patch it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academia-preload-'));
  const file = join(folder, 'otel.mjs');
  await writeFile(file, PRELOADED);
  const server = await startServerProcess({ NODE_OPTIONS: `--import ${pathToFileURL(file).href}` });
  expect((await fetch(`${server.url}/api/courses`)).status).toBe(200);
  const { code, stdout } = await server.stop();
  expect([code, stdout]).toEqual([0, expect.stringContaining('traced GET /api/courses')]);
  await rm(folder, { recursive: true });
});

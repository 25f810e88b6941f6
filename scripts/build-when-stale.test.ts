import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { replaceLink } from './build-when-stale.ts';

const BUILDS = 200;

it('a reader finds a whole build at any time while another one takes its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academia-builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [one = '', other = ''] = ['one', 'other'].map((name) => join(folder, name));
  for (const build of [one, other]) {
    await mkdir(build);
    await writeFile(join(build, 'index.html'), build);
  }
  const client = join(folder, 'client');
  // A folder, as a build without a link leaves it.
  await mkdir(client);
  await replaceLink(client, one);

  let isOver = false;
  const found = new Set<string>();
  const reading = (async () => {
    while (!isOver) {
      found.add(readFileSync(join(client, 'index.html'), 'utf8'));
      await turn();
    }
  })();
  for (let count = 0; count < BUILDS; count += 1) await replaceLink(client, count % 2 === 0 ? other : one);
  isOver = true;
  await reading;
  expect([...found].sort()).toEqual([one, other]);
});

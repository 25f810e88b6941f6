import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

it.each([
  ['pesos', 'sum.ts', 'export const sum = (pesos: number) => pesos + pesos;'],
  ['a field of the client', 'client/src/sum.ts', 'export const sum = (owed: number) => owed - 1;'],
])('the lint rules refuse arithmetic on %s', async (_, file, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'academia-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(ROOT, 'scripts'), join(folder, 'scripts'));
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${text}\n`);
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), [file], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('money(no-peso-arithmetic)');
});

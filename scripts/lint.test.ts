import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

it('the lint rules refuse arithmetic on pesos', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'academia-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(ROOT, 'scripts'), join(folder, 'scripts'));
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await writeFile(join(folder, 'sum.ts'), 'export const sum = (pesos: number) => pesos + pesos;\n');
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['sum.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('money(no-peso-arithmetic)');
});

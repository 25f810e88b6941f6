import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

const FILES = {
  'passes.test.js':
    "import { it } from 'vitest'; it('a', () => {}); it('b', () => {}); it.skip('c (no server)'); it('d', ({ skip }) => skip('no network'));",
  'fails.test.js': "import { it } from 'vitest'; it('a', () => { throw new Error('no'); });",
  'does-not-load.test.js': "throw new Error('no');",
  'hook-fails.test.js':
    "import { beforeAll, describe, it } from 'vitest'; describe('all', () => { beforeAll(() => { throw new Error('not ready'); }); it('below', () => {}); });",
  'rejects-later.test.js':
    "import { it } from 'vitest'; it('a', () => void Promise.reject(new Error('no')));",
};

it('a failed test, a file that does not load, a hook and an error outside of tests are failures, and each is printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const COUNTS = join(folder, 'counts');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--reporter', join(ROOT, 'scripts/count-reporter.ts')],
    ],
    { env: { ...process.env, COUNTS }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('skipped: c (no server)\n');
  expect(stdout).toContain('skipped: d (no network)\n');
  expect(stdout).not.toContain('skipped: all > below');
  expect(stdout).toContain('failed: fails.test.js > a\nError: no\n');
  expect(stdout).toContain('failed: does-not-load.test.js\nError: no\n');
  expect(stdout).toContain('failed: hook-fails.test.js > all\nError: not ready\n');
  expect(stdout).toContain('failed: outside of tests\nError: no\n');
  expect(readFileSync(COUNTS, 'utf8')).toBe('3 4 3\n');
}, 60_000);

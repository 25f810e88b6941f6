import { execFileSync, spawnSync } from 'node:child_process';
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
  'rejects-later.test.js':
    "import { it } from 'vitest'; it('a', () => void Promise.reject(new Error('no')));",
};

it('a failed test, a file that does not load and an error outside of tests are failures', () => {
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
      ...['--reporter', 'json', '--outputFile.json', join(folder, 'reports/run.json')],
    ],
    { env: { ...process.env, COUNTS }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('skipped: c (no server)\n');
  expect(stdout).toContain('skipped: d (no network)\n');
  expect(readFileSync(COUNTS, 'utf8')).toBe('3 3 2\n');
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'scripts/print-failures.ts'), join(folder, 'reports')],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(printed).toContain('failed: run.json: a: Error: no\n');
  expect(printed).toMatch(/^failed: run\.json: .*does-not-load\.test\.js: no$/m);
}, 60_000);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PARTS } from './proof-parts.ts';

/** Run by no `npm test`: what of it CI does not name is run by nobody. */
const FOLDER = 'bff/contract/proofs';

const filesOf = (names: string[]) => names.flatMap((name) => PARTS[name]?.files ?? []);

it('every file of a part exists', () => {
  expect(filesOf(Object.keys(PARTS)).filter((file) => !existsSync(file))).toEqual([]);
});

it('CI runs the short form of every proof that npm test leaves out', () => {
  const named = /npm run proofs -- --short .*\.json" (.+)$/m.exec(readFileSync('.ci/run', 'utf8'))?.[1];
  const run = filesOf(named?.split(' ') ?? []).filter((file) => file.startsWith(FOLDER));
  const written = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'));
  expect(run.sort()).toEqual(written.map((name) => `${FOLDER}/${name}`));
});

/** Leaves the report that it is given, and fails. */
const FAILING_NPX = `#!/bin/sh
for argument; do case $argument in --outputFile.json=*) cp "$REPORT" "\${argument#*=}" ;; esac; done
exit 1
`;

it('a run that fails without a failed test is a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-proofs-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'npx'), FAILING_NPX, { mode: 0o755 });
  const testResults = filesOf(['drain']).map((name) => ({
    name: join(process.cwd(), name),
    status: 'passed',
    assertionResults: [{ status: 'passed' }],
  }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ testResults }));
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/proofs.ts', '--short', 'drain'],
    {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, REPORT: join(folder, 'report.json') },
      encoding: 'utf8',
    },
  );
  expect(stdout.trim().split('\n').at(-1)).toBe(`${testResults.length} passed, 1 failed`);
  expect(status).toBe(1);
});

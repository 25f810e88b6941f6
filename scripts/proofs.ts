/** Runs proofs, all or those named, and writes proofs.json: `npm run proofs -- kills fuzz`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROOFS, type Proof } from './proof-table.ts';

const ROOT = join(import.meta.dirname, '..');
const MONGOSH_FOLDER = join(ROOT, 'node_modules/.cache/mongosh');

/** Installed once; without it the test says that it is skipped. */
const mongosh = (): NodeJS.ProcessEnv => {
  const program = join(MONGOSH_FOLDER, 'node_modules/.bin/mongosh');
  const flags = ['--engine-strict=false', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(program))
    spawnSync('npm', ['install', '--prefix', MONGOSH_FOLDER, ...flags, 'mongosh@2.5'], { stdio: 'ignore' });
  return existsSync(program) ? { MONGOSH: program } : {};
};

const PROGRAMS: Record<string, () => NodeJS.ProcessEnv> = { mongosh };

const folder = mkdtempSync(join(tmpdir(), 'academia-proofs-'));

const countsIn = (file: string) => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of lines) {
    const [passed = 0, failed = 0, skipped = 0] = line.split(' ').map(Number);
    counts.passed += passed;
    counts.failed += failed;
    counts.skipped += skipped;
  }
  return counts;
};

const resultOf = ({ passed, failed }: ReturnType<typeof countsIn>) => {
  if (failed > 0) return 'failed';
  return passed > 0 ? 'passed' : 'skipped';
};

const run = async ({ name, command: [program = '', ...args], env = {} }: Proof) => {
  const started = performance.now();
  const COUNTS = join(folder, name);
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, ...PROGRAMS[name]?.(), COUNTS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const counts = countsIn(COUNTS);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  const result = resultOf(counts);
  if (result === 'failed') console.log(`${out}${error}`);
  for (const line of out.split('\n').filter((line) => line.startsWith('skipped:'))) console.log(`  ${line}`);
  const { passed, failed, skipped } = counts;
  console.log(`# ${name}: ${result}, ${seconds} s, ${passed} passed, ${failed} failed, ${skipped} skipped`);
  return { name, result, seconds, ...counts };
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PROOFS.some((proof) => proof.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. The proofs are ${PROOFS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const commit = git('rev-parse', 'HEAD');
const isChanged = git('status', '--porcelain') !== '';

const results: Awaited<ReturnType<typeof run>>[] = [];
try {
  for (const proof of PROOFS) {
    if (names.length === 0 || names.includes(proof.name)) results.push(await run(proof));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(
  join(ROOT, 'proofs.json'),
  `${JSON.stringify({ commit, isChanged, proofs: results }, null, 2)}\n`,
);

const sum = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

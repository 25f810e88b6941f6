/**
 * Runs proofs, all or those named, and writes proofs.json: `npm run proofs -- till properties`. A name is that of a
 * command below, or a part of the path of a test of a proof.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MONGOSH_FOLDER = join(ROOT, 'node_modules/.cache/mongosh');

const isFullSize = process.env.PROOFS === 'full';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const linesOf = (output: string) => output.split('\n').filter(Boolean);

/** Installed once; without it the test says that it is skipped. */
const mongosh = (): NodeJS.ProcessEnv => {
  const program = join(MONGOSH_FOLDER, 'node_modules/.bin/mongosh');
  const flags = ['--engine-strict=false', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(program))
    spawnSync('npm', ['install', '--prefix', MONGOSH_FOLDER, ...flags, 'mongosh@2.5'], { stdio: 'ignore' });
  return existsSync(program) ? { MONGOSH: program } : {};
};

type Proof = { name: string; command: readonly string[]; env?: () => NodeJS.ProcessEnv };

const COUNTED = ['--reporter=default', `--reporter=${import.meta.dirname}/count-reporter.ts`];
const vitest = (projects: readonly string[], files: readonly string[] = []) => [
  'npx',
  'vitest',
  'run',
  ...COUNTED,
  ...projects.flatMap((name) => ['--project', name]),
  ...files,
];
const engineTests = (...args: string[]) => [
  'npm',
  'run',
  '--silent',
  'test:engine',
  '--',
  ...COUNTED,
  ...args,
];

/** Files that have a short form in the gate, or generate values. */
const testsWith = (pattern: string) => linesOf(git('grep', '-lE', pattern, '--', '*.test.ts'));

/** What else can be proved than by the tests of proofs. */
const COMMANDS: readonly Proof[] = [
  {
    name: 'properties',
    command: vitest(['unit', 'contract', 'engine'], testsWith('^import fc|SLOT_WORLDS|ENTRY_CODES')),
    env: () => ({ PROPERTY_SEED: 'random', ENTRY_CODES: '1000', SLOT_WORLDS: '500' }),
  },
  {
    name: 'matrices',
    command: vitest(['contract'], testsWith("/matrices.ts'")),
    env: () => ({ MATRICES: 'full' }),
  },
  {
    name: 'looks',
    command: vitest(['browser', 'proofs-browser', 'proofs-client']),
    env: () => ({ LOOKS: 'all', BROWSER_REQUIRED: '1' }),
  },
  {
    name: 'engine',
    command: engineTests('--project', 'proofs'),
    env: () => ({ ...mongosh(), ...(isFullSize ? { TRANSACTION_KILLS: '500' } : {}) }),
  },
  {
    name: 'comparison',
    command: engineTests('--project', 'comparison'),
    env: () => (isFullSize ? {} : { CASES: '3000' }),
  },
  // On the server that TEST_MONGODB_URI names.
  ...(process.env.TEST_MONGODB_URI ? [{ name: 'engines', command: vitest(['contract']) }] : []),
  { name: 'fuzz-rest', command: ['npm', 'run', '--silent', 'fuzz:rest'] },
];

const PROOF_FILES = ['bff', 'domain', 'scripts', 'security'].map(
  (folder) => `:(glob)${folder}/**/*.proof.test.ts`,
);
const files = linesOf(git('ls-files', ...PROOF_FILES, 'bff/contract/proofs/*.test.ts'));

const names = process.argv.slice(2);
const isAsked = (name: string) => names.length === 0 || names.includes(name);
const filesAsked = files.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
const proofs: readonly Proof[] = [
  ...(filesAsked.length > 0 ? [{ name: 'tests', command: vitest(['proofs'], filesAsked) }] : []),
  ...COMMANDS.filter(({ name }) => isAsked(name)),
];

const unknown = names.filter(
  (name) => !COMMANDS.some((proof) => proof.name === name) && !files.some((file) => file.includes(name)),
);
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Besides files: ${COMMANDS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'academia-proofs-'));

const countsIn = (file: string) => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : []) {
    const [passed = 0, failed = 0, skipped = 0] = line.split(' ').map(Number);
    counts.passed += passed;
    counts.failed += failed;
    counts.skipped += skipped;
  }
  return counts;
};

const run = ({ name, command: [program = '', ...args], env }: Proof) => {
  const started = performance.now();
  const COUNTS = join(folder, name);
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env?.(), COUNTS },
    stdio: 'inherit',
  });
  const counts = countsIn(COUNTS);
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, seconds: Math.round((performance.now() - started) / 1000), ...counts };
};

const commit = git('rev-parse', 'HEAD');
const isChanged = git('status', '--porcelain') !== '';
const results = proofs.map(run);
rmSync(folder, { recursive: true, force: true });
writeFileSync(
  join(ROOT, 'proofs.json'),
  `${JSON.stringify({ commit, isChanged, proofs: results }, null, 2)}\n`,
);

for (const { name, seconds, passed, failed, skipped } of results)
  console.log(`# ${name}: ${seconds} s, ${passed} passed, ${failed} failed, ${skipped} skipped`);
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

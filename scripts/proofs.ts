/**
 * Runs the proofs in their long form, all parts but `patches`, or those that are named; `--short`: in the form that CI
 * has of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { THREATS } from '../security/threats.ts';

type Count = { passed: number; failed: number };
type Step = { long?: Record<string, string> } & (
  | { files: string[] }
  /** Of package.json; its last line counts what passed and failed. */
  | { script: string }
);

const { values: options, positionals } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
const contract = (...names: string[]) => names.map((name) => `bff/contract/${name}.test.ts`);

const triedInBrowser = (file: string) => file.startsWith('e2e/');

const OTHER_PARTS: Record<string, Step[]> = {
  races: [{ files: contract('races', 'place-races', 'redemptions'), long: { ROUNDS: '20', CRASHES: 'all' } }],
  fuzz: [
    { files: contract('fuzz-graphql-fixed', 'fuzz-graphql-fresh'), long: { FUZZ_GRAPHQL: '10000' } },
    // By a fixed seed, and in the long form by a fresh one, too.
    { script: 'fuzz:rest' },
    ...(options.short ? [] : [{ script: 'fuzz:rest', long: { FUZZ_EXAMPLES: '250' } }]),
  ],
  authorisation: [{ files: contract('coverage', 'access-tokens', 'canaries') }],
  bombs: [{ files: contract('bombs'), long: { BOMBS: 'full' } }],
  faults: [{ files: contract('database-away', 'database-faults', 'failover'), long: { FAULTS: 'full' } }],
  crash: [
    { files: contract('server-kills', 'database-kills'), long: { KILLS: '30' } },
    {
      files: contract('follow-up-crash', 'audit-crash', 'deletion-crash', 'webhook-crash'),
      long: { CRASHES: 'all', WEBHOOK_EVENTS: '1000' },
    },
  ],
  drain: [{ files: contract('draining', 'drains'), long: { DRAINS: '20' } }],
  load: [{ files: contract('load', 'unread-sockets'), long: { LOAD: 'full', SOCKETS: '200' } }],
};

const filesOf = (steps: Step[]) => steps.flatMap((step) => ('files' in step ? step.files : []));
const ofOtherParts = new Set(filesOf(Object.values(OTHER_PARTS).flat()));
const attackFiles = [...new Set(THREATS.flatMap(({ tests }) => tests.map(({ file }) => file)))].filter(
  (file) => !ofOtherParts.has(file),
);

const PARTS: Record<string, Step[]> = {
  ...OTHER_PARTS,
  attacks: [
    { files: attackFiles.filter((file) => !triedInBrowser(file)) },
    { files: attackFiles.filter(triedInBrowser) },
  ],
};

/** Each named defence is taken away in a copy of the tree, which takes as long as much of the rest. */
const PARTS_BY_NAME_ONLY: Record<string, Step[]> = { patches: [{ script: 'proofs:patches' }] };
const known = { ...PARTS, ...PARTS_BY_NAME_ONLY };

const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = names.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'academia-proofs-'));

const runTests = (files: string[], env: NodeJS.ProcessEnv): Count => {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync('npx', ['vitest', 'run', ...files, ...flags], { env, stdio: 'inherit' });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    number
  >;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
};

const COUNT = /^(\d+) passed, (\d+) failed$/;

const runScript = (script: string, env: NodeJS.ProcessEnv): Count => {
  const { stdout } = spawnSync('npm', ['run', '--silent', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  const count = COUNT.exec(stdout.trim().split('\n').at(-1) ?? '');
  return count ? { passed: Number(count[1]), failed: Number(count[2]) } : { passed: 0, failed: 1 };
};

const runStep = (step: Step): Count => {
  const env = { ...process.env, ...(options.short ? {} : step.long) };
  return 'files' in step ? runTests(step.files, env) : runScript(step.script, env);
};

const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
const text = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`;

const lines: string[] = [];
const totals: Count[] = [];
for (const name of names) {
  const begin = performance.now();
  const count = sum((known[name] ?? []).map(runStep));
  totals.push(count);
  lines.push(`${name.padEnd(14)} ${text(count)}, ${Math.round((performance.now() - begin) / 1_000)} s`);
}
rmSync(folder, { recursive: true });
const total = sum(totals);
console.log(['', ...lines, text(total)].join('\n'));
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs the proofs in their long form, all parts but `patches`, or those that are named; `--short`: in the form that CI
 * has of them; `--json FILE`: a report of all parts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { failedWhole } from '../bff/contract/servers/engine-table.ts';
import { anyTitle } from '../security/test-titles.ts';
import { PARTS, PARTS_BY_NAME_ONLY, type Part } from './proof-parts.ts';

type Count = { passed: number; failed: number };
type TestFile = { name: string; status: string; assertionResults: { status: string }[] };

const { values: options, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, json: { type: 'string' } },
  allowPositionals: true,
});

const known = { ...PARTS, ...PARTS_BY_NAME_ONLY };
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = names.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}
const parts = names.map((name) => ({ name, files: [], ...known[name] }));
type ChosenPart = (typeof parts)[number];

const startTime = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'academia-proofs-'));

/** Of vitest, by an error outside of every test. */
let failedRuns = 0;

const runTests = ({ files, titles, long }: Omit<Part, 'scripts'>): TestFile[] => {
  if (!files?.length) return [];
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const picked = titles ? ['--testNamePattern', anyTitle(titles)] : [];
  const { status } = spawnSync('npx', ['vitest', 'run', ...files, ...picked, ...reporters], {
    env: { ...process.env, ...(options.short ? {} : long) },
    stdio: 'inherit',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] };
  if (status !== 0 && testResults.every((file) => file.status === 'passed')) failedRuns += 1;
  return testResults;
};

/** A file that did not run is one failed test. */
const countIn = (files: readonly string[], ran: readonly TestFile[]): Count => {
  const statuses = files.flatMap((file) => {
    const found = ran.find(({ name }) => relative('.', name) === file);
    if (!found) return ['failed'];
    return [...found.assertionResults.map(({ status }) => status), ...(failedWhole(found) ? ['failed'] : [])];
  });
  const withStatus = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { passed: withStatus('passed'), failed: withStatus('failed') };
};

const COUNT = /^(\d+) passed, (\d+) failed$/;

const runScript = (script: string, settings: object): Count => {
  const { stdout } = spawnSync('npm', ['run', '--silent', script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  const count = COUNT.exec(stdout.trim().split('\n').at(-1) ?? '');
  return count ? { passed: Number(count[1]), failed: Number(count[2]) } : { passed: 0, failed: 1 };
};

const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const runScripts = ({ scripts = [] }: ChosenPart) =>
  scripts
    .filter(({ isLong }) => !(isLong && options.short))
    .map(({ script, settings = {} }) => runScript(script, settings));

/** One run for the files of all parts but those that pick tests by their titles. */
const runShort = (): TestFile[] => {
  const isWhole = ({ titles }: Part) => !titles;
  const together = { files: parts.filter(isWhole).flatMap(({ files }) => files) };
  return [together, ...parts.filter((part) => !isWhole(part))].flatMap(runTests);
};

const text = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`;
const secondsSince = (begin: number) => Math.round((Date.now() - begin) / 1_000);

const ran = options.short ? runShort() : [];
const outcomes = parts.map((part) => {
  const begin = Date.now();
  if (!options.short) ran.push(...runTests(part));
  const count = sum([countIn(part.files, ran), ...runScripts(part)]);
  const line = `${part.name.padEnd(14)} ${text(count)}${options.short ? '' : `, ${secondsSince(begin)} s`}`;
  return { count, line };
});
rmSync(folder, { recursive: true });

const total = sum([...outcomes.map(({ count }) => count), { passed: 0, failed: failedRuns }]);
if (options.json) {
  const report = {
    startTime,
    numPassedTests: total.passed,
    numFailedTests: total.failed,
    testResults: ran,
  };
  writeFileSync(options.json, JSON.stringify(report));
}
console.log(
  ['', ...outcomes.map(({ line }) => line), `${secondsSince(startTime)} s`, text(total)].join('\n'),
);
process.exitCode = total.failed === 0 ? 0 : 1;

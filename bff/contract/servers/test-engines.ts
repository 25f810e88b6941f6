/** Runs the contract suite, or its short form, on every database server that is available, and prints a table. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { addCount } from '../../../scripts/add-count.ts';
import { chooseDatabase } from '../../src/database/choose.ts';
import { readEnv } from '../../src/process/env.ts';
import {
  countTests,
  type Counts,
  firstLine,
  formatTable,
  hasFile,
  type Row,
  SHORT_FORM,
} from './engine-table.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONTRACT = join(ROOT, 'bff/contract');
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');

const FerretDBLine = v.object({ uri: v.optional(v.string()), unavailable: v.optional(v.string()) });

type Engine = { name: string; uri?: string; stop: () => Promise<unknown> };

const nothing = () => Promise.resolve();

/** Built and started by a script of the engine's package, which compares the engine with it as well. */
const openFerretDB = async (): Promise<Engine> => {
  const child = spawn('npm', ['run', '--silent', 'ferretdb', '-w', 'packages/embedded-mongo'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { uri, unavailable } = v.parse(FerretDBLine, JSON.parse(line));
    if (uri === undefined) throw new Error(unavailable);
    const stop = async () => {
      child.stdin.end();
      await ended;
    };
    return { name: 'FerretDB', uri, stop };
  }
  throw new Error('FerretDB did not start');
};

const openMongod = async (folder: string): Promise<Engine> => {
  const env = readEnv({ NODE_ENV: 'test', DB_ENGINE: 'mongod', DATA_DIR: folder });
  const { uri, close } = await chooseDatabase(env);
  return { name: 'mongod', uri, stop: close ?? nothing };
};

const runVitest = async (
  args: readonly string[],
  report: string,
  settings: Readonly<Record<string, string>>,
): Promise<Counts> => {
  const child: ChildProcess = spawn(
    process.execPath,
    [VITEST, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...settings } },
  );
  await once(child, 'exit');
  return countTests(readFileSync(report, 'utf8'), form);
};

/** By name: a project that excludes files of its own ignores --exclude. */
const filesOf = (of: typeof SHORT_FORM) => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    hasFile(of, file),
  );
  if (files.length === 0) throw new Error('No file of the contract suite is of this form');
  return files.map((file) => `bff/contract/${file}`);
};

const runContract = async (engine: Engine, folder: string): Promise<Row> => {
  console.log(`\n# The contract suite on ${engine.name}`);
  const settings = { TEST_MONGODB_URI: engine.uri ?? '', ENGINE: engine.name };
  const report = join(folder, `contract-${engine.name}.json`);
  const selected = form ? [...filesOf(form), '--testNamePattern', form.title.source] : [];
  const counts = await runVitest(['--project', 'contract', ...selected], report, settings);
  return { engine: engine.name, ...counts };
};

const { values: options } = parseArgs({
  options: { embedded: { type: 'string' }, reports: { type: 'string' }, short: { type: 'boolean' } },
});
const form = options.short ? SHORT_FORM : undefined;
const folder = options.reports ?? mkdtempSync(join(tmpdir(), 'test-engines-'));
const EMBEDDED = 'embedded';
const engines: Engine[] = options.embedded ? [] : [{ name: EMBEDDED, stop: nothing }];
const absent: Array<{ engine: string; reason: string }> = [];

const tryToOpen = async (engine: string, open: () => Promise<Engine>): Promise<void> => {
  try {
    engines.push(await open());
  } catch (error) {
    absent.push({ engine, reason: firstLine(error instanceof Error ? error.message : String(error)) });
  }
};

const rows: Row[] = [];
try {
  await tryToOpen('FerretDB', openFerretDB);
  if (process.env.DB_ENGINE === 'mongod' || process.env.MONGOMS_SYSTEM_BINARY)
    await tryToOpen('mongod', () => openMongod(folder));
  else
    absent.push({ engine: 'mongod', reason: 'not asked for: set DB_ENGINE=mongod or MONGOMS_SYSTEM_BINARY' });
  const given = process.env.MONGODB_URI;
  if (given) engines.push({ name: 'MONGODB_URI', uri: given, stop: nothing });
  else absent.push({ engine: 'MONGODB_URI', reason: 'not set' });
  if (options.embedded) {
    rows.push({ engine: EMBEDDED, ...countTests(readFileSync(options.embedded, 'utf8'), form) });
  }
  for (const engine of engines) rows.push(await runContract(engine, folder));
} finally {
  for (const { stop } of engines) await stop();
  if (!options.reports) rmSync(folder, { recursive: true, force: true });
}

const isEqual = new Set(rows.map((row) => row.passed + row.failed + row.skipped)).size <= 1;
// What is taken from the report of another run is counted there.
const ownRows = options.embedded ? rows.slice(1) : rows;
const sum = (key: 'passed' | 'failed' | 'skipped') => ownRows.reduce((total, row) => total + row[key], 0);
const failed = sum('failed');

console.log(formatTable(rows, absent));
if (!isEqual) console.log('The contract suite did not run the same number of tests on every engine.');
addCount({ passed: sum('passed'), failed });
process.exit(failed === 0 && isEqual ? 0 : 1);

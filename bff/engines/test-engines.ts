/** Runs the app's contract suite and the engine's own cases on every engine that can be had, and prints a table. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseDatabase } from '../src/database/choose.ts';
import { readEnv } from '../src/env.ts';
import { startFerretDB } from './ferretdb.ts';
import { countTests, type Counts, firstLine, formatTable, type Row } from './engine-table.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIFFERENTIAL_CONFIG = fileURLToPath(new URL('./vitest.config.ts', import.meta.url));
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');

/** A gate must not turn red by chance: new seeds are for whoever looks for new differences. */
const SEED_OF_EVERY_DAY = '20261121';

type Engine = { name: string; uri?: string; stop: () => Promise<unknown> };

const nothing = () => Promise.resolve();

const openFerretDB = async (): Promise<Engine> => ({ name: 'FerretDB', ...(await startFerretDB()) });

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
    [
      VITEST,
      'run',
      ...args,
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...settings } },
  );
  await once(child, 'exit');
  return countTests(readFileSync(report, 'utf8'));
};

const runContract = async (engine: Engine, folder: string): Promise<Row> => {
  console.log(`\n# The contract suite on ${engine.name}`);
  const settings = { TEST_MONGODB_URI: engine.uri ?? '', ENGINE: engine.name };
  const report = join(folder, `contract-${engine.name}.json`);
  const counts = await runVitest(['--project', 'contract'], report, settings);
  return { suite: 'contract', engine: engine.name, ...counts };
};

const runDifferential = async (engines: readonly Engine[], folder: string): Promise<Row[]> => {
  console.log('\n# Written and generated cases');
  const uriOf = (name: string) => engines.find((engine) => engine.name === name)?.uri ?? '';
  const counts = await runVitest(['--config', DIFFERENTIAL_CONFIG], join(folder, 'differential.json'), {
    SEED: process.env.SEED ?? SEED_OF_EVERY_DAY,
    FERRETDB_URI: uriOf('FerretDB'),
    TEST_MONGODB_URI: uriOf('MONGODB_URI') || uriOf('mongod'),
  });
  const rows = Object.entries(counts.byEngine).map(([suite, own]) => ({
    suite: `cases ${suite}`,
    engine: '',
    ...own,
    skippedTests: [],
  }));
  const listed = rows.reduce((sum, row) => sum + row.passed + row.failed + row.skipped, 0);
  const total = counts.passed + counts.failed + counts.skipped;
  if (listed !== total) throw new Error(`${total - listed} cases belong to no engine.`);
  return rows;
};

const { values: options } = parseArgs({ options: { json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'test-engines-'));
const engines: Engine[] = [{ name: 'embedded', stop: nothing }];
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
  for (const engine of engines) rows.push(await runContract(engine, folder));
  rows.push(...(await runDifferential(engines, folder)));
} finally {
  for (const { stop } of engines) await stop();
  rmSync(folder, { recursive: true, force: true });
}

const contractCounts = rows
  .filter(({ suite }) => suite === 'contract')
  .map((row) => row.passed + row.failed + row.skipped);
const isEqual = new Set(contractCounts).size <= 1;
const sum = (key: 'passed' | 'failed' | 'skipped') => rows.reduce((total, row) => total + row[key], 0);
const failed = sum('failed');

console.log(formatTable(rows, absent));
if (!isEqual) console.log('The contract suite did not run the same number of tests on every engine.');
if (options.json)
  writeFileSync(
    options.json,
    JSON.stringify({
      numPassedTests: sum('passed'),
      numFailedTests: failed,
      numPendingTests: sum('skipped'),
      engines: rows,
      absent,
    }),
  );
process.exit(failed === 0 && isEqual ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { addCount } from '../scripts/add-count.ts';
import { PATCHES, patched } from './patches.ts';
import { filesOfTree } from './secrets.ts';
import { reportedAs } from './test-titles.ts';
import type { TestId } from './threats.ts';

type Report = {
  testResults: { assertionResults: { title: string; status: string }[]; message: string }[];
};

const MODULES = ['node_modules', 'packages/embedded-mongo/node_modules'];

/** The tree in a folder of its own, with the modules that are installed here. */
const copyTree = () => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-patches-'));
  for (const file of filesOfTree()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const modules of MODULES) symlinkSync(resolve(modules), join(folder, modules));
  return folder;
};

/** Of the expected tests, those that did not fail. */
const survivors = (folder: string, fails: TestId[]) => {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const files = [...new Set(fails.map(({ file }) => file))];
  const flags = ['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', 'run', ...files, ...flags], { cwd: folder, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return fails.filter(({ title }) => {
    const reported = new RegExp(`^${reportedAs(title)}$`);
    return !failed.some((test) => reported.test(test.title));
  });
};

const only = process.argv.slice(2);
const chosen = PATCHES.filter(({ name }) => only.length === 0 || only.includes(name));
const folder = copyTree();
let passed = 0;
try {
  for (const patch of chosen) {
    const path = join(folder, patch.file);
    const original = readFileSync(path);
    const text = patched(patch, folder);
    if (text === null) throw new Error(`${patch.file} does not have the text of "${patch.name}" once`);
    writeFileSync(path, text);
    const unnoticed = survivors(folder, patch.fails);
    writeFileSync(path, original);
    if (unnoticed.length === 0) passed += 1;
    const outcome = unnoticed.length === 0 ? 'noticed' : 'NOT NOTICED';
    console.log(`${outcome}: without ${patch.name} (${patch.threat})`);
    for (const { file, title } of unnoticed) console.log(`  still passes: ${file} › ${title}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${chosen.length - passed} failed`);
addCount({ passed, failed: chosen.length - passed });
process.exitCode = passed === chosen.length ? 0 : 1;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import manifest from '../package.json' with { type: 'json' };

/** The longest first: the others fill the second core. */
const CHECKS = ['types', 'codegen', 'imports', 'unused', 'lint', 'format'] as const;

if (!existsSync('node_modules/.bin/oxlint')) throw new Error('node_modules is not up to date: npm install');

/** Runs one check, without an npm of its own; what it prints appears in one piece. */
const run = async (name: (typeof CHECKS)[number]) => {
  const child = spawn(manifest.scripts[`check:${name}`], { shell: true });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  console.log(`# check:${name} ${code === 0 ? 'passed' : `failed\n${out}${error}`}`);
  return code === 0;
};

const limit = pLimit(availableParallelism());
const passed = await Promise.all(CHECKS.map((name) => limit(() => run(name))));
process.exitCode = passed.every(Boolean) ? 0 : 1;

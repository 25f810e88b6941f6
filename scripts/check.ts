import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';

const CHECKS = ['lint', 'types', 'format', 'unused', 'codegen', 'imports'];

/** Runs one check; what it prints appears in one piece. */
const run = async (name: string) => {
  const child = spawn('npm', ['run', '--silent', `check:${name}`], { shell: process.platform === 'win32' });
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

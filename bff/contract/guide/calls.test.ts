import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { systemContext } from '../../src/operation/context.ts';
import { useTestServer } from '../harness.ts';

const run = promisify(execFile);
const MARK = '@@@@';

const page = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');
const transcript = /```sh transcript\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const steps = transcript
  .split(/^\$ /m)
  .slice(1)
  .map((step) => {
    const [command = '', ...output] = step.trim().split('\n');
    return { command, output: output.join('\n') };
  });

const server = useTestServer();
beforeAll(async () => {
  await seedDemo(systemContext(server.deps));
});

const patternOf = (output: string) =>
  new RegExp(
    `^${output
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

it('every call of docs/calls.md returns the response below it', async () => {
  expect(steps.length).toBeGreaterThan(8);
  const script = steps.map(({ command }) => `${command}\necho; echo '${MARK}'`).join('\n');
  const { stdout } = await run('bash', ['-euc', script.replaceAll('http://localhost:4000', server.url)]);
  const outputs = stdout.split(`${MARK}\n`).map((output) => output.trim());
  for (const [index, { command, output }] of steps.entries()) {
    expect(outputs[index], command).toMatch(patternOf(output));
  }
});

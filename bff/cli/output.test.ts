import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { aStudent } from '../contract/builders.ts';
import { connectRest } from '../contract/drivers/rest.ts';
import { useTestServer } from '../contract/harness.ts';
import { environment, fileOf } from '../contract/processes.ts';

const server = useTestServer();

it.each([
  ['export', 'users'],
  ['user', '--help'],
])('%s %s ends without an error when its output is closed', async (...command) => {
  await aStudent({ url: server.url, connect: connectRest });
  const script = `set -o pipefail; "${process.execPath}" "${fileOf('cli')}" ${command.join(' ')} | true`;
  const child = spawn('bash', ['-c', script], { env: environment(server.settings), stdio: 'pipe' });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, stderr]).toEqual([0, '']);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aStudent } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { connectRest } from '../contract/drivers/rest.ts';
import { useTestServer } from '../contract/harness.ts';
import { environment, fileOf } from '../contract/processes.ts';

const server = useTestServer();
const cli = useCommandLine(server);

describe('a price', () => {
  const create = (price: string) =>
    cli([
      ...['course', 'create', '--name', 'Curso con precio', '--description', 'x', '--location', 'Pilar'],
      ...['--price', price, '--json'],
    ]);

  it.each([
    ['1500', 1500],
    ['1500,5', 1500.5],
    ['1500.50', 1500.5],
    ['0', 0],
  ])('of %s has a comma or a point before its decimals', async (text, price) => {
    const { code, stdout } = await create(text);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ price });
  });

  it.each(['0.001', '1.500,5', '1,500', '-1', 'mil', '1e3', ''])(
    'of %j is rejected with a message',
    async (text) => {
      const { code, stderr } = await create(text);
      expect(code).toBe(1);
      expect(stderr).toContain('Write pesos as 1500, 1500.50 or 1500,50.');
    },
  );
});

it.each([
  ['export', 'users'],
  ['course', 'list'],
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandLine } from '../contract/command-line.ts';
import { useTestServer } from '../contract/harness.ts';

const server = useTestServer();
const runCommand = useCommandLine(server);

/** The output of a command that succeeds, parsed as JSON. */
const outputOf = async <Output = Record<string, unknown>>(...args: string[]) => {
  const { code, stdout, stderr } = await runCommand([...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Output;
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academia-armoury-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('import-firearms', () => {
  it('checks a file, and enters its weapons with --apply', async () => {
    const file = join(folder, 'armas.csv');
    await writeFile(file, 'Marca;Número de serie;Modelo\r\nMarlin;C-2;Carabina .22LR\r\n');
    expect(await outputOf('import-firearms', file)).toMatchObject({ dryRun: true, created: 1 });
    expect(await outputOf('import-firearms', file, '--apply')).toMatchObject({ created: 1, existing: 0 });
    await writeFile(file, 'Marca;Número de serie;Modelo\r\nMarlin;;Carabina .22LR\r\n');
    const { code, stdout } = await runCommand(['import-firearms', file, '--apply']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('line 2, Número de serie')]);
  });
});

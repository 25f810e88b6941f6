import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { anAdmin } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { connectGraphql } from '../contract/drivers/graphql.ts';
import { aHandOut } from '../contract/firearm-builders.ts';
import { useTestServer } from '../contract/harness.ts';

const server = useTestServer();
const runCommand = useCommandLine(server);

/** The output of a command that succeeds, parsed as JSON. */
const outputOf = async <Output = Record<string, unknown>>(...args: string[]) => {
  const { code, stdout, stderr } = await runCommand([...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Output;
};

let userId: string;
let folder: string;

beforeAll(async () => {
  ({ id: userId } = await anAdmin({ url: server.url, connect: connectGraphql }));
  folder = await mkdtemp(join(tmpdir(), 'academia-armoury-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Listed = { id: string; make: string; state: string; roundsFired: number };

describe('weapon', () => {
  it('add, set-state and inventory run the operations', async () => {
    const given = ['--make', 'Bersa', '--serial', 'C-1', '--model', 'pistola-9mm', '--rounds', '120'];
    const { id } = await outputOf('weapon', 'add', ...given);
    await outputOf('weapon', 'set-state', String(id), 'workshop');
    const listed = await outputOf<Listed[]>('weapon', 'inventory', '--state', 'workshop');
    expect(listed).toMatchObject([{ id, make: 'Bersa', state: 'workshop', roundsFired: 120 }]);
    const { stdout } = await runCommand(['weapon', 'inventory']);
    expect(stdout).toContain('C-1');
    expect(await runCommand(['weapon', 'add', ...given])).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining(messages.firearmExists) },
    });
  });

  it('hand-outs lists those that are out', async () => {
    const id = await aHandOut(userId);
    expect(await outputOf('weapon', 'hand-outs', '--out')).toMatchObject([{ id, returnedAt: null }]);
  });
});

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

describe('ammunition', () => {
  it('record, stock and entries run the operations', async () => {
    const of9mm = ['--caliber', '9mm'];
    const bought = ['--type', 'purchase', '--rounds', '500', '--invoice', 'A-1'];
    expect(await outputOf('ammunition', 'record', ...of9mm, ...bought)).toMatchObject({ balance: 500 });
    const lost = ['--type', 'loss', '--rounds', '20', '--reason', 'Mojadas'];
    expect(await outputOf('ammunition', 'record', ...of9mm, ...lost)).toMatchObject({ balance: 480 });
    const [stock] = await outputOf<Record<string, unknown>[]>('ammunition', 'stock');
    expect(stock).toMatchObject({ caliber: '9mm', bought: 500, lost: 20, closing: 480 });
    const entries = await outputOf<unknown[]>('ammunition', 'entries', '--type', 'loss');
    expect(entries).toMatchObject([{ rounds: -20, description: 'Mojadas' }]);
    const tooMany = ['--type', 'loss', '--rounds', '481', '--reason', 'Mojadas'];
    expect(await runCommand(['ammunition', 'record', ...of9mm, ...tooMany])).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining(messages.ammunitionShort) },
    });
  });
});

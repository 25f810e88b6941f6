import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import {
  NO_SUCH_ID,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  good,
  type Member,
} from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { connectGraphql } from '../contract/drivers/graphql.ts';
import { connectRest } from '../contract/drivers/rest.ts';
import { useTestServer } from '../contract/harness.ts';
import { runCli } from '../contract/processes.ts';

const server = useTestServer();

const surface = () => ({ url: server.url, connect: connectRest });
const runCommand = useCommandLine(server);
const cli = (...args: string[]) => runCommand(args);

/** The output of a command that succeeds, parsed as JSON. */
const outputOf = async (...args: string[]) => {
  const { code, stdout, stderr } = await cli(...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Record<string, unknown>;
};

let admin: Member;
let folder: string;

beforeAll(async () => {
  admin = await anAdmin(surface());
  folder = await mkdtemp(join(tmpdir(), 'academia-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('an error of an operation', () => {
  it('is printed to the standard error', async () => {
    expect(await cli('user', 'deactivate', NO_SUCH_ID)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${messages.userNotFound}\n`,
    });
  });

  it('is an object with code and fields with --json', async () => {
    const { code, stdout, stderr } = await cli('export', 'ledger', '--from', 'ayer', '--json');
    expect([code, stdout]).toEqual([1, '']);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        message: messages.inputDay,
        code: 'BAD_USER_INPUT',
        reason: 'INVALID_INPUT',
        fields: [{ field: 'from', message: messages.inputDay, code: 'INVALID' }],
      },
    });
  });
});

describe('user', () => {
  it('shows an account by email or id, with its points', async () => {
    const student = await aStudent(surface());
    await givePoints(student.id, 25);
    expect(await outputOf('user', 'show', ` ${student.email.toUpperCase()}`)).toMatchObject({
      id: student.id,
      points: 25,
      role: 'student',
    });
    const { stdout } = await cli('user', 'show', student.id);
    expect(stdout).toContain(`email: ${student.email}\n`);
  });

  it('change role and state, and end the sessions of a deactivated user', async () => {
    const student = await aStudent(surface());
    expect(await outputOf('user', 'set-role', student.email, 'admin')).toMatchObject({ role: 'admin' });
    expect((await student.api.allUsers()).ok).toBe(true);
    expect(await outputOf('user', 'deactivate', student.id)).toMatchObject({ isActive: false });
    expect((await student.api.me()).status).toBe(401);
    const { stdout } = await cli('user', 'activate', student.id);
    expect(stdout).toBe(`${student.email}: admin, active\n`);
  });

  it('set and remove a role of the staff', async () => {
    const { email } = await aStudent(surface());
    for (const [role, staffRole] of [
      ['desk', 'desk'],
      ['none', null],
    ] as const) {
      expect(await outputOf('user', 'set-staff-role', email, role)).toMatchObject({ staffRole });
    }
  });

  it('reject an unknown account and an unknown role', async () => {
    expect(await cli('user', 'show', anEmail())).toMatchObject({
      code: 1,
      stderr: `${messages.userNotFound}\n`,
    });
    expect((await cli('user', 'set-role', admin.email, 'jefe')).stderr).toContain('Allowed choices are');
  });
});

describe('export', () => {
  it('writes to the standard output what the API returns', async () => {
    const student = await aStudent(surface());
    await givePoints(student.id, 7);
    const [here, there] = await Promise.all([
      runCli(['export', 'users', '--search', student.email], server.settings),
      fetch(`${server.url}/api/exports/users.csv?search=${student.email}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      }).then(async (response) => Buffer.from(await response.arrayBuffer()).toString()),
    ]);
    expect(here).toEqual({ code: 0, stdout: there, stderr: '' });
  });

  it.each([
    ['users'],
    ['courses'],
    ['enrolments'],
    ['armoury', '--day', '2026-11-25'],
    ['ledger'],
    ['certificates'],
  ])('writes %s to a file', async (name, ...filter) => {
    const out = join(folder, `${name}.csv`);
    expect(await outputOf('export', name, ...filter, '--out', out)).toEqual({ file: out });
    expect((await readFile(out, 'utf8')).startsWith('\uFEFF')).toBe(true);
    const rows = parse(await readFile(out), { bom: true, delimiter: ';', columns: true });
    expect(rows).toEqual(expect.any(Array));
  });

  it('prints the reason if a file cannot be written', async () => {
    const { code, stderr } = await cli('export', 'courses', '--out', join(folder, 'no', 'where.csv'));
    expect([code, stderr]).toEqual([1, expect.stringContaining('ENOENT')]);
  });
});

describe('import-users', () => {
  const aFile = async (content: string | Buffer) => {
    const path = join(folder, `${anEmail()}.csv`);
    await writeFile(path, content);
    return path;
  };

  it('checks without storing, stores with --apply, and creates no duplicates', async () => {
    const email = anEmail();
    const file = await aFile(`Email;Apellido;Notas\n${email};Consola;x\n`);
    const checked = await cli('import-users', file);
    expect([checked.code, checked.stdout]).toEqual([
      0,
      'La columna «Notas» no se importa\nDry run: 1 would be created, 0 are there already.\n',
    ]);
    const found = async () =>
      good(await connectGraphql(server.url, admin.token).users({ search: email })).nodes.length;
    expect(await found()).toBe(0);
    expect(await outputOf('import-users', file, '--apply')).toMatchObject({ created: 1, existing: 0 });
    expect(await outputOf('import-users', file, '--apply')).toMatchObject({ created: 0, existing: 1 });
    expect(await found()).toBe(1);
  });

  it('reports every faulty line, and ends with exit code 1', async () => {
    const { code, stdout } = await cli(
      'import-users',
      await aFile('Email;Nombre\nnadie;Ana\nx@example.com;B\n'),
    );
    expect([code, stdout.split('\n')]).toEqual([
      1,
      [
        `line 2, Email: ${messages.email}`,
        `line 3, Nombre: ${messages.firstName}`,
        '2 errors; 0 created, 0 are there already.',
        '',
      ],
    ]);
  });

  it('rejects a file in another encoding', async () => {
    const file = await aFile(Buffer.from('Email;Nombre\nx@example.com;Mar\u00eda\n', 'latin1'));
    expect(await cli('import-users', file)).toMatchObject({
      code: 1,
      stderr: `csv: ${messages.importEncoding}\n`,
    });
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, subDays } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyDay } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { useTestServer } from '../contract/harness.ts';

const PATIENCE_MS = 120_000;

const server = useTestServer();
const runCommand = useCommandLine(server);
const run = (...args: string[]) => runCommand(args, 'direccion-1');

const json = async <T = { id: string }>(...args: string[]) => {
  const { code, stdout, stderr } = await run(...args, '--json');
  expect([code, stderr], args.join(' ')).toEqual([0, '']);
  return JSON.parse(stdout) as T;
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academia-story-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NAMES = ['Ana', 'Beto', 'Carla', 'Dora'];
const emailOf = (name: string) => `${name.toLowerCase()}@academia.example`;

const studentsFile = async () => {
  const path = join(folder, 'alumnos.csv');
  const header =
    'Email;Nombre;Apellido;Tipo de documento;Número de documento;Fecha de nacimiento;Género;Dirección';
  const rows = NAMES.map(
    (name, index) =>
      `${emailOf(name)};${name};Gómez;DNI;3000000${index};1990-05-17;Mujer;Av. San Martín 1234`,
  );
  await writeFile(path, [header, ...rows].join('\n'));
  return path;
};

it(
  'an empty academy is set up and run from the command line',
  async () => {
    await run('create-admin', '--email', 'direccion@academia.example', '--password-stdin');
    expect(await json('import-users', await studentsFile(), '--apply')).toMatchObject({
      created: 4,
      faults: [],
    });
    const instructor = await json('instructor', 'create', '--name', 'Roberto Aguirre');
    const { id: course } = await json(
      ...[
        'course',
        'create',
        '--name',
        'Escopeta Deportiva',
        '--description',
        'Platillos',
        '--location',
        'Campana',
      ],
      ...['--price', '58000', '--points', '120', '--capacity', '3', '--instructor', instructor.id],
      ...['--date', addDays(new Date(), 9).toISOString()],
    );
    const enrol = (name: string) => ['enrolment', 'create', '--student', emailOf(name), '--course', course];
    const [ana, beto, carla] = [
      await json(...enrol('Ana')),
      await json(...enrol('Beto')),
      await json(...enrol('Carla')),
    ];
    expect((await run(...enrol('Dora'))).stderr).toBe('Curso completo\n');
    await json('waiting-list', 'join', '--student', emailOf('Dora'), '--course', course);
    expect((await run('waiting-list', 'list', course)).stdout).toContain(emailOf('Dora'));
    await json('enrolment', 'cancel', beto.id, '--reason', 'student');
    const [dora] = await json<{ id: string; status: string }[]>(
      'enrolment',
      'list',
      '--student',
      emailOf('Dora'),
    );
    expect(dora?.status).toBe('pending');
    const live = [ana.id, carla.id, dora?.id ?? ''];
    await json('enrolment', 'confirm', ...live);
    await json('course', 'update', course, '--date', subDays(new Date(), 1).toISOString());
    await json('enrolment', 'complete', ana.id, dora?.id ?? '');
    await json('enrolment', 'no-show', carla.id);
    expect(await json('user', 'show', emailOf('Ana'))).toMatchObject({ points: 120 });
    const redeemed = await json<{ points: number; transaction: { code: string } }>(
      ...['points', 'redeem', emailOf('Ana'), '--points', '50', '--reason', 'Gorra'],
    );
    expect(redeemed.points).toBe(70);
    await json('hand-out', redeemed.transaction.code);
    expect((await run('hand-out', redeemed.transaction.code)).code).toBe(1);

    type Month = { points: { earned: number; redeemed: number }; bookedIncome: number };
    const months = await json<Month[]>(
      ...['report', '--from', academyDay(-1).slice(0, 7), '--to', academyDay(0).slice(0, 7)],
    );
    const sum = (read: (month: Month) => number) => months.reduce((total, month) => total + read(month), 0);
    expect(sum(({ points }) => points.earned - points.redeemed)).toBe(190);
    expect(sum(({ bookedIncome }) => bookedIncome)).toBe(2 * 58_000);
    const { stdout: ledger } = await run('export', 'ledger');
    expect(ledger.trim().split('\n')).toHaveLength(1 + 3);

    const trail = await json<{ action: string; actor: { label: string }; outcome: string }[]>('audit');
    const entries = new Set(trail.map(({ action, actor, outcome }) => `${actor.label} ${action} ${outcome}`));
    for (const one of [
      'instructor.create',
      'course.create',
      'course.update',
      'points.redeem',
      'waiting.join',
    ]) {
      expect(entries).toContain(`Consola ${one} done`);
    }
    expect(entries).toContain('Sistema enrolment.promote done');
    expect(entries).toContain('Consola redemption.handOut refused');
    expect((await run('verify')).code).toBe(0);
  },
  PATIENCE_MS,
);

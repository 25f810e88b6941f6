import { expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { academyDay, aCourse } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { useTestServer } from '../contract/harness.ts';

const cliOf = useCommandLine(useTestServer());
const cli = (...args: string[]) => cliOf(args);

const outputOf = async <T>(...args: string[]) => {
  const { code, stdout, stderr } = await cli(...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as T;
};

it('hours sets the hours of weekdays, lane adds and closes lanes', async () => {
  await outputOf('hours', 'set', '--weekday', '2,3', '--span', '09:00-13:00', '--span', '14:00-20:00');
  await outputOf('hours', 'set', '--weekday', '3');
  const { stdout } = await cli('hours', 'show');
  expect(stdout).toContain('2        09:00-13:00 14:00-20:00');
  expect(stdout).toContain('3        closed');
  await outputOf('hours', 'policy', 'suggest');
  expect((await cli('hours', 'policy', 'always')).code).toBe(1);
  const rules = { deadlineHours: 12, bufferMinutes: 15, noticeHours: 24 };
  expect(await outputOf('hours', 'rules', '--deadline', '12', '--buffer', '15')).toMatchObject({ rules });
  expect((await cli('hours', 'show')).stdout).toContain('Notice: 24 h, deadline: 12 h');
  expect((await cli('hours', 'rules', '--deadline', 'pronto')).code).toBe(1);
  await outputOf('lane', 'add', '--name', 'Línea 1', '--location', 'Campana');
  const [lane] = await outputOf<{ id: string }[]>('lane', 'list');
  expect(await outputOf('lane', 'close', lane?.id ?? '')).toMatchObject({ lanes: [{ isActive: false }] });
  expect(await cli('lane', 'close', 'x')).toMatchObject({ code: 1 });
});

it('weapon sets the number of a model, lane allows some models', async () => {
  const added = ['--name', 'Larga', '--location', 'Campana', '--weapon', 'escopeta-12'];
  const { lanes } = await outputOf<{ lanes: object[] }>('lane', 'add', ...added);
  expect(lanes.at(-1)).toMatchObject({ name: 'Larga', weapons: ['escopeta-12'] });
  expect((await cli('weapon', 'list')).stdout).toContain('No weapons are counted.');
  await outputOf('weapon', 'count', 'escopeta-12', '2');
  expect((await cli('weapon', 'count', 'pistola-9mm', '4')).stdout).toMatch(/escopeta-12 +2\npistola-9mm +4/);
  expect(await outputOf('weapon', 'count', 'escopeta-12', 'none')).toEqual([
    { weapon: 'pistola-9mm', count: 4 },
  ]);
  expect((await cli('weapon', 'count', 'arco', '1')).code).toBe(1);
  expect((await cli('weapon', 'count', 'pistola-9mm', 'dos')).stderr).toContain('Write a number, or none.');
});

it('closure prints the classes in a closure, and cancels none', async () => {
  const day = academyDay(12);
  await aCourse({ name: 'Torneo', scheduledDate: instantOf(day, '10:00', academy.timeZone) });
  await aCourse({ name: 'Después', scheduledDate: instantOf(day, '18:00', academy.timeZone) });
  const { stdout } = await cli('closure', 'add', '--day', day, '--span', '09:00-13:00', '--reason', 'Obra');
  expect(stdout).toContain(`${day} 10:00  Torneo`);
  expect(stdout).not.toContain('Después');
  const [closure] = await outputOf<{ id: string }[]>('closure', 'list');
  expect(closure).toMatchObject({ day, isOpen: false, reason: 'Obra' });
  expect(await outputOf('closure', 'remove', closure?.id ?? '')).toEqual([]);
});

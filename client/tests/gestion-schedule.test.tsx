import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import type { WeeklySpan } from '#domain/schedule/schedule.ts';
import {
  aBooking,
  academyDay,
  anInstructor,
  aPersonalisedCourse,
  good,
} from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { anOpenWeek, noSchedule } from '../../bff/contract/schedule-builders.ts';
import { AuditEntryModel } from '../../bff/src/features/audit/audit.model.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../bff/src/features/instructors/instructor.model.ts';
import { ScheduleModel } from '../../bff/src/features/schedule/schedule.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { enterDay, expectToast } from './screen.ts';

const DAY = academyDay(30);
const LOCATION = 'Polígono de las líneas';
const LANES = ['1', '2'].map((id) => ({ id, name: `Línea ${id}`, location: LOCATION, isActive: true }));

afterEach(async () => {
  await Promise.all([noSchedule(), EnrolmentModel.deleteMany()]);
  await Promise.all([CourseModel.deleteMany(), InstructorModel.deleteMany()]);
});

const storedHours = async () => (await ScheduleModel.findOne().orFail().lean()).weeklyHours;
const monday = (from: string, to: string): WeeklySpan => ({ weekday: 1, from, to });

/** The desk, with a class of each of these students at 9. */
const withClasses = async (server: TestServer, lastNames: string[], schedule: object = {}) => {
  await anOpenWeek({ policy: 'enforce', lanes: LANES, ...schedule });
  const { id: courseId } = await aPersonalisedCourse({ location: LOCATION, durationMinutes: 60 });
  const ids: string[] = [];
  for (const lastName of lastNames) {
    const { token } = await aStudent(server, { lastName });
    const scheduledDate = instantOf(DAY, '09:00', academy.timeZone).toISOString();
    const api = connectGraphql(server.url, token);
    ids.push(good(await api.enrol(aBooking(courseId, { scheduledDate, scheduledTime: '09:00' }))).id);
  }
  const { token } = await aStudent(server, { staffRole: 'desk' });
  return { token, courseId, ids };
};

describe('the edited week', () => {
  test('is not lost when another user has changed the hours', async ({ server, openApp }) => {
    await anOpenWeek({ weeklyHours: [monday('09:00', '12:00')] });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/horarios', token, expecting: [409] });
    const cell = (clock: string, state: string) => screen.findByLabelText(`Lunes, ${clock}, ${state}`);
    fireEvent.keyDown(await cell('14:00', 'cerrado'), { key: ' ' });
    await cell('14:00', 'abierto');
    good(await connectGraphql(server.url, token).updateSchedule({ weeklyHours: [monday('08:00', '12:00')] }));
    await user.click(screen.getByRole('button', { name: 'Guardar la semana' }));
    await screen.findByText(/Otra persona cambió estas horas/);
    await screen.findByText(/Lunes: 08:00 a 12:00/);
    await cell('14:00', 'abierto');
    expect(await storedHours()).toEqual([monday('08:00', '12:00')]);
    await user.click(screen.getByRole('button', { name: 'Guardar lo pintado' }));
    await expectToast('Semana guardada');
    expect(await storedHours()).toEqual([monday('09:00', '12:00'), monday('14:00', '15:00')]);
    await waitFor(() => expect(screen.queryByText(/Otra persona cambió estas horas/)).toBeNull());
  });

  test('is replaced by the stored one on request', async ({ server, openApp }) => {
    await anOpenWeek({ weeklyHours: [monday('09:00', '12:00')] });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/horarios', token, expecting: [409] });
    fireEvent.keyDown(await screen.findByLabelText('Lunes, 14:00, cerrado'), { key: ' ' });
    good(await connectGraphql(server.url, token).updateSchedule({ weeklyHours: [monday('08:00', '12:00')] }));
    await user.click(await screen.findByRole('button', { name: 'Guardar la semana' }));
    await user.click(await screen.findByRole('button', { name: 'Ver lo guardado' }));
    await screen.findByLabelText('Lunes, 08:00, abierto');
    await screen.findByLabelText('Lunes, 14:00, cerrado');
    expect(screen.queryByText(/Otra persona cambió estas horas/)).toBeNull();
  });
});

describe('free times', () => {
  const policy = async () => (await ScheduleModel.findOne().orFail().lean()).policy;

  test('are enforced once no classes overlap, with a list of overlaps', async ({ server, openApp }) => {
    const schedule = { policy: 'suggest', lanes: LANES.slice(0, 1) };
    const { ids } = await withClasses(server, ['Una', 'Otra'], schedule);
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/horarios', token, expecting: [409] });
    const choose = async () =>
      user.selectOptions(
        await screen.findByLabelText('Al reservar una clase personalizada'),
        'Solo se reservan horarios libres',
      );
    await choose();
    const section = within(screen.getByRole('region', { name: 'Horarios libres' }));
    const refusal =
      /se superponen\. Muévelas antes de exigir un horario libre: .*09:00 \(Polígono de las líneas\)/;
    await section.findByText(refusal);
    expect(await policy()).toBe('suggest');
    good(await connectGraphql(server.url, token).cancelEnrolments({ ids: ids.slice(0, 1) }));
    await choose();
    await expectToast('Cambio guardado');
    expect(await policy()).toBe('enforce');
    expect(section.queryByText(refusal)).toBeNull();
  });
});

test('staff sees the free times of one instructor as students do', async ({ server, openApp }) => {
  await anOpenWeek();
  await aPersonalisedCourse({ durationMinutes: 60 });
  const until = (to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to }));
  await anInstructor({ name: 'Marta Ruiz', workingHours: until('12:00') });
  await anInstructor({ name: 'Álvaro Bruno', workingHours: until('10:00') });
  const { token } = await anAdmin(server);
  const user = await openApp({ at: '/gestion/horarios', token });
  const preview = within(await screen.findByRole('region', { name: 'Lo que ve un estudiante' }));
  const choice = await preview.findByLabelText('Instructor');
  await preview.findByRole('button', { name: '11:00' });
  await user.selectOptions(choice, 'Álvaro Bruno');
  await waitFor(() => expect(preview.queryByRole('button', { name: '11:00' })).toBeNull());
  await preview.findByRole('button', { name: '09:00' });
});

describe('weapons', () => {
  const stored = async () => ScheduleModel.findOne().orFail().lean();

  test('of a lane are chosen in its dialog, and no choice means all', async ({ server, openApp }) => {
    await anOpenWeek({ lanes: LANES });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/horarios', token });
    const list = within(await screen.findByRole('list', { name: 'Líneas' }));
    const choose = async (name: string) => {
      await user.click(list.getByRole('button', { name: 'Editar Línea 1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Línea 1' }));
      await user.click(await dialog.findByRole('checkbox', { name }));
      await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await choose('Pistola 9mm');
    await list.findByText(`${LOCATION} · Solo Pistola 9mm`);
    const weapons = async () => (await stored()).lanes.map((lane) => lane.weapons ?? []);
    expect(await weapons()).toEqual([['pistola-9mm'], []]);
    await choose('Pistola 9mm');
    await waitFor(() => expect(list.getAllByText(LOCATION)).toHaveLength(2));
    expect(await weapons()).toEqual([[], []]);
  });

  test('to lend have a number by model, and an empty field means no limit', async ({ server, openApp }) => {
    await anOpenWeek({ weaponCounts: [{ weapon: 'escopeta-12', count: 2 }] });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/horarios', token });
    const form = within(await screen.findByRole('form', { name: 'Armas para prestar' }));
    const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
    const save = () => user.click(form.getByRole('button', { name: 'Guardar cantidades' }));
    expect(field('Escopeta 12 UAB').value).toBe('2');
    await user.type(field('Pistola 9mm'), '101');
    await save();
    await form.findByText('Escribe entre 0 y 100 armas');
    await user.clear(field('Pistola 9mm'));
    await user.type(field('Pistola 9mm'), '0');
    await user.clear(field('Escopeta 12 UAB'));
    await save();
    await expectToast('Cantidades guardadas');
    expect((await stored()).weaponCounts).toEqual([{ weapon: 'pistola-9mm', count: 0 }]);
  });
});

test('the rules include the deadline of students', async ({ server, openApp }) => {
  await anOpenWeek();
  const { token } = await anAdmin(server);
  const user = await openApp({ at: '/gestion/horarios', token });
  const form = within(await screen.findByRole('form', { name: 'Reglas de reserva' }));
  const field = form.getByLabelText<HTMLInputElement>(/^Plazo para cancelar o mover/);
  expect(field.value).toBe('0');
  await user.clear(field);
  await user.type(field, '721');
  await user.click(form.getByRole('button', { name: 'Guardar reglas' }));
  await form.findByText('Escribe entre 0 y 720 horas');
  await user.clear(field);
  await user.type(field, '12');
  await user.click(form.getByRole('button', { name: 'Guardar reglas' }));
  await expectToast('Reglas guardadas');
  expect((await ScheduleModel.findOne().orFail().lean()).rules).toMatchObject({ deadlineHours: 12 });
});

describe('while free times are enforced', () => {
  const openMove = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Mover…' }));
    return within(await screen.findByRole('dialog', { name: 'Mover la clase' }));
  };

  test('staff moves a class to another lane', async ({ server, openApp }) => {
    const { token, ids } = await withClasses(server, ['Carril']);
    const [id = ''] = ids;
    const user = await openApp({ at: `/gestion/agenda?dia=${DAY}`, token });
    const dialog = await openMove(user, 'Ana Carril');
    await dialog.findByText(/antes, Línea 1/);
    await user.selectOptions(await dialog.findByLabelText('Línea'), 'Línea 2');
    await dialog.findByText(/Línea 2 \(antes, Línea 1\)/);
    await user.click(dialog.getByRole('button', { name: 'Reprogramar' }));
    await expectToast('Clase reprogramada');
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({ laneId: '2' });
  });

  test('a time that is not free is rejected with the nearest ones, or overbooked with a reason', async ({
    server,
    openApp,
  }) => {
    const { token, ids } = await withClasses(server, ['Primera', 'Segunda']);
    const user = await openApp({ at: `/gestion/agenda?dia=${DAY}`, token, expecting: [409, 422] });
    const dialog = await openMove(user, 'Ana Primera');
    fireEvent.change(await dialog.findByLabelText('Hora'), { target: { value: '03:00' } });
    const move = () => user.click(dialog.getByRole('button', { name: 'Reprogramar' }));
    await move();
    const nearest = within(await dialog.findByRole('region', { name: 'Horarios libres más cercanos' }));
    expect(nearest.getAllByRole('button')).toHaveLength(3);
    await user.click(dialog.getByLabelText('Superponer si no está libre'));
    await move();
    await expectToast('El motivo');
    await user.type(dialog.getByLabelText(/^Motivo/), 'Lo pidió el instructor');
    await move();
    await expectToast('Clase reprogramada');
    const moved = await EnrolmentModel.findById(ids[0]).lean();
    expect(moved?.startsAt).toEqual(instantOf(DAY, '03:00', academy.timeZone));
    const entry = await AuditEntryModel.findOne({ subjectId: ids[0], outcome: 'done' })
      .sort({ at: -1 })
      .orFail()
      .lean();
    expect(JSON.stringify(entry.changes)).toContain('Lo pidió el instructor');
  });

  test('the time of the class itself does not count as taken', async ({ server, openApp }) => {
    const { token } = await withClasses(server, ['Propia', 'Ajena']);
    const user = await openApp({ at: `/gestion/agenda?dia=${DAY}`, token });
    const dialog = await openMove(user, 'Ana Propia');
    await dialog.findByRole('button', { name: '09:00', pressed: true });
  });

  test('staff overbooks for a student', async ({ server, openApp }) => {
    const { token } = await withClasses(server, ['Una', 'Dos']);
    const { user: person } = await aStudent(server, { lastName: 'Tercera' });
    const user = await openApp({ at: `/gestion/personas/${person.id}`, token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: /Reservar/ }));
    const form = within(await screen.findByRole('form', { name: 'Reservar una clase' }));
    enterDay(form.getByLabelText('Fecha'), DAY);
    fireEvent.change(form.getByLabelText('Hora'), { target: { value: '09:00' } });
    await user.click(form.getByLabelText(/Pistola 9mm/));
    await user.click(form.getByLabelText('Cuento con arma y municiones propias'));
    await user.click(form.getByRole('button', { name: 'Reservar clase' }));
    await form.findByRole('region', { name: 'Horarios libres más cercanos' });
    await user.click(form.getByLabelText('Superponer si no está libre'));
    await user.type(form.getByLabelText(/^Motivo/), 'Torneo del club');
    await user.click(form.getByRole('button', { name: 'Reservar clase' }));
    await expectToast('Reservaste una clase para Ana Tercera');
    expect(await EnrolmentModel.countDocuments({ userId: person.id })).toBe(1);
  });
});

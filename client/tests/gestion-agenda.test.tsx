import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished } from 'vitest';
import { dayAfter, weekOf } from '#domain/dates/dates.ts';
import { aCourse, academyDay, anInstructor } from '../../bff/contract/builders.ts';
import { anOpenWeek, noSchedule } from '../../bff/contract/schedule-builders.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { columnDayText, daySpanText, longDayText } from '../src/features/gestion/days/day-text.ts';
import { test } from './open-app.tsx';
import { aClass, at } from './personalised-class.ts';
import { expectTexts, expectToast, findWithText } from './screen.ts';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

describe('the agenda', () => {
  test('shows the classes of a day in order, a course with its seats and a class with its student', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(20);
    const { id: instructorId } = await anInstructor({ name: 'Iván Paz' });
    await aClass(server, day, 'Robles');
    const course = await aCourse({
      name: 'Taller',
      scheduledDate: at(day, '09:00'),
      instructorId,
      capacity: 8,
    });
    await openApp({ at: `/gestion/agenda?dia=${day}`, token });
    await screen.findByRole('heading', { level: 2, name: longDayText(day) });
    const group = await findWithText('listitem', 'Taller');
    await expectTexts(group, [
      '09:00',
      'a 11:00',
      'Sin inscripciones',
      'Con Iván Paz · Polígono Norte · 8 de 8 lugares libres',
    ]);
    expect(within(group).getByRole('link', { name: 'Taller' }).getAttribute('href')).toBe(
      `/gestion/cursos/${course.id}`,
    );
    const single = await findWithText('listitem', 'Ana Robles');
    await expectTexts(single, ['16:30', 'Clase de prueba', 'Sin instructor', 'CLU por revisar', 'Pendiente']);
    expect(rows().findIndex((row) => row.includes('Taller'))).toBeLessThan(
      rows().findIndex((row) => row.includes('Ana Robles')),
    );
    expect(network.operations()).toEqual(['Agenda', 'Release']);
  });

  test('proposes lanes while free times are suggested, and says that they are proposals', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(22);
    onTestFinished(async () => {
      await noSchedule();
    });
    const lanes = ['1', '2'].map((id) => ({
      id,
      name: `Línea ${id}`,
      location: 'Polígono Norte',
      isActive: true,
    }));
    await anOpenWeek({ lanes });
    await aClass(server, day, 'Robles');
    await aClass(server, day, 'Soler');
    await openApp({ at: `/gestion/agenda?vista=lineas&dia=${day}`, token });
    await screen.findByText(/^Las líneas son una propuesta/);
    const classesIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect([classesIn('Línea 1'), classesIn('Línea 2')].map(({ length }) => length)).toEqual([1, 1]);
    expect(screen.queryByRole('region', { name: 'Sin línea' })).toBeNull();
  });

  test('opens a personalised class, where it is confirmed and cancelled', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(21);
    const { id } = await aClass(server, day, 'Soler');
    const user = await openApp({ at: `/gestion/agenda?dia=${day}`, token });
    await user.click(await screen.findByRole('button', { name: 'Ana Soler' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Soler' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirmar' }));
    await expectToast('1 inscripción confirmada');
    expect((await EnrolmentModel.findById(id))?.status).toBe('confirmed');
    await waitFor(() => expect(document.querySelector('ol')?.textContent).not.toContain('Pendiente'));
    await user.click(dialog.getByRole('button', { name: 'Cancelar…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar inscripción' }));
    await expectToast('1 inscripción cancelada');
    await screen.findByText('No hay clases este día');
  });

  test('shows three classes of one time beside each other in the week, and the others in a list', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const day = academyDay(23);
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'])
      await aCourse({ name: `Simultáneo ${name}`, scheduledDate: at(day, '12:00') });
    const narrow = window.matchMedia;
    window.matchMedia = (media) => Object.assign(narrow(media), { matches: true });
    onTestFinished(() => void (window.matchMedia = narrow));
    const user = await openApp({ at: `/gestion/agenda?vista=semana&dia=${day}`, token });
    const more = await screen.findByRole('button', { name: /^\+3: más clases a esta hora/ });
    expect(screen.getAllByRole('link', { name: /^Simultáneo / })).toHaveLength(2);
    await user.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'Más clases a esta hora' }));
    expect(dialog.getAllByRole('link', { name: /^Simultáneo / })).toHaveLength(3);
  });

  test('changes the day by buttons and by a date, which is in the URL', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const [today, day] = [academyDay(0), academyDay(-40)];
    const user = await openApp({ at: `/gestion/agenda?dia=${day}`, token });
    const shows = (shown: string) => screen.findByRole('heading', { level: 2, name: longDayText(shown) });
    await shows(day);
    await screen.findByText('No hay clases este día');
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await shows(dayAfter(day, 1));
    expect(window.location.search).toBe(`?dia=${dayAfter(day, 1)}`);
    await user.click(screen.getByRole('button', { name: 'Día anterior' }));
    await shows(day);
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await shows(today);
    expect(window.location.search).toBe('');
    const input = screen.getByRole('textbox', { name: 'Ir al día' });
    await user.clear(input);
    await user.type(input, `${day.split('-').reverse().join('/')}{Enter}`);
    await shows(day);
    await user.click(screen.getByRole('link', { name: 'Ver la semana' }));
    const week = weekOf(day);
    await screen.findByRole('heading', { level: 2, name: daySpanText(week[0] ?? '', week[6] ?? '') });
    await screen.findByText('No hay clases esta semana');
  });

  test('shows a week by days', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const week = weekOf(academyDay(30));
    const [monday = '', tuesday = '', , , , , sunday = ''] = week;
    await aCourse({ name: 'Domingo de práctica', scheduledDate: at(sunday, '23:30') });
    await aCourse({ name: 'Lunes de teoría', scheduledDate: at(monday, '00:10') });
    const user = await openApp({ at: `/gestion/agenda?vista=semana&dia=${tuesday}`, token });
    await screen.findByText('Domingo de práctica');
    const days = screen.getAllByRole('region').filter(({ tagName }) => tagName === 'SECTION');
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toContain(columnDayText(monday).weekday);
    expect(days[0]?.textContent).toContain('Lunes de teoría');
    expect(days[1]?.textContent).toContain('Sin clases');
    expect(days[6]?.textContent).toContain('Domingo de práctica');
    const { weekday, date } = columnDayText(sunday);
    await user.click(screen.getByRole('link', { name: `${weekday} ${date}` }));
    await screen.findByRole('heading', { level: 2, name: longDayText(sunday) });
    await findWithText('listitem', 'Domingo de práctica');
  });
});

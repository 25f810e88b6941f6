import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aCourse, academyDay } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast } from './screen.ts';

const at = (days: number) => instantOf(academyDay(days), '10:00', academy.timeZone);

const startsOf = async (name: string) => {
  const courses = await CourseModel.find({ name }).sort({ scheduledDate: 1 }).lean();
  return courses.map(({ scheduledDate }) => scheduledDate?.toISOString());
};

describe('a series', () => {
  test('is created from one course by a weekly rule, without excluded dates', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Semanal', scheduledDate: at(7) });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Repetir…' }));
    const dialog = await screen.findByRole('dialog');
    const count = await within(dialog).findByLabelText('Cantidad de cursos');
    fireEvent.change(count, { target: { value: '3' } });
    const dates = within(within(dialog).getByRole('group', { name: 'Fechas' }));
    expect(dates.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(dates.getAllByRole('checkbox')[1] as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Crear 2 cursos' }));
    await expectToast('2 cursos creados');
    await screen.findByRole('tab', { name: 'Serie', selected: true });
    expect(await startsOf('Semanal')).toEqual([7, 14, 28].map((days) => at(days).toISOString()));
  });

  test('changes its future courses together, shows the changes before, and keeps each day', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Cambiable', scheduledDate: at(7), price: 100 });
    const scheduledDates = [at(14).toISOString(), at(21).toISOString()];
    const repeated = await connectGraphql(server.url, token).repeatCourse({ id: course.id, scheduledDates });
    if (!repeated.ok) throw new Error(repeated.detail);
    const user = await openApp({ at: `/gestion/cursos/${course.id}?ver=serie`, token });
    await user.click(await screen.findByRole('button', { name: 'Cambiar los próximos…' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(await within(dialog).findByLabelText('Hora'), { target: { value: '18:30' } });
    const changes = within(dialog).getByRole('group', { name: 'Qué cambia' });
    expect(await within(changes).findAllByText('Hora: 10:00 → 18:30')).toHaveLength(3);
    await user.click(within(changes).getAllByRole('checkbox')[2] as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Cambiar 2 cursos' }));
    await expectToast('2 cursos cambiados');
    const stored = await CourseModel.find({ name: 'Cambiable' }).sort({ scheduledDate: 1 }).lean();
    const clocks = stored.map((one) => one.scheduledDate && clockIn(one.scheduledDate, academy.timeZone));
    expect(clocks).toEqual(['18:30', '18:30', '10:00']);
  });

  test('shows the errors of courses that could not be changed', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Rechazado', scheduledDate: at(7) });
    const api = connectGraphql(server.url, token);
    const repeated = await api.repeatCourse({ id: course.id, scheduledDates: [at(14).toISOString()] });
    if (!repeated.ok) throw new Error(repeated.detail);
    const user = await openApp({
      at: `/gestion/cursos/${course.id}?ver=serie`,
      token,
      expecting: [422],
    });
    await user.click(await screen.findByRole('button', { name: 'Cambiar los próximos…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Cambiar 2 cursos' }));
    await expectTexts(dialog, ['Cambia al menos un dato']);
    fireEvent.change(within(dialog).getByLabelText('Duración en minutos'), { target: { value: '5' } });
    await user.click(within(dialog).getByRole('button', { name: 'Cambiar 2 cursos' }));
    await expectToast('La duración va de 15 minutos a 24 horas');
  });
});

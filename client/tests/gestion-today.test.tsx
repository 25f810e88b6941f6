import { screen, within } from '@testing-library/react';
import { subDays } from 'date-fns';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { academyDay, aCourse } from '../../bff/contract/builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { anOpenReport } from '../../bff/contract/firearm-builders.ts';
import { RangeReportModel } from '../../bff/src/features/firearms/range-report.model.ts';
import { anAdmin, aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { expectToast, findWithText } from './screen.ts';
import { anEnrolment, statusOf } from './staff-screens.ts';

describe('the inbox', () => {
  test('updates its count after an action', async ({ server, openApp }) => {
    await anEnrolment(server, 'Contada1');
    await anEnrolment(server, 'Contada2');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=contada&estado=PENDING', token });
    await screen.findByText('2 inscripciones');
    const row = await findWithText('row', 'Ana Contada1');
    await user.click(within(row).getByRole('button', { name: /^Confirmar/ }));
    await screen.findByText('1 inscripción');
    await within(row).findByText('Confirmado');
  });
});

describe('Hoy', () => {
  test('shows a new academy its first steps, until it has a course', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await CourseModel.deleteMany({});
    await openApp({ at: '/gestion', token });
    const steps = within(await screen.findByRole('region', { name: 'Para empezar' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    steps.getByText(/sin él nadie puede reservar una clase a medida/);
    await aCourse();
    await openApp({ at: '/gestion', token });
    await screen.findByRole('region', { name: 'Clases de hoy' });
    expect(screen.queryByRole('region', { name: 'Para empezar' })).toBeNull();
  });

  test('says how many reports of the range wait for a decision, and links to them', async ({
    server,
    openApp,
  }) => {
    const { token, user: admin } = await anAdmin(server);
    const first = await anOpenReport(admin.id);
    await openApp({ at: '/gestion', token });
    await screen.findByText('Hay un parte para decidir en Día.');
    await anOpenReport(admin.id);
    const follower = await anOpenReport(admin.id);
    await RangeReportModel.updateOne({ _id: follower }, { $set: { follows: first } });
    const user = await openApp({ at: '/gestion', token });
    await screen.findByText('Hay 2 partes para decidir en Día.');
    await user.click(screen.getByRole('link', { name: 'Ver para decidir' }));
    await screen.findByRole('list', { name: 'Partes para decidir' });
    await RangeReportModel.deleteMany({});
    await openApp({ at: '/gestion', token });
    await screen.findByRole('region', { name: 'Clases de hoy' });
    expect(screen.queryByText(/para decidir/)).toBeNull();
  });

  test('settles classes without attendance by one click each, oldest first', async ({ server, openApp }) => {
    const rows = [];
    for (const [lastName, days] of [
      ['Ayer', 1],
      ['Antes', 3],
      ['Lejos', 9],
    ] as const) {
      const row = await anEnrolment(server, lastName);
      await EnrolmentModel.updateOne({ _id: row.id }, { $set: { startsAt: subDays(new Date(), days) } });
      rows.push(row);
    }
    const [yesterday, before, far] = rows.map(({ id }) => id);
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion', token });
    const list = within(await screen.findByRole('region', { name: 'Sin registrar' }));
    const names = list.getAllByRole('button', { name: /^Ana / }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Ana Lejos', 'Ana Antes', 'Ana Ayer']);
    expect(
      within(screen.getByRole('region', { name: 'Esperan confirmación' })).queryByText('Ana Ayer'),
    ).toBeNull();
    await user.click(list.getByRole('button', { name: /^Vino: Ana Lejos/ }));
    await expectToast('1 clase completada');
    await user.click(list.getByRole('button', { name: /^No vino: Ana Antes/ }));
    await expectToast('1 ausencia registrada');
    expect([await statusOf(String(far)), await statusOf(String(before))]).toEqual(['completed', 'cancelled']);

    await user.click(list.getByRole('link', { name: 'Ver todas' }));
    const row = await findWithText('row', 'Ana Ayer');
    expect(screen.queryByText('Ana Lejos')).toBeNull();
    await user.click(within(row).getByRole('button', { name: /^Cancelar… Ana Ayer/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar inscripción' }));
    await expectToast('1 inscripción cancelada');
    expect(await statusOf(String(yesterday))).toBe('cancelled');
  });

  test('shows the classes of the day and pending enrolments, and confirms them in the row', async ({
    server,
    openApp,
  }) => {
    const { id } = await anEnrolment(server, 'Esperando', 'pending', {
      scheduledDate: instantOf(academyDay(3), '10:00', academy.timeZone),
    });
    await aCourse({ name: 'La de hoy', scheduledDate: instantOf(academyDay(0), '23:59', academy.timeZone) });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion', token });
    const today = await screen.findByRole('region', { name: 'Clases de hoy' });
    await within(today).findByRole('link', { name: 'La de hoy' });
    const waiting = screen.getByRole('region', { name: 'Esperan confirmación' });
    await user.click(
      await within(waiting).findByRole('button', { name: 'Confirmar Ana Esperando · Curso de Esperando' }),
    );
    await expectToast('1 inscripción confirmada');
    expect(await statusOf(id)).toBe('confirmed');
    const attention = screen.getByRole('region', { name: 'Para revisar' });
    await within(attention).findByRole('link', { name: 'Curso de Esperando' });
    await within(attention).findAllByText('Sin instructor');
  });

  test('confirms all pending students of a class by one press', async ({ server, openApp }) => {
    const { id: courseId } = await aCourse({
      name: 'La de muchos',
      scheduledDate: instantOf(academyDay(4), '10:00', academy.timeZone),
    });
    const ids: string[] = [];
    for (const firstName of ['Ada', 'Berta', 'Clara', 'Dora', 'Eva']) {
      const { token } = await aStudent(server, { firstName });
      ids.push((await enrolmentIn(server, { token, courseId })).id);
    }
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion', token });
    const group = within(await screen.findByRole('group', { name: /^La de muchos · / }));
    expect(group.getAllByText(/ Ibarra$/)).toHaveLength(4);
    await user.click(group.getByRole('button', { name: 'Ver a los 5' }));
    expect(group.getAllByText(/ Ibarra$/)).toHaveLength(5);
    await user.click(group.getByRole('button', { name: /^Confirmar a los 5 de La de muchos/ }));
    await expectToast('5 inscripciones confirmadas: ');
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'confirmed'));
  });
});

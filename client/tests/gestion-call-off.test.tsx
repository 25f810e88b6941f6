import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { subMinutes } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn, longDay } from '#domain/dates/date-text.ts';
import { aCourse, aWaiting, academyDay } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { enterDay, expectTexts, expectToast } from './screen.ts';

const callOff = async (url: string, token: string, id: string) => {
  const result = await connectGraphql(url, token).callOffCourse({ id, reason: 'weather', note: 'Tormenta' });
  if (!result.ok) throw new Error(result.detail);
};

describe('calling a course off', () => {
  test('requires a reason, then shows the contacts, and can be undone for ten minutes', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Matutino', capacity: 1 });
    const student = await aStudent(server, { firstName: 'Ada', phone: '+54 11 5555-0101' });
    await enrolmentIn(server, { token: student.token, courseId: course.id });
    const waiting = await aStudent(server, { firstName: 'Berta' });
    await aWaiting(waiting.user.id, course.id);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Suspender…' }));
    const dialog = await screen.findByRole('dialog');
    await expectTexts(dialog, [/Tiene 1 inscripción y 1 en espera\./, 'La ven los estudiantes.']);
    await user.click(within(dialog).getByRole('button', { name: 'Suspender curso' }));
    await within(dialog).findByText('Elige el motivo de la suspensión');
    await user.selectOptions(within(dialog).getByLabelText(/^Motivo/), 'Clima');
    await user.type(within(dialog).getByLabelText('Nota'), 'Tormenta fuerte');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender curso' }));
    await expectToast('Curso suspendido');
    await screen.findByRole('tab', { name: 'Contactos', selected: true });
    await screen.findByText('Suspendido por la academia: clima');
    await screen.findByText('Tormenta fuerte');
    const phone = await screen.findByRole('link', { name: '+54 11 5555-0101' });
    expect(phone.getAttribute('href')).toBe('tel:+541155550101');
    const contacts = await screen.findByRole('tabpanel', { name: 'Contactos' });
    const rows = within(contacts).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ada'),
      expect.stringMatching(/Berta.*En espera/),
    ]);
    expect(screen.queryByRole('button', { name: 'Suspender…' })).toBeNull();

    await UserModel.updateOne({ _id: student.user.id }, { $set: { isActive: false } });
    await user.click(screen.getByRole('button', { name: 'Deshacer suspensión' }));
    await expectToast('El curso se da. Una inscripción no se pudo recuperar');
    await screen.findByText('No se recuperó: La cuenta del estudiante está desactivada');
    await screen.findByRole('button', { name: 'Suspender…' });
    expect((await CourseModel.findById(course.id).lean())?.isActive).toBe(true);
  });

  test('is final after ten minutes', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Viejo' });
    await callOff(server.url, token, course.id);
    await CourseModel.updateOne({ _id: course.id }, { $set: { 'callOff.at': subMinutes(new Date(), 11) } });
    await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await screen.findByText('Suspendido por la academia: clima');
    expect(screen.queryByRole('button', { name: 'Deshacer suspensión' })).toBeNull();
    expect(screen.queryByText('Inscribir a alguien')).toBeNull();
  });
});

describe('a course that was called off', () => {
  test('is marked for its students: passport, dashboard and page', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Vespertino' });
    const student = await aStudent(server);
    await enrolmentIn(server, { token: student.token, courseId: course.id });
    await callOff(server.url, token, course.id);
    await openApp({ at: '/history', token: student.token });
    await screen.findByText('Suspendido por la academia: clima. Tormenta');
    const user = await openApp({ at: '/dashboard', token: student.token });
    await screen.findByText(/^Vespertino, .*\. Suspendido por la academia: clima\. Tormenta$/);
    screen.getByRole('link', { name: 'Ver otras fechas' });
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(/^Vespertino/)).toBeNull();
    await openApp({ at: `/courses/${course.id}`, token: student.token });
    await screen.findByText('Suspendido por la academia: clima. Tormenta');
    expect(screen.queryByRole('button', { name: 'Inscribirse' })).toBeNull();
  });
});

describe('one class that staff cancels', () => {
  test('is said to its student with who, when and why: on the dashboard until it is read, in the history for good', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const student = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'Nocturno' });
    const { id } = await enrolmentIn(server, { token: student.token, courseId });
    const result = await connectGraphql(server.url, token).cancelEnrolments({ ids: [id], reason: 'clu' });
    expect(result).toMatchObject({ ok: true });
    const said = `Cancelada por la academia, sin licencia (CLU) vigente el ${longDay(new Date(), academy.timeZone)}`;
    const user = await openApp({ at: '/dashboard', token: student.token });
    await screen.findByText((text) => text.startsWith('Nocturno, ') && text.endsWith(`. ${said}`));
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(/^Nocturno/)).toBeNull();
    await openApp({ at: '/history', token: student.token });
    await screen.findByText(said);
  });
});

describe('moving a course', () => {
  test('shows the moved students and licences that will have ended, then the contacts', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Movible' });
    const student = await aStudent(server, { firstName: 'Ada' });
    await enrolmentIn(server, { token: student.token, courseId: course.id });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Cambiar fecha…' }));
    const dialog = await screen.findByRole('dialog');
    const day = academyDay(40);
    enterDay(within(dialog).getByLabelText('Fecha'), day);
    await expectTexts(dialog, ['1 inscripción pasa a la fecha nueva.', /^Ada .*: Sin CLU$/]);
    await user.click(within(dialog).getByRole('button', { name: 'Cambiar fecha' }));
    await expectToast('Fecha cambiada');
    await screen.findByRole('link', { name: /^Ada/ });
    const stored = await CourseModel.findById(course.id).lean();
    expect(stored?.scheduledDate && dayIn(stored.scheduledDate, academy.timeZone)).toBe(day);
  });
});

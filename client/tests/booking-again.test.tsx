import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aCourse, anInstructor, aPersonalisedCourse, academyDay, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { anOpenWeek, noSchedule } from '../../bff/contract/schedule-builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { confirmation, dateField, form, OWN_WEAPON, submit, timeField } from './booking-form.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, expectToast, focusedName, region } from './screen.ts';

const FORM = 'Programar una clase personalizada';
const checked = (name: string | RegExp) => form().getByRole<HTMLInputElement>('checkbox', { name }).checked;

const CHOICE = {
  weapons: ['carabina-9mm', 'escopeta-12'],
  ammoBoxes: [{ caliber: '12 UAB', quantity: 2 }],
  classType: 'sport',
};

describe('the booking form of a student who has booked before', () => {
  test('has the weapons, the ammunition and the type of the last class, and the time of the address', async ({
    server,
    openApp,
  }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aPersonalisedCourse();
    const day = academyDay(5);
    await enrolmentIn(server, { token, courseId, choice: CHOICE });
    const cancelled = await enrolmentIn(server, {
      token,
      courseId,
      choice: { hasWeaponAmmo: true, ammoBoxes: [] },
    });
    good(await connectGraphql(server.url, token).cancelEnrolment(cancelled.id));
    await openApp({ at: `/courses?mes=2031-01&dia=${day}&hora=10:00#personalised-classes`, token });
    await screen.findByRole('form', { name: FORM });
    expect(dateField().value).toBe(day.split('-').reverse().join('/'));
    expect(timeField().value).toBe('10:00');
    expect([checked(/Carabina 9mm/), checked(/Escopeta/), checked(/Pistola/), checked(OWN_WEAPON)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(form().getByRole<HTMLInputElement>('radio', { name: 'Tiro Deportivo' }).checked).toBe(true);
    const row = within(form().getByRole('group', { name: 'Munición 1' }));
    expect(row.getByLabelText<HTMLSelectElement>('Calibre').value).toBe('12 UAB');
    expect(row.getByLabelText<HTMLInputElement>('Cajas').value).toBe('2');
    await waitFor(() => expect(window.location.search).toBe('?mes=2031-01'));
    expect(window.location.hash).toBe('#personalised-classes');
  });

  test('books a past class again with its instructor at the next free time', async ({ server, openApp }) => {
    await anOpenWeek();
    const { token } = await aStudent(server);
    const { id: courseId } = await aPersonalisedCourse();
    const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', to: '12:00' }));
    const { id: instructorId } = await anInstructor({ name: 'Marta Ruiz', workingHours });
    await anInstructor({
      name: 'Otro',
      workingHours: workingHours.map((one) => ({ ...one, from: '09:00' })),
    });
    const stored = { status: 'completed' as const, completionDate: new Date(), instructorId };
    await enrolmentIn(server, { token, courseId, choice: CHOICE, stored });
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: /^Clase/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('link', { name: 'Reservar otra vez' }));
    await expectAddress('/reservar');
    await screen.findByRole('form', { name: FORM });
    await waitFor(() => expect(timeField().value).toMatch(/^1[01]:00$/));
    await submit(user);
    await confirmation();
    const [booked] = good(await connectGraphql(server.url, token).myEnrolments());
    expect(booked).toMatchObject({ ...CHOICE, instructorId, status: 'pending' });
    await noSchedule();
  });
});

describe('after booking', () => {
  test('the confirmation names what a student needs, and leads to the class', async ({ server, openApp }) => {
    const { token, user: student } = await aStudent(server);
    await UserModel.updateOne({ _id: student.id }, { $set: { clu: 'CLU-1', cluExpiration: '2040-01-01' } });
    const { id } = await aCourse({
      name: 'Con credencial',
      location: 'Polígono Sur',
      scheduledDate: new Date('2031-12-31T02:15:00Z'),
      price: 48_000,
      cluPolicy: 'warn',
    });
    const user = await openApp({ at: '/courses', token });
    const card = within(await screen.findByRole('article', { name: 'Con credencial' }));
    await user.click(card.getByRole('button', { name: 'Inscribirse' }));
    await expectToast('Te has inscrito exitosamente al curso');
    const dialog = await confirmation();
    await expectTexts(dialog, [
      'Con credencial',
      'martes 30 de diciembre de 2031 a las 23:15',
      'Polígono Sur',
      /Tu documento\s+Tu credencial \(CLU\) vigente/,
      '$48,000.00',
      'Pendiente',
    ]);
    within(dialog).getByRole('button', { name: 'Agregar al calendario' });
    await user.click(within(dialog).getByRole('link', { name: 'Ver mi clase' }));
    await expectAddress(`/courses/${id}`);
    await waitFor(() => expect(focusedName()).toBe('Mi clase'));
  });

  test('who has no licence is told how to get along', async ({ server, openApp }) => {
    await aCourse({ name: 'Sin credencial', cluPolicy: 'warn' });
    const user = await openApp({ at: '/courses', token: (await aStudent(server)).token });
    const card = within(await screen.findByRole('article', { name: 'Sin credencial' }));
    await user.click(card.getByRole('button', { name: 'Inscribirse' }));
    const dialog = await confirmation();
    await within(dialog).findByText(/Tu documento\s+Si tienes CLU, tráela: la academia la registra\./);
    expect(within(dialog).queryByText(/credencial \(CLU\) vigente/)).toBeNull();
  });

  test('the page of the course cancels the class, and offers the course again', async ({
    server,
    openApp,
  }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'Ya no puedo' });
    await enrolmentIn(server, { token, courseId });
    const user = await openApp({ at: `/courses/${courseId}`, token });
    const mine = within(await region('Mi clase'));
    await user.click(await mine.findByRole('button', { name: 'Cancelar inscripción' }));
    await user.click(await mine.findByRole('button', { name: 'Sí, cancelar' }));
    await expectToast('Inscripción cancelada');
    await screen.findByRole('button', { name: 'Inscribirse' });
    await waitFor(() => expect(focusedName()).toMatch(/^\$/));
  });

  test('the page of the course moves a personalised class', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aPersonalisedCourse({ name: 'A mi medida' });
    await enrolmentIn(server, { token, courseId, choice: {} });
    const user = await openApp({ at: `/courses/${courseId}`, token });
    const mine = within(await region('Mi clase'));
    await user.click(await mine.findByRole('button', { name: 'Reprogramar' }));
    await mine.findByRole('form', { name: 'Reprogramar la clase' });
    await user.click(mine.getByRole('button', { name: 'Volver' }));
    await mine.findByRole('button', { name: 'Cancelar inscripción' });
    const link = screen.getByRole('link', { name: 'Programar una clase' });
    expect(link.getAttribute('href')).toBe('/reservar');
  });

  test('the page of a course that has begun says why nothing can be changed', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'Ya empezó' });
    await enrolmentIn(server, { token, courseId });
    await CourseModel.updateOne(
      { _id: courseId },
      { $set: { scheduledDate: new Date(Date.now() - 60_000) } },
    );
    await openApp({ at: `/courses/${courseId}`, token });
    await screen.findByText('Esta clase ya comenzó: para cancelarla o cambiarla habla con la academia');
    expect(screen.queryByRole('button', { name: 'Cancelar inscripción' })).toBeNull();
  });
});

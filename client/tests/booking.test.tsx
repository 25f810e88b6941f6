import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aPersonalisedCourse, academyDay, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { aStudent } from '../../e2e/accounts.ts';
import {
  check,
  closeConfirmation,
  dateField,
  fillBooking,
  fillDate,
  fillDateAndTime,
  form,
  OWN_WEAPON,
  pick,
  submit,
  timeField,
  type,
} from './booking-form.ts';
import { test as base } from './open-app.tsx';
import { expectToast, focusedName, nextFrames } from './screen.ts';

/** A student on the page of the courses, where one personalised course is offered. */
const test = base.extend<{ token: string; user: UserEvent }>({
  token: async ({ server }, use) => {
    if ((await CourseModel.countDocuments({ courseType: 'Personalizado' })) === 0)
      await aPersonalisedCourse();
    await use((await aStudent(server)).token);
  },
  user: async ({ openApp, token }, use) => {
    const user = await openApp({ at: '/courses', token, expecting: [401, 409, 422] });
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    await use(user);
  },
});

const addAmmo = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Agregar munición' }));
const row = (number: number) => within(form().getByRole('group', { name: `Munición ${number}` }));
const caliber = (number: number) => row(number).getByLabelText<HTMLSelectElement>('Calibre');
const boxes = (number: number) => row(number).getByLabelText<HTMLInputElement>('Cajas');
const calibers = (number: number) => [...caliber(number).options].map(({ text }) => text);

const expectTotal = async (price: string) => {
  const summary = within(screen.getByRole('region', { name: 'Resumen del precio' }));
  await within(summary.getByRole('status')).findByText(price);
};

describe('the booking form', () => {
  test('keeps a past day that replaces a valid one, and shows its error', async ({ user: _user }) => {
    fillDate(academyDay(9));
    await nextFrames();
    type(dateField(), '01/01/2020');
    fireEvent.keyDown(dateField(), { key: 'Enter' });
    await form().findByText('Elige una fecha entre hoy y dentro de dos años');
    await nextFrames();
    expect(dateField().value).toBe('01/01/2020');
  });

  test('toasts the first error, shows all, and focuses the first', async ({ user }) => {
    form().getByRole('radiogroup', { name: 'Tipo de Clase' });
    await submit(user);
    await expectToast('Selecciona un tipo de clase');
    for (const text of [
      'Selecciona una fecha',
      'Selecciona una hora',
      'Selecciona un tipo de clase',
      'Selecciona al menos un arma',
    ]) {
      await form().findByText(text);
    }
    expect(focusedName()).toBe('Tiro Defensivo');

    await pick(user, 'Tiro Defensivo');
    await submit(user);
    await expectToast('Selecciona una fecha');
    expect(focusedName()).toBe('Fecha');

    fillDate(academyDay(9));
    await submit(user);
    await expectToast('Selecciona una hora');
    expect(focusedName()).toBe('Hora');

    type(timeField(), '10:00');
    await submit(user);
    await expectToast('Selecciona al menos un arma');
    expect(focusedName()).toContain('Carabina 9mm');

    await check(user, /Pistola 9mm/);
    await submit(user);
    await expectToast('Si no cuentas con municiones, debes agregar al menos una entrada');
    expect(focusedName()).toBe('Agregar munición');

    await check(user, /Escopeta 12 UAB/);
    await addAmmo(user);
    await submit(user);
    await expectToast('Selecciona un calibre');
    expect(focusedName()).toContain('Calibre');

    await user.selectOptions(caliber(1), '9mm');
    type(boxes(1), '0');
    await submit(user);
    await expectToast('Mínimo 1 caja');
    await row(1).findByText('Mínimo 1 caja');
    expect(focusedName()).toBe('Cajas');
  });

  test('accepts a time of 24 hours in any notation, and normalises it on blur', async ({ user }) => {
    await user.type(timeField(), '930');
    expect(timeField().value).toBe('930');
    await user.tab();
    expect(timeField().value).toBe('09:30');
    await user.clear(timeField());
    await user.type(timeField(), '25:00');
    await user.tab();
    expect(timeField().value).toBe('25:00');
    await form().findByText('Escribe la hora como hh:mm, entre 00:00 y 23:59');
    await pick(user, 'Tiro Defensivo');
    fillDate(academyDay(9));
    await submit(user);
    await expectToast('Escribe la hora como hh:mm, entre 00:00 y 23:59');
  });

  test('offers the calibers of the chosen weapons only', async ({ user }) => {
    await addAmmo(user);
    expect(calibers(1)).toEqual(['Primero selecciona un arma']);

    await check(user, /Carabina \.22LR/);
    await check(user, /Escopeta 12 UAB/);
    expect(calibers(1)).toEqual(['Selecciona un calibre', '12 UAB', '.22LR']);

    await user.selectOptions(caliber(1), '12 UAB');
    await addAmmo(user);
    await user.selectOptions(caliber(2), '.22LR');
    await check(user, /Escopeta 12 UAB/);
    expect([caliber(1).value, caliber(2).value]).toEqual(['', '.22LR']);

    await user.click(form().getByRole('button', { name: 'Quitar munición 1' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar munición 1');
    expect(caliber(1).value).toBe('.22LR');
    expect(form().queryByRole('group', { name: 'Munición 2' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(focusedName()).toBe('Agregar munición');
  });

  test('shows the price of every choice', async ({ user }) => {
    await expectTotal('$60,000.00');
    await check(user, /Carabina 9mm/);
    await form().findByText('Recargo Carabina 9mm');
    await form().findByText('10% del precio base');
    await expectTotal('$66,000.00');
    await addAmmo(user);
    await user.selectOptions(caliber(1), '9mm');
    await expectTotal('$101,000.00');
    type(boxes(1), '3');
    await expectTotal('$171,000.00');
    type(boxes(1), '999999');
    fireEvent.blur(boxes(1));
    expect(boxes(1).value).toBe('100');
    type(boxes(1), '');
    await expectTotal('$101,000.00');
    fireEvent.blur(boxes(1));
    expect(boxes(1).value).toBe('1');

    await check(user, OWN_WEAPON);
    await expectTotal('$66,000.00');
    expect(form().queryByRole('button', { name: 'Agregar munición' })).toBeNull();
  });
});

describe('booking', () => {
  test("uses the academy's time on a machine in another zone, once, and clears the form", async ({
    server,
    token,
    user,
    network,
  }) => {
    const day = academyDay(12);
    fillDateAndTime({ day, time: '23:15' });
    await pick(user, 'Tiro Deportivo');
    await check(user, /Carabina \.22LR/);
    await addAmmo(user);
    await user.selectOptions(caliber(1), '.22LR');
    type(boxes(1), '2');

    const release = network.hold('BookClass');
    await user.dblClick(form().getByRole('button', { name: 'Programar Clase' }));
    await form().findByRole('button', { name: 'Programando...' });
    release();
    await expectToast('Clase personalizada programada exitosamente');
    expect(network.operations().filter((name) => name === 'BookClass')).toHaveLength(1);
    await closeConfirmation(user);

    const scheduledDate = instantOf(day, '23:15', academy.timeZone).toISOString();
    const sent = network.sentOperations.find(({ operationName }) => operationName === 'BookClass');
    expect(sent?.variables.input).toMatchObject({ scheduledDate, scheduledTime: '23:15' });
    expect(good(await connectGraphql(server.url, token).myEnrolments())).toMatchObject([
      {
        scheduledDate,
        classDate: day,
        classTime: '23:15',
        classType: 'sport',
        weapons: ['carabina-22lr'],
        ammoBoxes: [{ caliber: '.22LR', quantity: 2 }],
        price: 110_000,
        status: 'pending',
      },
    ]);
    await waitFor(() => expect(timeField().value).toBe(''));
    expect(dateField().value).toBe(day.split('-').reverse().join('/'));
    expect(form().getByRole<HTMLInputElement>('radio', { name: 'Tiro Deportivo' }).checked).toBe(true);
    expect(form().queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(form().queryByRole('group', { name: 'Munición 1' })).toBeNull();
    await expectTotal('$60,000.00');
  });

  test('shows errors of the server, and a lost connection', async ({ server, token, user, network }) => {
    await fillBooking(user, academyDay(14));
    await submit(user);
    await expectToast('Clase personalizada programada exitosamente');
    await closeConfirmation(user);
    await waitFor(() => expect(timeField().value).toBe(''));
    await fillBooking(user, academyDay(14));
    await submit(user);
    await expectToast('Ya tienes una clase programada en ese horario');
    const [own] = good(await connectGraphql(server.url, token).myEnrolments());
    const link = screen.getByRole('link', { name: 'Ver esa clase' });
    expect(link.getAttribute('href')).toBe(`/history?clase=${own?.id}`);
    fillDateAndTime({ day: academyDay(0), time: '00:00' });
    await submit(user);
    await expectToast('Selecciona una fecha y hora futuras');
    await form().findByText('Selecciona una fecha y hora futuras');
    network.lose('BookClass');
    fillDateAndTime({ day: academyDay(15), time: '09:00' });
    await submit(user);
    await expectToast('Error al programar la clase');
    await expectToast('Revisa tu conexión y vuelve a intentar.');
  });

  test('of a class is stored once when the response is lost and it is sent again', async ({
    user,
    network,
    server,
    token,
  }) => {
    await fillBooking(user, academyDay(17));
    network.loseResponses('BookClass', 3);
    await submit(user);
    await expectToast('Error al programar la clase');
    await submit(user);
    await expectToast('Clase personalizada programada exitosamente');
    expect(good(await connectGraphql(server.url, token).myEnrolments())).toHaveLength(1);
  });

  test('shows the class whose response was lost, when another one is sent', async ({ user, network }) => {
    await fillBooking(user, academyDay(18));
    network.loseResponses('BookClass', 3);
    await submit(user);
    await expectToast('Error al programar la clase');
    fillDateAndTime({ day: academyDay(19), time: '09:00' });
    await submit(user);
    await expectToast('Ya recibimos este envío con otros datos. Revisa si quedó hecho antes de repetirlo');
    await submit(user);
    await expectToast('Clase personalizada programada exitosamente');
  });

  test('is rejected without a personalised course', async ({ user, openApp, token }) => {
    await CourseModel.deleteMany({ courseType: 'Personalizado' });
    await openApp({ at: '/courses', token });
    await screen.findByText('No hay clases grupales disponibles en este momento');
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    await fillBooking(user, academyDay(9));
    await submit(user);
    await expectToast('No hay cursos personalizados disponibles');
  });
});

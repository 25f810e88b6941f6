import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import {
  aBooking,
  academyDay,
  aCourse,
  aPersonalisedCourse,
  anInstructor,
  good,
} from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { connectRest } from '../../bff/contract/drivers/rest.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { anAdmin, aStudent } from '../../e2e/accounts.ts';
import { holdTimers } from './held-timers.ts';
import { test } from './open-app.tsx';
import {
  enterDay,
  escapeDialog,
  expectAddress,
  expectTexts,
  expectToast,
  findWithText,
  nextFrames,
} from './screen.ts';
import { anEnrolment, statusOf } from './staff-screens.ts';

/** What happened in the past cannot be enrolled in: the class is moved there afterwards. */
const moveToYesterday = (id: string) =>
  EnrolmentModel.updateOne(
    { _id: id },
    { $set: { startsAt: addHours(new Date(), -24), status: 'confirmed' } },
  );

describe('Gestión', () => {
  test('is offered to admins on every page', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    for (const at of [
      '/dashboard',
      '/courses',
      '/history',
      '/profile',
      '/admin',
      '/admin/users',
      '/puntos',
    ]) {
      await openApp({ at, token });
      const bar = await screen.findByRole('navigation', { name: 'Principal' });
      await within(bar).findByRole('link', { name: 'Gestión' });
    }
    expect(network.operations()).not.toContain('Role');
  });

  test('has keys for its screens', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion', token });
    await screen.findByRole('heading', { level: 1, name: 'Hoy' });
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    await expectTexts(help, [
      'Para recorrer Gestión solo con el teclado.',
      'Ir a Inscripciones',
      'Buscar en la lista, o a una persona',
    ]);
    await escapeDialog(user);
    await user.keyboard('gi');
    await expectAddress('/gestion/inscripciones');
    await screen.findByRole('searchbox', { name: 'Buscar inscripciones' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar inscripciones' }));
    await user.keyboard('?gh');
    await expectAddress('/gestion/inscripciones');
  });

  for (const [at, keys] of [
    ['/gestion', '/'],
    ['/gestion/agenda', '{Control>}k{/Control}'],
  ] as const) {
    test(`${at} leads to the search of people by ${keys}`, async ({ server, openApp }) => {
      const { token } = await anAdmin(server);
      const user = await openApp({ at, token });
      await screen.findByRole('link', { name: 'Personas' });
      await user.keyboard(keys);
      await expectAddress('/gestion/personas');
      const search = await screen.findByRole('searchbox', { name: 'Buscar personas' });
      await waitFor(() => expect(document.activeElement).toBe(search));
    });
  }
});

describe('the inbox', () => {
  test('shows enrolments with their main data, after one request and the instructors', async ({
    server,
    openApp,
    network,
  }) => {
    const scheduledDate = new Date('2031-12-31T02:15:00Z');
    await anEnrolment(server, 'Visible', 'pending', { scheduledDate, price: 48_000 });
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/inscripciones', token });
    const row = await findWithText('row', 'Curso de Visible');
    await expectTexts(row, ['Ana Visible', '30 dic 2031, 23:15', 'Pendiente']);
    within(row).getAllByRole('img', { name: 'Sin CLU' });
    expect(network.operations().toSorted()).toEqual(['ActiveInstructors', 'Inbox', 'Release']);
  });

  test('confirms in the row, and shows the progress', async ({ server, openApp, network }) => {
    const { id } = await anEnrolment(server, 'Rápida');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?estado=PENDING', token });
    const row = await findWithText('row', 'Ana Rápida');
    const release = network.hold('ConfirmEnrolments');
    await user.click(within(row).getByRole('button', { name: /^Confirmar/ }));
    await within(row).findByText('Confirmando...');
    release();
    await expectToast('1 inscripción confirmada: Ana Rápida');
    await within(row).findByText('Confirmado');
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('takes a confirmation back by the button of its toast, and offers none for that', async ({
    server,
    openApp,
  }) => {
    const { id } = await anEnrolment(server, 'Apresurada');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=apresurada', token });
    const row = await findWithText('row', 'Ana Apresurada');
    await user.click(within(row).getByRole('button', { name: /^Confirmar/ }));
    await expectToast('1 inscripción confirmada: Ana Apresurada');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expectToast('1 inscripción vuelve a estar como antes: Ana Apresurada');
    await within(row).findByText('Pendiente');
    expect(await statusOf(id)).toBe('pending');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  });

  test('confirms another one after a lost response, and the first one when its button is pressed again', async ({
    server,
    openApp,
    network,
  }) => {
    const lost = await anEnrolment(server, 'Extraviada');
    const next = await anEnrolment(server, 'Siguiente');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?estado=PENDING', token });
    const confirm = async (name: string) =>
      user.click(within(await findWithText('row', name)).getByRole('button', { name: /^Confirmar/ }));
    network.loseResponses('ConfirmEnrolments', 3);
    await confirm('Ana Extraviada');
    await expectToast('No pudimos guardar los cambios');
    await expectToast('Revisa tu conexión y vuelve a intentar.');
    await confirm('Ana Siguiente');
    await within(await findWithText('row', 'Ana Siguiente')).findByText('Confirmado');
    await confirm('Ana Extraviada');
    await within(await findWithText('row', 'Ana Extraviada')).findByText('Confirmado');
    expect([await statusOf(lost.id), await statusOf(next.id)]).toEqual(['confirmed', 'confirmed']);
  });

  test('changes the selected ones independently, and shows the error of one at its row', async ({
    server,
    openApp,
  }) => {
    const first = await anEnrolment(server, 'Primera');
    const second = await anEnrolment(server, 'Segunda');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('checkbox', { name: /Elegir Ana Primera/ }));
    await user.click(await screen.findByRole('checkbox', { name: /Elegir Ana Segunda/ }));
    const bar = await screen.findByRole('region', { name: 'Lo elegido' });
    await within(bar).findByText('2 elegidas');
    good(await connectRest(server.url, second.token).cancelEnrolment(second.id));
    await user.click(within(bar).getByRole('button', { name: 'Confirmar' }));
    await expectToast('1 inscripción confirmada');
    await within(await findWithText('row', 'Ana Segunda')).findByText(
      'La inscripción no admite ese cambio de estado',
    );
    await within(bar).findByText('1 elegida');
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['confirmed', 'cancelled']);
  });

  test('keeps the selection of other pages', async ({ server, openApp }) => {
    for (let count = 0; count < 21; count += 1) await anEnrolment(server, `Fila${count}`);
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }));
    await screen.findByText('20 elegidas');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Página 2');
    await screen.findByText('20 elegidas');
  });

  test('asks for confirmation before it cancels, with the name', async ({ server, openApp }) => {
    const { id } = await anEnrolment(server, 'Cancelada');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('button', { name: 'Ana Cancelada' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar…' }));
    const question = await screen.findByRole('dialog', { name: '¿Cancelar esta inscripción?' });
    await within(question).findByText('Ana Cancelada · Curso de Cancelada');
    await user.selectOptions(within(question).getByLabelText('Motivo'), 'OTHER');
    await user.type(within(question).getByLabelText('Nota'), 'Se mudó');
    expect(await statusOf(id)).toBe('pending');
    await user.click(within(question).getByRole('button', { name: 'Cancelar inscripción' }));
    await expectToast('1 inscripción cancelada: Ana ');
    expect((await EnrolmentModel.findById(id).lean())?.cancellation).toMatchObject({
      reason: 'other',
      note: 'Se mudó',
    });
  });

  test('marks an absence, and only after the class', async ({ server, openApp }) => {
    const { id } = await anEnrolment(server, 'Ausente');
    await moveToYesterday(id);
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('button', { name: 'Ana Ausente' }));
    await user.click(await screen.findByRole('button', { name: 'No vino…' }));
    const question = await screen.findByRole('dialog', { name: '¿No vino?' });
    await within(question).findByText('Ana Ausente · Curso de Ausente');
    expect(await statusOf(id)).toBe('confirmed');
    await user.click(within(question).getByRole('button', { name: 'Registrar ausencia' }));
    await expectToast('1 ausencia registrada');
    expect((await EnrolmentModel.findById(id).lean())?.cancellation?.reason).toBe('no_show');
  });

  test('assigns an instructor', async ({ server, openApp }) => {
    await anInstructor({ name: 'Paula Guía' });
    const { id } = await anEnrolment(server, 'Guiada');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('button', { name: 'Ana Guiada' }));
    await user.click(await screen.findByRole('button', { name: 'Instructor…' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Quién da la clase?' });
    await user.click(await within(dialog).findByRole('button', { name: 'Paula Guía' }));
    await expectToast('1 clase con instructor nuevo');
    expect((await EnrolmentModel.findById(id).lean())?.instructorName).toBe('Paula Guía');
  });

  test('asks for confirmation, with student and class, before it completes a class that has not begun', async ({
    server,
    openApp,
  }) => {
    const scheduledDate = instantOf(academyDay(30), '10:00', academy.timeZone);
    const { id } = await anEnrolment(server, 'Apurada', 'pending', { scheduledDate });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=apurada', token });
    const row = await findWithText('row', 'Ana Apurada');
    await user.click(within(row).getByRole('button', { name: /^Confirmar/ }));
    await within(row).findByText('Confirmado');
    expect(within(row).queryByRole('button', { name: /^Completar/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Elegir Ana Apurada/ }));
    await user.click(await screen.findByRole('button', { name: 'Completar' }));
    const question = await screen.findByRole('dialog', { name: '¿Completar antes de que termine la clase?' });
    within(question).getByText(/^Ana Apurada · Curso de Apurada · /);
    await user.click(within(question).getByRole('button', { name: 'Volver' }));
    expect(await statusOf(id)).toBe('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Completar' }));
    await user.click(await screen.findByRole('button', { name: 'Completar igual' }));
    await screen.findByText(messages.reasonLength);
    await user.type(screen.getByRole('textbox', { name: /^Motivo/ }), 'Rindió antes');
    await user.click(screen.getByRole('button', { name: 'Completar igual' }));
    await expectToast('1 clase completada');
    expect(await statusOf(id)).toBe('completed');
  });

  test('a row that has just changed ignores clicks', async ({ server, openApp, network }) => {
    const { id } = await anEnrolment(server, 'Doble');
    await moveToYesterday(id);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'pending' } });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=doble', token });
    const row = await findWithText('row', 'Ana Doble');
    // How long a changed row takes no click.
    const release = holdTimers(800);
    await user.click(within(row).getByRole('button', { name: /^Confirmar/ }));
    await expectToast('1 inscripción confirmada');
    fireEvent.click(within(row).getByRole('button', { name: /^Completar/ }));
    await nextFrames();
    expect(await statusOf(id)).toBe('confirmed');
    expect(network.operations()).not.toContain('CompleteEnrolments');
    release();
    fireEvent.click(within(row).getByRole('button', { name: /^Completar/ }));
    await expectToast('1 clase completada');
    expect(await statusOf(id)).toBe('completed');
  });

  test('selects a range by the shift key, and all of a search', async ({ server, openApp }) => {
    for (let count = 0; count < 22; count += 1) await anEnrolment(server, `Tramo${count}`);
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=tramo', token });
    const boxes = await screen.findAllByRole('checkbox', { name: /^Elegir Ana/ });
    await user.click(boxes[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[5] as HTMLElement);
    await user.keyboard('{/Shift}');
    await screen.findByText('5 elegidas');
    await user.click(screen.getByRole('checkbox', { name: 'Elegir todas las de esta página' }));
    await user.click(await screen.findByRole('button', { name: 'Elegir las 22 de esta búsqueda' }));
    await screen.findByText('22 elegidas');
  });

  test('moves a class to another day and hour', async ({ server, openApp }) => {
    const { token: own } = await aStudent(server, { lastName: 'Mudada' });
    const { id: courseId } = await aPersonalisedCourse();
    const { id } = good(await connectGraphql(server.url, own).enrol(aBooking(courseId)));
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=mudada', token });
    await user.click(await screen.findByRole('button', { name: 'Ana Mudada' }));
    await user.click(await screen.findByRole('button', { name: 'Mover…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover la clase' }));
    const day = academyDay(20);
    enterDay(await dialog.findByLabelText('Fecha'), day);
    fireEvent.change(dialog.getByLabelText('Hora'), { target: { value: '18:30' } });
    await user.click(dialog.getByRole('button', { name: 'Reprogramar' }));
    await expectToast('Clase reprogramada');
    const moved = await EnrolmentModel.findById(id).lean();
    expect(moved?.startsAt).toEqual(instantOf(day, '18:30', academy.timeZone));
  });

  test('passes a student of a group course to another date of it, by one click on a date with seats', async ({
    server,
    openApp,
  }) => {
    const { id } = await anEnrolment(server, 'Traslado');
    const name = 'Curso de Traslado';
    const scheduledDate = instantOf(academyDay(20), '18:30', academy.timeZone);
    const other = await aCourse({ name, scheduledDate, capacity: 3, location: 'Polígono Sur' });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=traslado', token });
    await user.click(await screen.findByRole('button', { name: 'Ana Traslado' }));
    await user.click(await screen.findByRole('button', { name: 'Otra fecha…' }));
    const title = 'Pasar a otra fecha de este curso';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(await dialog.findByRole('button', { name: /18:30 · Polígono Sur · 3 lugares libres$/ }));
    await expectToast('Ana Traslado: pasó a otra fecha');
    const moved = await EnrolmentModel.findById(id).lean();
    expect([moved?.courseId.toString(), moved?.startsAt]).toEqual([other.id, scheduledDate]);
    await user.click(await screen.findByRole('button', { name: 'Otra fecha…' }));
    const again = within(await screen.findByRole('dialog', { name: title }));
    await user.click(await again.findByRole('button', { name: /sin límite de lugares$/ }));
    await vi.waitFor(async () =>
      expect((await EnrolmentModel.findById(id).lean())?.courseId.toString()).not.toBe(other.id),
    );
  });

  test('is filtered by its URL and by the filters', async ({ server, openApp }) => {
    await anEnrolment(server, 'Filtrada');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/inscripciones?buscar=Filtrada&estado=COMPLETED', token });
    await screen.findByText('Ninguna inscripción coincide con «Filtrada»');
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await findWithText('row', 'Ana Filtrada');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Confirmado');
    await screen.findByText('Ninguna inscripción coincide con «Filtrada»');
    expect(new URLSearchParams(window.location.search).get('estado')).toBe('CONFIRMED');
  });
});

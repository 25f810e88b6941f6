import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import {
  aCourse,
  academyDay,
  anInstructor,
  aPersonalisedCourse,
  aRedemption,
  givePoints,
} from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../bff/src/features/instructors/instructor.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { userName } from '#domain/users/user-name.ts';
import { aPendingStudent, aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { catchSavedFiles, textOf } from './saved-files.ts';
import { enterDay, expectAddress, expectTexts, expectToast, findWithText, focusedName } from './screen.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });
const storedUser = (id: string) => UserModel.findById(id).lean();

const fillClass = async (user: UserEvent, day: string, clock: string) => {
  enterDay(field('Fecha'), day);
  type('Hora', clock);
  fireEvent.blur(field('Hora'));
  await user.click(screen.getByRole('radio', { name: 'Tiro Deportivo' }));
  await user.click(screen.getByRole('checkbox', { name: 'Carabina 9mm' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cuento con arma y municiones propias' }));
};

const csvFile = (...lines: string[]) => {
  const text = ['Email;Nombre', ...lines].join('\r\n');
  return Object.assign(new File([text], 'personas.csv'), { text: () => Promise.resolve(text) });
};

describe('the instructors', () => {
  test('are the active ones, or all', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Marta Ruiz', email: 'marta@example.com', phone: '+54 11 5000-0000' });
    await anInstructor({ name: 'Omar Retirado', isActive: false });
    const user = await openApp({ at: '/gestion/instructores', token });
    await expectTexts(await findWithText('row', 'Marta Ruiz'), ['+54 11 5000-0000', 'Activo']);
    expect(screen.queryByText('Omar Retirado')).toBeNull();
    await user.selectOptions(field('Mostrar'), 'Todos');
    await expectTexts(await findWithText('row', 'Omar Retirado'), ['Inactivo']);
    await waitFor(() => expect(window.location.search).toBe('?mostrar=todos'));
  });

  test('are added, changed and deactivated', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/instructores?mostrar=todos', token });
    await user.click(await screen.findByRole('button', { name: 'Nuevo instructor' }));
    await screen.findByRole('form', { name: 'Instructor' });
    type('Email', 'no es email');
    await user.click(press('Agregar instructor'));
    await expectToast('El nombre debe tener al menos 2 caracteres');
    await screen.findByText('Email inválido');
    expect(focusedName()).toContain('Nombre');
    type('Nombre', 'Nora Vidal');
    type('Email', '');
    await user.click(press('Agregar instructor'));
    await expectToast('Instructor agregado');
    expect(await InstructorModel.findOne({ name: 'Nora Vidal' }).lean()).toMatchObject({ isActive: true });

    await user.click(await screen.findByRole('button', { name: 'Nora Vidal' }));
    await screen.findByRole('form', { name: 'Instructor' });
    type('Teléfono', '11 4444');
    await user.click(press('Guardar cambios'));
    await expectToast('Cambios guardados');
    await user.click(await screen.findByRole('button', { name: 'Desactivar a Nora Vidal' }));
    await expectToast('Instructor desactivado');
    const stored = await InstructorModel.findOne({ name: 'Nora Vidal' }).lean();
    expect(stored).toMatchObject({ phone: '11 4444', isActive: false });
    await screen.findByRole('button', { name: 'Activar a Nora Vidal' });
  });
});

describe('the people', () => {
  test('are listed with licence and state, and filtered by the URL', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: expired } = await aStudent(server, {
      firstName: 'Ines',
      clu: 'CLU-1',
      cluExpiration: academyDay(-3),
      licenceUntil: academyDay(-3),
    });
    await aStudent(server, { firstName: 'Juana', isActive: false });
    await aPendingStudent(server, { firstName: 'Karina' });
    const user = await openApp({ at: '/gestion/personas?clu=EXPIRED', token });
    await expectTexts(await findWithText('row', 'Ines Ibarra'), [
      expired.documentNumber,
      'Vencida',
      'Activa',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(press('Quitar los filtros'));
    await findWithText('row', 'Juana Ibarra');
    await user.selectOptions(field('Cuenta'), 'Desactivada');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await expectTexts(await findWithText('row', 'Juana Ibarra'), ['Desactivada', 'Sin CLU']);
    await user.selectOptions(field('Cuenta'), 'Cuenta: todas');
    await user.selectOptions(field('Perfil'), 'Pendiente');
    await waitFor(() => expect(window.location.search).toBe('?perfil=pendiente'));
    await expectTexts(await findWithText('row', 'Karina Ibarra'), ['Perfil pendiente']);
    await user.selectOptions(field('Rol'), 'Admin');
    await screen.findByText('Ninguna persona coincide con estos filtros');
  });

  test('say why the server refuses a search, which is no lost connection', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: `/gestion/personas?buscar=${'x'.repeat(101)}`, token, expecting: [422] });
    await screen.findByText('La búsqueda tiene hasta 100 caracteres');
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
  });

  test('are exported with the token of the session', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const { files, names } = catchSavedFiles();
    const user = await openApp({ at: '/gestion/personas', token });
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await expectToast('Archivo descargado');
    expect(await textOf(files[0])).toContain(student.email);
    expect(names()[0]).toMatch(/^usuarios-\d{4}-\d{2}-\d{2}\.csv$/);

    network.lose('/api/exports/users.csv');
    await user.click(press('Exportar CSV'));
    await expectToast('No pudimos descargar el archivo');

    const at = '/gestion/inscripciones?estado=PENDING&tipo=PERSONALIZADO&del=2026-11-01';
    const staff = await openApp({ at, token });
    await staff.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await expectToast('Archivo descargado');
    expect(network.operations()).toContain(
      '/api/exports/enrolments.csv?status=pending&course_type=Personalizado&from=2026-11-01',
    );
  });

  test('get a class booked by staff, with the form of students', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { firstName: 'Nadia' });
    await aPersonalisedCourse({ name: 'Clase a medida' });
    const user = await openApp({
      at: `/gestion/personas/${student.id}?ver=inscripciones`,
      token,
      expecting: [409],
    });
    const book = async () => {
      await user.click(await screen.findByRole('button', { name: 'Reservar una clase…' }));
      await screen.findByRole('form', { name: 'Reservar una clase' });
      await fillClass(user, academyDay(20), '10:30');
      const summary = screen.getByRole('region', { name: 'Resumen de la clase' });
      await expectTexts(summary, ['Tiro Deportivo', /10:30/, 'Carabina 9mm', 'Propia, como el arma']);
      const form = screen.getByRole('form', { name: 'Reservar una clase' });
      await expectTexts(form, [/Calibre 9mm · \+\$\s6\.000$/, /^\$\s66\.000$/]);
      expect(form.textContent).not.toMatch(/\d,000/);
      await user.click(press('Reservar clase'));
    };
    await book();
    await expectToast('Reservaste una clase para Nadia Ibarra');
    await findWithText('row', 'Clase a medida');
    expect(await EnrolmentModel.findOne({ userId: student.id }).lean()).toMatchObject({
      status: 'pending',
      priceCentavos: 6_600_000,
    });
    await book();
    await expectToast('El estudiante ya tiene una clase programada en ese horario');
  });

  test('get a class of the chosen personalised course', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { firstName: 'Olga' });
    await aPersonalisedCourse({ name: 'Primera a medida' });
    const second = await aPersonalisedCourse({ name: 'Segunda a medida' });
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Reservar una clase…' }));
    await user.selectOptions(await screen.findByLabelText('Curso'), 'Segunda a medida');
    await fillClass(user, academyDay(21), '11:30');
    await user.click(press('Reservar clase'));
    await expectToast('Reservaste una clase para Olga Ibarra');
    const stored = await EnrolmentModel.findOne({ userId: student.id }).lean();
    expect(stored?.courseId.toString()).toBe(second.id);
  });

  test('are enrolled in a group course from their page', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { firstName: 'Petra' });
    const { id: courseId } = await aCourse({ name: 'Grupo de marzo' });
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=inscripciones`, token });
    await user.click(await screen.findByRole('button', { name: 'Inscribir en un curso…' }));
    const form = within(await screen.findByRole('form', { name: 'Inscribir en un curso' }));
    await user.selectOptions(
      await form.findByLabelText(/^Curso/),
      await form.findByRole('option', { name: /^Grupo de marzo/ }),
    );
    await user.click(form.getByRole('button', { name: 'Inscribir' }));
    await expectToast('Inscribiste a Petra Ibarra');
    await findWithText('row', 'Grupo de marzo');
    expect(await EnrolmentModel.countDocuments({ userId: student.id, courseId })).toBe(1);
  });

  test('open by a press on their row, and are found by the last digits of their phone', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Digital', phone: '+54 9 11 4765-0387' });
    const user = await openApp({ at: '/gestion/personas?buscar=0387', token });
    const row = await findWithText('row', 'Ana Digital');
    await user.click(within(row).getByText(student.email));
    await expectAddress(`/gestion/personas/${student.id}`);
  });

  test('are imported once every line of the file is valid', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: known } = await aStudent(server);
    const user = await openApp({ at: '/gestion/personas', token });
    await user.click(await screen.findByRole('button', { name: 'Importar CSV…' }));
    const input = await screen.findByLabelText('Archivo CSV');
    await user.upload(input, csvFile('no-es-email;Ana', 'nueva@example.com;X'));
    const faults = await screen.findByRole('region', { name: 'Datos por corregir' });
    await expectTexts(faults, ['Línea 2 · Email', 'Email inválido', 'Línea 3 · Nombre']);
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull();

    await user.upload(input, csvFile('nueva@example.com;Nueva', `${known.email};Ana`));
    await screen.findByText('Se agrega 1 persona. 1 persona ya está y queda igual.');
    expect(await UserModel.countDocuments({ email: 'nueva@example.com' })).toBe(0);
    await user.click(press('Importar 1 persona'));
    await expectToast('Importaste 1 persona');
    expect(await UserModel.countDocuments({ email: 'nueva@example.com' })).toBe(1);
    await findWithText('row', 'Nueva');
  });
});

describe('a person', () => {
  test('has data and a licence that staff changes', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { postalCode: 'B1629' });
    const user = await openApp({ at: `/gestion/personas?buscar=${student.documentNumber}`, token });
    await user.click(await screen.findByRole('link', { name: 'Ana Ibarra' }));
    await screen.findByText(`DNI ${student.documentNumber}`);
    type('CLU', 'CLU-99');
    type('Vencimiento de la CLU', 'nunca');
    fireEvent.blur(field('Vencimiento de la CLU'));
    await user.click(press('Guardar cambios'));
    await expectToast('Revisa este dato');
    expect(await storedUser(student.id)).toMatchObject({ postalCode: 'B1629' });
    type('Vencimiento de la CLU', '01/03/2035');
    fireEvent.blur(field('Vencimiento de la CLU'));
    type('Código postal', '');
    await user.click(press('Guardar cambios'));
    await expectToast('Cambios guardados');
    expect(await storedUser(student.id)).toMatchObject({
      clu: 'CLU-99',
      cluExpiration: '2035-03-01',
      postalCode: null,
      role: 'student',
    });
    await screen.findByText('CLU vigente');
    await user.click(screen.getByRole('tab', { name: 'Actividad' }));
    await screen.findByText('Persona modificada');
    screen.getByText('CLU: — → CLU-99');
  });

  test('is deactivated after a confirmation, and activated again', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Desactivar cuenta…' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^Ana Ibarra sale de todos sus dispositivos/);
    expect(await storedUser(student.id)).toMatchObject({ isActive: true });
    await user.click(dialog.getByRole('button', { name: 'Desactivar cuenta' }));
    await expectToast('Cuenta desactivada');
    expect(await storedUser(student.id)).toMatchObject({ isActive: false });
    await user.click(await screen.findByRole('button', { name: 'Activar cuenta' }));
    await expectToast('Cuenta activada');
    expect(await storedUser(student.id)).toMatchObject({ isActive: true });
  });

  test('has enrolments that open with all data', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const student = await aStudent(server);
    const course = await aCourse({ name: 'Curso de Ana' });
    await connectGraphql(server.url, student.token).enrol({ courseId: course.id });
    const user = await openApp({ at: `/gestion/personas/${student.user.id}?ver=inscripciones`, token });
    await user.click(await screen.findByRole('button', { name: 'Curso de Ana' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Ibarra' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirmar' }));
    await expectToast('1 inscripción confirmada');
    expect(await EnrolmentModel.findOne({ userId: student.user.id }).lean()).toMatchObject({
      status: 'confirmed',
    });
  });

  test('has points that staff corrects with a reason', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await givePoints(student.id, 100);
    const { code } = await aRedemption(student.id, 10);
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=puntos`, token, expecting: [409] });
    await screen.findByText('100 puntos');
    await screen.findByText(`Por entregar, código ${code}`);
    await user.click(press('Ajustar puntos…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar puntos' }));
    await user.selectOptions(dialog.getByLabelText('Qué hacer'), 'Quitar');
    await user.type(dialog.getByLabelText(/^Puntos/), '200');
    await user.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await expectToast('Escribe el motivo, de hasta 200 caracteres');
    await user.type(dialog.getByLabelText(/^Motivo/), 'Error de carga');
    await user.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await expectToast('Puntos insuficientes');
    fireEvent.change(dialog.getByLabelText(/^Puntos/), { target: { value: '30' } });
    await user.click(dialog.getByRole('button', { name: 'Ajustar' }));
    await expectToast(`${userName(student)} tiene ahora 70 puntos`);
    await screen.findByText('70 puntos');
    await expectTexts(await findWithText('row', 'Error de carga'), ['−30', 'Ajuste']);
  });

  test('with an unknown id is not found', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/personas/0123456789abcdef01234567', token, expecting: [404] });
    await screen.findByRole('heading', { level: 1, name: 'Persona no encontrada' });
  });
});

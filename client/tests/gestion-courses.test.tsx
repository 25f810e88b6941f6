import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { aCourse, aWaiting, academyDay, anInstructor } from '../../bff/contract/builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { EMPTY_COURSE } from '../src/features/gestion/course/course.form.ts';
import { moneyRulesAre } from '../../bff/contract/money-builders.ts';
import { test } from './open-app.tsx';
import { enterDay, expectAddress, expectTexts, expectToast, findWithText, focusedName } from './screen.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** The form with all required fields: later typing delays no request. */
const findForm = () => screen.findAllByText('Rita Paz');
const storedCourse = (id: string) => CourseModel.findById(id).lean();
describe('the courses of staff', () => {
  test('are listed with date, seats, price and state', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: waiting } = await aStudent(server);
    const course = await aCourse({
      name: 'Nocturno',
      capacity: 8,
      price: 95_000,
      scheduledDate: new Date('2031-12-31T02:15:00Z'),
    });
    await aWaiting(waiting.id, course.id);
    await aCourse({ name: 'Nocturno viejo', isActive: false, scheduledDate: null });
    const user = await openApp({ at: '/gestion/cursos?buscar=nocturno', token });
    const row = await findWithText('row', '0 de 8');
    await expectTexts(row, ['30 dic 2031, 23:15', 'Sin asignar', '1 en espera', 'Activo']);
    expect(row.textContent).toContain(adminPriceText(95_000));
    await expectTexts(await findWithText('row', 'Nocturno viejo'), [
      'Sin fecha',
      'Sin inscripciones',
      'Inactivo',
    ]);
    await user.click(within(row).getByRole('link', { name: 'Nocturno' }));
    await expectAddress(`/gestion/cursos/${course.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Nocturno' });
  });

  test('are the future ones by default, others by the filter of the URL', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const at = (days: number) => instantOf(academyDay(days), '10:00', academy.timeZone);
    await aCourse({ name: 'Antes lejano', scheduledDate: at(-9) });
    await aCourse({ name: 'Antes cercano', scheduledDate: at(-2) });
    await aCourse({ name: 'Antes futuro', scheduledDate: at(3) });
    const user = await openApp({ at: '/gestion/cursos?buscar=antes', token });
    await findWithText('row', 'Antes futuro');
    expect(screen.queryByRole('link', { name: /Antes (lejano|cercano)/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Cuándo'), 'Pasados');
    await findWithText('row', 'Antes lejano');
    expect(screen.getAllByRole('link', { name: /^Antes/ }).map(({ textContent }) => textContent)).toEqual([
      'Antes cercano',
      'Antes lejano',
    ]);
    expect(new URLSearchParams(window.location.search).get('cuando')).toBe('pasados');
  });
});

describe('a new course', () => {
  test('is created with the values of the form', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const instructor = await anInstructor({ name: 'Rita Paz' });
    const user = await openApp({ at: '/gestion/cursos', token });
    await user.click(await screen.findByRole('link', { name: 'Nuevo curso' }));
    await screen.findByRole('heading', { level: 1, name: 'Nuevo curso' });
    await findForm();
    const day = academyDay(20);
    type('Nombre', 'Tiro rápido');
    type('Descripción', 'Primera línea\nsegunda línea');
    type('Lugar', 'Polígono Sur');
    enterDay(field('Fecha'), day);
    type('Hora', '1830');
    type('Precio en pesos', '48.000,50');
    type('Puntos al completarlo', '120');
    type('Cupo', '12');
    type('Duración en minutos', '90');
    type('Instructor', instructor.id);
    type('CLU', 'REQUIRE');
    await user.click(screen.getByText('Crear curso'));
    await expectToast('Curso creado');
    await screen.findByRole('heading', { level: 1, name: 'Tiro rápido' });
    const stored = await CourseModel.findOne({ name: 'Tiro rápido' }).lean();
    expect(stored).toMatchObject({
      description: 'Primera línea segunda línea',
      location: 'Polígono Sur',
      courseType: 'Grupal',
      scheduledDate: instantOf(day, '18:30', academy.timeZone),
      priceCentavos: 4_800_050,
      pointsValue: 120,
      capacity: 12,
      durationMinutes: 90,
      cluPolicy: 'require',
      isActive: true,
    });
    expect(String(stored?.instructorId)).toBe(instructor.id);
    await expectAddress(`/gestion/cursos/${String(stored?._id)}`);
  });

  test('has a control for each value', async ({ server, openApp }) => {
    await moneyRulesAre({});
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Rita Paz' });
    await openApp({ at: '/gestion/cursos/nuevo', token });
    await screen.findByLabelText('Seña (%)');
    // The date has two controls without a name.
    const { scheduledDate: _date, ...values } = EMPTY_COURSE;
    for (const value of Object.keys(values)) {
      const control = document.querySelector(`form [name="${value}"]`);
      expect(control, `add the control of ${value} to course-form.tsx`).not.toBeNull();
    }
  });

  test('requires every field, in Spanish, and focuses the first error', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Rita Paz' });
    const user = await openApp({ at: '/gestion/cursos/nuevo', token });
    const before = await CourseModel.countDocuments();
    await findForm();
    type('Hora', '18:30');
    type('Cupo', '0');
    type('Duración en minutos', '');
    type('Puntos al completarlo', 'x');
    await user.click(screen.getByText('Crear curso'));
    for (const text of [
      'La descripción va de 1 a 2.000 caracteres',
      'El lugar va de 2 a 200 caracteres',
      'Completa la fecha y la hora',
      'Escribe el precio en pesos',
      'Los puntos van de 0 a 1.000.000',
      'El cupo va de 1 a 500 lugares',
      'La duración va de 15 minutos a 24 horas',
    ])
      await screen.findByText(text);
    await expectToast('El nombre del curso va de 2 a 120 caracteres');
    expect(focusedName()).toContain('Nombre');
    expect(await CourseModel.countDocuments()).toBe(before);
  });

  test('asks before changes are lost', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Rita Paz' });
    const user = await openApp({ at: '/gestion/cursos/nuevo', token });
    await findForm();
    type('Lugar', 'Algo');
    await user.click(await screen.findByRole('link', { name: 'Instructores' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(window.location.pathname).toBe('/gestion/cursos/nuevo');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cursos' }));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expectAddress('/gestion/cursos');
  });
});

describe('the data of a course', () => {
  test('are changed without overwriting changes of others', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Rita Paz' });
    const course = await aCourse({ name: 'Antes', capacity: 5 });
    const user = await openApp({ at: `/gestion/cursos/${course.id}?ver=datos`, token });
    await findForm();
    await CourseModel.updateOne({ _id: course.id }, { $set: { location: 'Cambiado por otro' } });
    type('Nombre', 'Después');
    type('Cupo', '');
    await user.click(screen.getByText('Guardar cambios'));
    await expectToast('Cambios guardados');
    expect(await storedCourse(course.id)).toMatchObject({
      name: 'Después',
      capacity: null,
      location: 'Cambiado por otro',
      scheduledDate: new Date(course.scheduledDate ?? ''),
    });
    await screen.findByRole('heading', { level: 1, name: 'Después' });
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cursos' }));
    await expectAddress('/gestion/cursos');
  });

  test('keep rejected values in the form', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Rita Paz' });
    const course = await aCourse({ capacity: 5 });
    for (const person of [await aStudent(server), await aStudent(server)])
      await enrolmentIn(server, { token: person.token, courseId: course.id });
    const user = await openApp({ at: `/gestion/cursos/${course.id}?ver=datos`, token, expecting: [409] });
    await findForm();
    type('Cupo', '1');
    await user.click(screen.getByText('Guardar cambios'));
    await expectToast('Ya hay más inscriptos que ese cupo');
    expect(field('Cupo').value).toBe('1');
    expect(await storedCourse(course.id)).toMatchObject({ capacity: 5 });
  });

  test('are copied to another date', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const scheduledDate = instantOf(academyDay(9), '10:00', academy.timeZone);
    const course = await aCourse({ name: 'Para copiar', scheduledDate });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Duplicar…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Hora')).toHaveProperty('value', '10:00');
    fireEvent.change(dialog.getByLabelText('Hora'), { target: { value: '' } });
    const day = academyDay(30);
    enterDay(dialog.getByLabelText('Fecha'), day);
    await user.click(dialog.getByRole('button', { name: 'Duplicar curso' }));
    await dialog.findByText('Completa la fecha y la hora');
    fireEvent.change(dialog.getByLabelText('Hora'), { target: { value: '10:00' } });
    await user.click(dialog.getByRole('button', { name: 'Duplicar curso' }));
    await expectToast('Curso duplicado');
    const copies = await CourseModel.find({ name: 'Para copiar', _id: { $ne: course.id } }).lean();
    expect(copies).toMatchObject([{ scheduledDate: instantOf(day, '10:00', academy.timeZone) }]);
    await expectAddress(`/gestion/cursos/${String(copies[0]?._id)}`);
  });

  test('a course is deactivated after a confirmation', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Para cerrar' });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Desactivar…' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/dejan de ver «Para cerrar»/);
    expect(await storedCourse(course.id)).toMatchObject({ isActive: true });
    await user.click(dialog.getByRole('button', { name: 'Desactivar curso' }));
    await expectToast('Curso desactivado');
    expect(await storedCourse(course.id)).toMatchObject({ isActive: false });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desactivar…' })).toBeNull());
  });

  test('an unknown address shows that there is no such course', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/cursos/0123456789abcdef01234567', token, expecting: [404] });
    await screen.findByRole('heading', { level: 1, name: 'Curso no encontrado' });
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aCourse, aPersonalisedCourse, aWaiting, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { WaitingModel } from '../../bff/src/features/enrolments/waiting/waiting.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000);
const statusesOf = async (courseId: string) =>
  (await EnrolmentModel.find({ courseId }).sort({ createdAt: 1 }).lean()).map(({ status }) => status);

const enrol = async (server: TestServer, token: string, courseId: string) =>
  (await enrolmentIn(server, { token, courseId })).id;

/** A course that was yesterday, with a confirmed student of each first name. */
const aCourseOfYesterday = async (server: TestServer, name: string, firstNames: readonly string[]) => {
  const course = await aCourse({ name });
  for (const firstName of firstNames) {
    const student = await aStudent(server, { firstName });
    const id = await enrol(server, student.token, course.id);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'confirmed', startsAt: YESTERDAY } });
  }
  await CourseModel.updateOne(
    { _id: course.id },
    { $set: { scheduledDate: YESTERDAY, startsAt: YESTERDAY } },
  );
  return course;
};

describe('the roster', () => {
  test('completes all present students together, and offers only allowed actions', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Asistencia' });
    const people = [
      await aStudent(server, { firstName: 'Ada' }),
      await aStudent(server, { firstName: 'Berta' }),
      await aStudent(server, { firstName: 'Carla' }),
    ];
    const ids: string[] = [];
    for (const person of people) ids.push(await enrol(server, person.token, course.id));
    const firstTwo = { _id: { $in: ids.slice(0, 2) } };
    await EnrolmentModel.updateMany(firstTwo, { $set: { status: 'confirmed' } });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir a todos' }));
    await user.click(screen.getByRole('button', { name: 'Completar a los presentes (2)' }));
    await user.type(await screen.findByRole('textbox', { name: /^Motivo/ }), 'Rindieron antes');
    await user.click(screen.getByRole('button', { name: 'Completar igual' }));
    await expectToast('2 clases completadas: Ada Ibarra y Berta Ibarra');
    expect(await statusesOf(course.id)).toEqual(['completed', 'completed', 'pending']);
    expect(screen.getByRole('region', { name: 'Lo elegido' }).textContent).toContain('1 elegido');

    await user.click(screen.getByRole('button', { name: /^Confirmar Carla/ }));
    await expectToast('1 inscripción confirmada');
    expect(await statusesOf(course.id)).toEqual(['completed', 'completed', 'confirmed']);
  });

  test('says why the server refuses a search for somebody, or that it cannot be reached', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await anAdmin(server);
    const { id } = await aCourse();
    const user = await openApp({ at: `/gestion/cursos/${id}`, token, expecting: [422] });
    const field = await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' });
    network.lose('FindPeople');
    await user.type(field, 'Zoraida');
    await screen.findByText('No pudimos buscar. Revisa tu conexión.');
    network.restore();
    network.respondWith(
      () =>
        new Response('{"errors":[{"message":"La búsqueda tiene hasta 100 caracteres"}]}', {
          status: 422,
          headers: { 'content-type': 'application/json' },
        }),
    );
    await user.type(field, ' Q');
    await screen.findByText('La búsqueda tiene hasta 100 caracteres');
    network.restore();
  });

  test('offers to add somebody whom the search does not find, and to enrol them', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Con alguien nuevo' });
    await enrol(server, (await aStudent(server)).token, course.id);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar en la lista' }), 'Zoraida Quintana');
    await screen.findByText('Nadie coincide con «Zoraida Quintana»');
    await user.click(screen.getByRole('button', { name: 'Agregar persona…' }));
    const form = within(await screen.findByRole('form', { name: 'Nueva persona' }));
    expect(form.getByLabelText(/^Apellido/)).toHaveProperty('value', 'Quintana');
    await user.type(form.getByLabelText(/^Teléfono/), '11 4000-1234');
    await user.click(form.getByRole('button', { name: 'Agregar persona' }));
    await expectToast('Persona agregada');
    await user.click(screen.getByRole('button', { name: 'Inscribir' }));
    await expectToast('Inscribiste a Zoraida Quintana');
    expect(await statusesOf(course.id)).toHaveLength(2);
  });

  test('offers it also where a student is enrolled', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Sin nadie todavía' });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.type(
      await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' }),
      'Xenia Vidal',
    );
    await user.click(await screen.findByRole('button', { name: 'Agregar persona…' }));
    const form = within(await screen.findByRole('form', { name: 'Nueva persona' }));
    expect(form.getByLabelText(/^Nombre/)).toHaveProperty('value', 'Xenia');
  });

  test('completes many after a confirmation with the names', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourseOfYesterday(server, 'Ya terminado', ['Elsa', 'Flora']);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir a todos' }));
    await user.click(screen.getByRole('button', { name: 'Completar a los presentes' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Completar estas 2 clases?' }));
    dialog.getByText('Flora Ibarra · Ya terminado');
    expect(await statusesOf(course.id)).toEqual(['confirmed', 'confirmed']);
    await user.click(dialog.getByRole('button', { name: 'Completar las clases' }));
    await expectToast('2 clases completadas: Elsa Ibarra y Flora Ibarra');
    expect(await statusesOf(course.id)).toEqual(['completed', 'completed']);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expectToast('2 inscripciones vuelven a estar como antes: Elsa Ibarra y Flora Ibarra');
    expect(await statusesOf(course.id)).toEqual(['confirmed', 'confirmed']);
  });

  test('records no-shows, after a confirmation with the names', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourseOfYesterday(server, 'Ausencias', ['Dora']);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('checkbox', { name: /^Elegir Dora/ }));
    await user.click(screen.getByRole('button', { name: 'No vino…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿No vino?' }));
    dialog.getByText('Dora Ibarra · Ausencias');
    await user.click(dialog.getByRole('button', { name: 'Registrar ausencia' }));
    await expectToast('1 ausencia registrada');
    expect(await statusesOf(course.id)).toEqual(['cancelled']);
  });

  test('corrects a wrong completion, with a reason', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Corregido', pointsValue: 40 });
    const student = await aStudent(server, { firstName: 'Dina' });
    const id = await enrol(server, student.token, course.id);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'confirmed', startsAt: YESTERDAY } });
    good(await connectGraphql(server.url, token).completeEnrolments({ ids: [id] }));
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Dina Ibarra' }));
    await user.click(await screen.findByRole('button', { name: 'Corregir asistencia…' }));
    const form = within(await screen.findByRole('form', { name: 'Corregir la asistencia' }));
    form.getByText('Dina Ibarra · Corregido');
    form.getByText('Se descuentan los puntos de la clase que no haya canjeado.');
    await user.click(form.getByRole('button', { name: 'Corregir' }));
    await expectToast('El motivo va de 3 a 200 caracteres');
    await user.type(form.getByLabelText(/^Motivo/), 'Vino su hermana');
    await user.click(form.getByRole('button', { name: 'Corregir' }));
    await expectToast('Asistencia corregida. Se descontaron 40 puntos');
    expect((await EnrolmentModel.findById(id).orFail().lean()).cancellation?.reason).toBe('no_show');
  });

  test('is ordered by surname, and searched', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse();
    for (const lastName of ['Zárate', 'Álvarez', 'Núñez'])
      await enrol(server, (await aStudent(server, { lastName })).token, course.id);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await screen.findByRole('button', { name: 'Ana Zárate' });
    const names = () => screen.getAllByRole('button', { name: /^Ana / }).map((one) => one.textContent);
    expect(names()).toEqual(['Ana Álvarez', 'Ana Núñez', 'Ana Zárate']);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'nunez');
    expect(names()).toEqual(['Ana Núñez']);
  });

  test('drops the choice of whom its search hides', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourseOfYesterday(server, 'Con búsqueda', ['Gala', 'Hilda']);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir a todos' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'gala');
    await user.click(await screen.findByRole('button', { name: 'Completar a los presentes' }));
    await expectToast('1 clase completada: Gala Ibarra');
    expect(await statusesOf(course.id)).toEqual(['completed', 'confirmed']);
  });

  test('opens an enrolment with all data', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse();
    const student = await aStudent(server, { firstName: 'Elba' });
    await enrol(server, student.token, course.id);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Elba Ibarra' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Elba Ibarra' }));
    await dialog.findByText(student.user.email);
  });

  test('enrols a student who is found by name, by keyboard only', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse();
    const { user: student } = await aStudent(server, { firstName: 'Felisa', lastName: 'Zabala' });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token, expecting: [409] });
    const box = await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' });
    await user.type(box, 'felisa zab');
    await screen.findByRole('option', { name: /Felisa Zabala/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveProperty('value', 'Felisa Zabala');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Inscribir' }));
    await expectToast('Inscribiste a Felisa Zabala');
    await screen.findByRole('button', { name: 'Felisa Zabala' });
    expect(await EnrolmentModel.countDocuments({ courseId: course.id, userId: student.id })).toBe(1);

    await user.type(box, 'felisa zab');
    await user.click(await screen.findByRole('option', { name: /Felisa Zabala/ }));
    await user.click(screen.getByRole('button', { name: 'Inscribir' }));
    await expectToast('El estudiante ya está inscripto en este curso');
  });

  test('enrols and completes a walk-in of a full course', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ capacity: 1 });
    await enrol(server, (await aStudent(server)).token, course.id);
    await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: YESTERDAY } });
    const { user: student } = await aStudent(server, { firstName: 'Wanda', lastName: 'Ocampo' });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.type(await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' }), 'wanda oca');
    await user.click(await screen.findByRole('option', { name: /Wanda Ocampo/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Vino a la clase' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sumar sobre el cupo' }));
    await user.type(screen.getByLabelText(/^Motivo/), 'Lo autorizó el instructor');
    await user.click(screen.getByRole('button', { name: 'Inscribir' }));
    await expectToast('Inscribiste a Wanda Ocampo');
    const { status } = await EnrolmentModel.findOne({ userId: student.id }).orFail().lean();
    expect(status).toBe('completed');
  });

  test('of a full course adds a student to its waiting list', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ capacity: 1 });
    await enrol(server, (await aStudent(server)).token, course.id);
    const { user: caller } = await aStudent(server, { firstName: 'Irma', lastName: 'Lugo' });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.type(await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' }), 'irma lugo');
    await user.click(await screen.findByRole('option', { name: /Irma Lugo/ }));
    await user.click(screen.getByRole('button', { name: 'A la lista de espera' }));
    await expectToast('Irma Lugo espera un lugar: posición 1');
    expect(await WaitingModel.countDocuments({ courseId: course.id, userId: caller.id })).toBe(1);
  });

  test('with free seats offers no waiting list', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ capacity: 2 });
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await screen.findByRole('combobox', { name: 'Inscribir a un estudiante' });
    expect(screen.queryByRole('button', { name: 'A la lista de espera' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'En espera (0)' }));
    await screen.findByText('La lista se abre cuando el curso está completo.');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('shows offers and ended entries with the reason, and adds students again', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ capacity: 1, offerHours: 5 });
    const holder = await aStudent(server);
    const held = await enrol(server, holder.token, course.id);
    for (const firstName of ['Julia', 'Karen'])
      await aWaiting((await aStudent(server, { firstName })).user.id, course.id);
    await connectGraphql(server.url, holder.token).cancelEnrolment(held);
    const user = await openApp({ at: `/gestion/cursos/${course.id}?ver=espera`, token });
    const offers = within(await screen.findByRole('region', { name: 'Lugares ofrecidos' }));
    offers.getByRole('button', { name: 'Julia Ibarra' });
    offers.getByText(/^Puede aceptarlo hasta el /);
    screen.getByText(/que tiene 5 horas para aceptarlo/);

    await user.click(screen.getByRole('button', { name: 'Quitar… Karen Ibarra' }));
    const form = within(await screen.findByRole('form', { name: '¿Quitar de la lista de espera?' }));
    await user.type(form.getByLabelText(/^Motivo/), 'Ya no puede');
    await user.click(form.getByRole('button', { name: 'Quitar de la lista' }));
    await expectToast('Ya no está en la lista');
    const ended = within(await screen.findByRole('region', { name: 'Ya no esperan' }));
    await ended.findByText(/ · Ya no puede$/);
    ended.getByText('Tuvo un lugar');
    expect(ended.getAllByRole('button')).toHaveLength(1);
    await user.click(ended.getByRole('button', { name: 'Sumar otra vez a Karen Ibarra' }));
    await expectToast('Karen Ibarra espera un lugar: posición 1');
    await screen.findByRole('button', { name: 'Quitar… Karen Ibarra' });

    await user.type(screen.getByRole('combobox', { name: 'Sumar a un estudiante' }), holder.user.email);
    await user.click(await screen.findByRole('option', { name: new RegExp(holder.user.email) }));
    await user.click(screen.getByRole('button', { name: 'Sumar a la lista' }));
    await screen.findByRole('tab', { name: 'En espera (2)' });
  });

  test('shows waiting students, in order', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ capacity: 1 });
    const holder = await aStudent(server);
    await enrol(server, holder.token, course.id);
    for (const firstName of ['Gina', 'Hilda'])
      await aWaiting((await aStudent(server, { firstName })).user.id, course.id);
    const user = await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await user.click(await screen.findByRole('tab', { name: 'En espera (2)' }));
    const links = await screen.findAllByRole('link', { name: /Ibarra/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Gina Ibarra', 'Hilda Ibarra']);
    expect(window.location.search).toBe('?ver=espera');

    await user.click(screen.getByRole('button', { name: 'Al frente… Hilda Ibarra' }));
    const form = within(await screen.findByRole('form', { name: '¿Pasar al frente de la lista?' }));
    await user.type(form.getByLabelText(/^Motivo/), 'Viene de Rosario');
    await user.click(form.getByRole('button', { name: 'Pasar al frente' }));
    await expectToast('Ya está al frente de la lista');
    await screen.findByRole('button', { name: 'Al frente… Gina Ibarra' });
  });

  test('of a personalised course links to the booking of classes', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aPersonalisedCourse();
    await openApp({ at: `/gestion/cursos/${course.id}`, token });
    await screen.findByText('Todavía no hay inscripciones');
    screen.getByText(/Cada estudiante reserva su clase desde su cuenta/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

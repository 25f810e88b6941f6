import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished } from 'vitest';
import { academy } from '#domain/academy.ts';
import { classDayAndTime, shortDate } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import {
  academyDay,
  aCourse,
  aFullCourse,
  aPersonalisedCourse,
  aRedemption,
  aWaiting,
  givePoints,
  good,
} from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { connectRest } from '../../bff/contract/drivers/rest.ts';
import { aDebt, moneyIs } from '../../bff/contract/money-builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { MoneyRulesModel } from '../../bff/src/features/money/money-rules.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { closeConfirmation } from './booking-form.ts';
import { test } from './open-app.tsx';
import {
  escapeDialog,
  expectAddress,
  expectTexts,
  expectToast,
  findWithText,
  focusedName,
  region,
} from './screen.ts';

const card = (name: string) => screen.findByRole('article', { name });

describe('the waiting list of a full course', () => {
  test('is joined and left on the card', async ({ server, openApp }) => {
    const { id: courseId } = await aFullCourse({ name: 'Muy pedido' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    await expectTexts(await card('Muy pedido'), ['Completo']);
    await user.click(within(await card('Muy pedido')).getByRole('button', { name: 'Esperar un lugar' }));
    await expectToast('Estás en la lista de espera: te inscribimos si se libera un lugar');
    await expectTexts(await card('Muy pedido'), ['Estás en la lista de espera, en el lugar 1']);
    expect(good(await connectGraphql(server.url, token).myWaitingList())).toHaveLength(1);

    await user.click(within(await card('Muy pedido')).getByRole('button', { name: 'Salir de la lista' }));
    await expectToast('Ya no estás en la lista de espera');
    await within(await card('Muy pedido')).findByRole('button', { name: 'Esperar un lugar' });
    expect(good(await connectGraphql(server.url, token).myWaitingList())).toEqual([]);
    expect(good(await connectGraphql(server.url).staffCourse(courseId)).waitingCount).toBe(0);
  });

  test('shows an offered seat with its deadline, which is refused or accepted', async ({
    server,
    openApp,
  }) => {
    const { id: courseId } = await aCourse({ name: 'Ofrecido', capacity: 1, offerHours: 5 });
    const holder = await aStudent(server);
    const { id: held } = await enrolmentIn(server, { token: holder.token, courseId });
    const [first, second] = [await aStudent(server), await aStudent(server)];
    for (const { user } of [first, second]) await aWaiting(user.id, courseId);
    await connectGraphql(server.url, holder.token).cancelEnrolment(held);

    const user = await openApp({ at: '/dashboard', token: first.token });
    await screen.findByText(/^Acepta tu lugar antes del /);
    await user.click(screen.getByRole('button', { name: 'Ofrecido' }));
    await screen.findByText(/^Se liberó un lugar para ti: acéptalo antes del /);
    await user.click(screen.getByRole('button', { name: 'Rechazar el lugar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
    await expectToast('Inscripción cancelada');

    const next = await openApp({ at: '/dashboard', token: second.token });
    await next.click(await screen.findByRole('button', { name: 'Ofrecido' }));
    await next.click(await screen.findByRole('button', { name: 'Aceptar el lugar' }));
    await expectToast('El lugar es tuyo');
    await waitFor(() => expect(screen.queryByText(/^Acepta tu lugar/)).toBeNull());
  });

  test('is on the dashboard, with the position and a link to the course', async ({ server, openApp }) => {
    const { id: courseId } = await aFullCourse({ name: 'Esperado' });
    const { token, user: student } = await aStudent(server);
    await aWaiting((await aStudent(server)).user.id, courseId);
    await aWaiting(student.id, courseId);
    const user = await openApp({ at: '/dashboard', token });
    const waiting = within(await region('En lista de espera'));
    await waiting.findByText('En el lugar 2: te inscribimos si se libera un lugar.');
    await user.click(waiting.getByRole('link', { name: 'Esperado' }));
    await expectAddress(`/courses/${courseId}`);
    await screen.findByRole('button', { name: 'Salir de la lista' });
  });

  test('redirects a visitor to sign in', async ({ openApp }) => {
    await aFullCourse({ name: 'Lleno para visitantes' });
    const user = await openApp({ at: '/courses' });
    await user.click(within(await card('Lleno para visitantes')).getByRole('button'));
    await expectToast('Debes iniciar sesión para inscribirte');
    await expectAddress('/auth');
  });

  test('is offered if the last seat was taken meanwhile', async ({ server, openApp }) => {
    const { id: courseId } = await aCourse({ name: 'El último lugar', capacity: 1 });
    const [late, quick] = [await aStudent(server), await aStudent(server)];
    const user = await openApp({ at: '/courses', token: late.token, expecting: [409] });
    await expectTexts(await card('El último lugar'), ['Queda 1 lugar']);
    await enrolmentIn(server, { token: quick.token, courseId });
    await user.click(within(await card('El último lugar')).getByRole('button', { name: 'Inscribirse' }));
    await expectToast('Curso completo');
    await within(await card('El último lugar')).findByRole('button', { name: 'Esperar un lugar' });
  });
});

describe('the page of a course', () => {
  test('is opened from its card, shows all data, and enrols', async ({ server, openApp }) => {
    const course = await aCourse({
      name: 'Para compartir',
      description: 'Todo sobre él',
      capacity: 4,
      durationMinutes: 90,
      cluPolicy: 'off',
    });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    await user.click(await screen.findByRole('link', { name: 'Para compartir' }));
    await expectAddress(`/courses/${course.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Para compartir' });
    await expectTexts(document.body, ['Todo sobre él', '1 h 30 min']);
    await expectTexts(await region('Precio'), ['Quedan 4 lugares']);
    await user.click(screen.getByRole('button', { name: 'Inscribirse' }));
    await expectToast('Te has inscrito exitosamente al curso');
    // Behind the confirmation, which leads there.
    await screen.findByRole('heading', { name: 'Mi clase', hidden: true });
    await closeConfirmation(user);
    await waitFor(() => expect(focusedName()).toBe('Mi clase'));
    await expectTexts(await region('Mi clase'), ['Pendiente']);
    expect(screen.queryByRole('button', { name: 'Inscribirse' })).toBeNull();
    expect(good(await connectGraphql(server.url, token).myEnrolments())).toHaveLength(1);
  });

  test('has the focus when the confirmation is closed before the class is read', async ({
    server,
    openApp,
    network,
  }) => {
    const { id } = await aCourse({ name: 'Con demora' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: `/courses/${id}`, token });
    const enrol = await screen.findByRole('button', { name: 'Inscribirse' });
    const release = network.hold('Course');
    await user.click(enrol);
    await closeConfirmation(user);
    await waitFor(() => expect(focusedName()).toBe('Con demora'));
    release();
    await screen.findByRole('heading', { name: 'Mi clase' });
  });

  test('shows that there is no such course', async ({ openApp }) => {
    await openApp({ at: '/courses/0123456789abcdef01234567', expecting: [404] });
    await screen.findByText('Este curso no existe o ya no se ofrece');
    screen.getByRole('link', { name: 'Ver Cursos Disponibles' });
  });

  test('shows that it could not load, and tries again', async ({ openApp, network }) => {
    const { id } = await aCourse({ name: 'A la segunda' });
    network.lose('Course');
    const user = await openApp({ at: `/courses/${id}` });
    await screen.findByText(/No pudimos mostrarte el curso/);
    network.restore();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { level: 1, name: 'A la segunda' });
  });
});

describe('the dialog of an enrolment', () => {
  test('cancels after a confirmation, not before it', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id } = await enrolmentIn(server, {
      token,
      courseId: (await aCourse({ name: 'Por cancelar' })).id,
    });
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Por cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar inscripción' }));
    await screen.findByText(/¿Cancelar Por cancelar/);
    const api = connectRest(server.url, token);
    expect(good(await api.enrolment(id)).status).toBe('pending');
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
    await expectToast('Inscripción cancelada');
    expect(good(await api.enrolment(id)).status).toBe('cancelled');
    await screen.findByText('No tienes cursos activos en este momento');
    await waitFor(() => expect(focusedName()).toBe('Cursos Activos'));
  });

  test('moves a pending class, opened from the dashboard', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aPersonalisedCourse({ name: 'Clase movible' });
    const { id } = await enrolmentIn(server, { token, courseId, choice: {} });
    const user = await openApp({ at: '/dashboard', token });
    await user.click(await screen.findByRole('button', { name: 'Clase movible' }));
    await user.click(await screen.findByRole('button', { name: 'Reprogramar' }));
    const form = await screen.findByRole('form', { name: 'Reprogramar la clase' });
    const day = academyDay(40);
    const date = within(form).getByLabelText('Fecha');
    await user.clear(date);
    await user.type(date, `${shortDate(day)}{Enter}`);
    await user.clear(within(form).getByLabelText('Hora'));
    await user.type(within(form).getByLabelText('Hora'), '11:30');
    await user.click(within(form).getByRole('button', { name: 'Reprogramar' }));
    await expectToast('Clase reprogramada');
    const moved = good(await connectRest(server.url, token).enrolment(id));
    const instant = instantOf(day, '11:30', academy.timeZone);
    expect(moved).toMatchObject({ classDate: day, classTime: '11:30' });
    await escapeDialog(user);
    await expectTexts(await findWithText('article', 'Clase movible'), [
      classDayAndTime(instant, academy.timeZone),
    ]);
  });

  test('says why a class that has begun cannot be cancelled', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id: courseId } = await aCourse({ name: 'Ya en marcha' });
    await enrolmentIn(server, { token, courseId });
    await CourseModel.updateOne(
      { _id: courseId },
      { $set: { scheduledDate: new Date(Date.now() - 60_000) } },
    );
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Ya en marcha' }));
    await screen.findByText('Esta clase ya comenzó: para cancelarla o cambiarla habla con la academia');
    expect(screen.queryByRole('button', { name: 'Cancelar inscripción' })).toBeNull();
  });

  test('neither cancels nor moves a past class', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const stored = { status: 'completed' as const, completionDate: new Date() };
    await enrolmentIn(server, { token, courseId: (await aCourse({ name: 'Ya hecho' })).id, stored });
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Ya hecho' }));
    await screen.findByRole('dialog', { name: 'Ya hecho' });
    expect(screen.queryByRole('button', { name: 'Cancelar inscripción' })).toBeNull();
  });
});

describe('the points', () => {
  test('are shown with their movements and the code of a redemption', async ({
    server,
    openApp,
    network,
  }) => {
    const { token, user: student } = await aStudent(server);
    await givePoints(student.id, 200);
    await aRedemption(student.id, 50);
    const [redemption] = good(await connectGraphql(server.url, token).myTransactions());
    await openApp({ at: '/puntos', token });
    await screen.findByRole('heading', { level: 1, name: 'Mis Puntos' });
    await expectTexts(await findWithText('listitem', 'Muestra este código en la academia:'), ['−50']);
    expect(redemption?.points).toBe(-50);
    expect(network.operations()).toEqual(['Points']);
  });

  test('say by how much a redemption lowered what was owed', async ({ server, openApp }) => {
    await moneyIs({});
    onTestFinished(async () => void (await MoneyRulesModel.deleteMany({})));
    const { token, user: student } = await aStudent(server);
    const { token: staff } = await anAdmin(server);
    await aDebt(student.id, 2_000);
    const { id } = await aRedemption(student.id, 50);
    good(await connectGraphql(server.url, staff).handOutRedemption({ id, discount: 1_500 }));
    await openApp({ at: '/puntos', token });
    await screen.findByText(/^Entregado el .* · Descuento \$\s1\.500,00$/);
  });

  test('are redeemed for a code; too many are rejected with a message', async ({ server, openApp }) => {
    const { token, user: student } = await aStudent(server);
    await givePoints(student.id, 100);
    const user = await openApp({ at: '/puntos', token, expecting: [409] });
    const form = await screen.findByRole('form', { name: 'Canjear puntos' });
    await user.click(within(form).getByRole('button', { name: 'Canjear' }));
    await within(form).findByText('Escribe cuántos puntos quieres canjear');
    await user.type(within(form).getByLabelText(/^Puntos/), '101');
    await user.type(within(form).getByLabelText(/por qué/i), 'Descuento');
    await user.click(within(form).getByRole('button', { name: 'Canjear' }));
    await expectToast('Puntos insuficientes');
    await user.clear(within(form).getByLabelText(/^Puntos/));
    await user.type(within(form).getByLabelText(/^Puntos/), '60');
    await user.click(within(form).getByRole('button', { name: 'Canjear' }));
    await expectToast('Puntos canjeados: muestra el código en la academia');
    await findWithText('listitem', 'Muestra este código en la academia:');
    expect(good(await connectGraphql(server.url, token).myPoints())).toBe(40);
  });

  test('increase by invitations, which the student has to send', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/puntos', token });
    const form = await screen.findByRole('form', { name: 'Invitar a alguien' });
    await user.type(within(form).getByLabelText(/Email/), 'amiga.del.tiro@example.com');
    await user.click(within(form).getByRole('button', { name: 'Invitar' }));
    await expectToast('Invitación registrada');
    await expectTexts(await findWithText('listitem', 'amiga.del.tiro@example.com'), ['Aún sin registrarse']);
    await expectTexts(await region('Invitar'), [/^La academia no envía ningún mensaje/]);
    await user.click(screen.getByRole('button', { name: 'Copiar enlace de referido' }));
    await expectToast('Enlace de referido copiado al portapapeles');
  });
});

describe('the profile', () => {
  test('is edited by its owner', async ({ server, openApp }) => {
    const { token, user: student } = await aStudent(server);
    const user = await openApp({ at: '/profile', token });
    await user.click(await screen.findByRole('button', { name: 'Editar mis datos' }));
    const form = await screen.findByRole('form', { name: 'Editar mis datos' });
    const name = within(form).getByLabelText(/^Nombre/);
    await user.clear(name);
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await expectToast('El nombre debe tener al menos 2 caracteres');
    await user.type(name, 'Mariana');
    await user.type(within(form).getByLabelText(/^Provincia/), 'Salta');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await expectToast('Datos actualizados');
    // In the bar, too.
    await waitFor(() => expect(screen.getAllByText('Mariana Ibarra')).toHaveLength(2));
    const stored = await UserModel.findById(student.id).lean();
    expect(stored).toMatchObject({ firstName: 'Mariana', province: 'Salta', city: 'Buenos Aires' });
  });

  test('changes the password with the present one', async ({ server, openApp }) => {
    const { token, user: student, password } = await aStudent(server);
    const user = await openApp({ at: '/profile', token, expecting: [422] });
    await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    const form = await screen.findByRole('form', { name: 'Cambiar contraseña' });
    await user.type(within(form).getByLabelText(/^Contraseña actual/), 'otra-cosa');
    await user.type(within(form).getByLabelText(/^Contraseña nueva/), 'nueva-2026');
    await user.click(within(form).getByRole('button', { name: 'Cambiar contraseña' }));
    await expectToast('La contraseña actual no es correcta');
    await user.clear(within(form).getByLabelText(/^Contraseña actual/));
    await user.type(within(form).getByLabelText(/^Contraseña actual/), password);
    await user.click(within(form).getByRole('button', { name: 'Cambiar contraseña' }));
    await expectToast('Contraseña actualizada exitosamente');
    good(await connectRest(server.url).login({ email: student.email, password: 'nueva-2026' }));
  });
});

describe('the weapons licence', () => {
  const setLicence = (id: string, cluExpiration: string | null) =>
    UserModel.updateOne({ _id: id }, { $set: { clu: cluExpiration && 'CLU-7', cluExpiration } });

  for (const [title, days, text] of [
    ['missing', null, /No tenemos los datos de tu CLU/],
    ['over before the class', 10, /Tu CLU vence el .*, antes de/],
    ['over soon after the class', 35, /Es buen momento para renovarla/],
    ['good', 300, null],
  ] as const) {
    test(`that is ${title} on the day of a class`, async ({ server, openApp }) => {
      const { token, user: student } = await aStudent(server);
      await setLicence(student.id, days === null ? null : academyDay(days));
      const scheduledDate = instantOf(academyDay(20), '10:00', academy.timeZone);
      const course = await aCourse({ name: 'Con credencial', scheduledDate, cluPolicy: 'warn' });
      await enrolmentIn(server, { token, courseId: course.id });
      await openApp({ at: '/dashboard', token });
      await findWithText('article', 'Con credencial');
      if (text) await screen.findByText(text);
      else expect(screen.queryByText(/CLU/)).toBeNull();
    });
  }
});

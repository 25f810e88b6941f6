import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, aPersonalisedCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { anAdmin, aPendingStudent, aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { closeConfirmation } from './booking-form.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, expectToast, focusedName, shownToasts } from './screen.ts';
import { signIn } from './sign-in.ts';

const card = (name: string) => screen.findByRole('article', { name });
const enrolButton = async (name: string) => within(await card(name)).getByRole('button');

describe('the courses, for a visitor', () => {
  test('are shown after one request without enrolments', async ({ openApp, network }) => {
    const scheduledDate = new Date('2031-12-31T02:15:00Z');
    await aCourse({ name: 'Tiro de visitante', scheduledDate, price: 60_000 });
    await aCourse({ name: 'Sin fecha', scheduledDate: null });
    await openApp({ at: '/courses' });
    await expectTexts(await card('Tiro de visitante'), [
      'Grupal',
      '100 pts',
      'Desenfunde y empuñadura',
      'Polígono Norte',
      '$60,000.00',
      'martes 30 de diciembre de 2031 a las 23:15',
    ]);
    await expectTexts(await card('Sin fecha'), ['Por confirmar']);
    screen.getByRole('heading', { name: 'Clases Grupales' });
    screen.getByRole('heading', { name: 'Clases Personalizadas' });
    expect(network.sentOperations).toEqual([{ operationName: 'Courses', variables: { isSignedIn: false } }]);
    await waitFor(() => expect(document.title).toBe(`Cursos · ${academy.name}`));
  });

  test('redirect to sign in when the visitor enrols', async ({ openApp }) => {
    await aCourse({ name: 'Para socios' });
    const user = await openApp({ at: '/courses' });
    await user.click(await enrolButton('Para socios'));
    await expectToast('Debes iniciar sesión para inscribirte');
    await expectAddress('/auth');
  });

  test('have the focus on the chosen course after signing in', async ({ server, openApp }) => {
    await aCourse({ name: 'Otro curso' });
    await aCourse({ name: 'El deseado' });
    const { user: student } = await aStudent(server);
    const user = await openApp({ at: '/courses' });
    await user.click(await enrolButton('El deseado'));
    await signIn(user, student);
    await expectAddress('/courses');
    await waitFor(() => expect(focusedName()).toBe('El deseado'));
  });

  test('are shown to someone whose session has expired', async ({ openApp }) => {
    await aCourse({ name: 'A la vista' });
    await openApp({ at: '/courses', token: 'vencida', expecting: [401] });
    await card('A la vista');
    await screen.findByRole('link', { name: 'Ingresar' });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});

describe('the list of courses', () => {
  test('shows that it is loading', async ({ openApp, network }) => {
    const release = network.hold('Courses');
    await openApp({ at: '/courses' });
    await screen.findByText('Cargando cursos...');
    release();
    await waitFor(() => expect(screen.queryByText('Cargando cursos...')).toBeNull());
  });

  test('offers an admin the active courses only', async ({ server, openApp }) => {
    await aCourse({ name: 'Todavía abierto' });
    await aCourse({ name: 'Ya retirado', isActive: false });
    const { token } = await anAdmin(server);
    await openApp({ at: '/courses', token });
    await card('Todavía abierto');
    expect(screen.queryByRole('article', { name: 'Ya retirado' })).toBeNull();
  });

  test('is complete beyond a hundred courses', async ({ openApp }) => {
    const scheduledDate = new Date('2032-01-01T12:00:00Z');
    await Promise.all(Array.from({ length: 101 }, () => aCourse({ name: 'Una de muchas', scheduledDate })));
    await aCourse({ name: 'La última de muchas', scheduledDate: null });
    await openApp({ at: '/courses' });
    await screen.findByText('La última de muchas');
    await CourseModel.deleteMany({ name: 'Una de muchas' });
  });
});

describe('enrolling', () => {
  test('happens once when the button is pressed repeatedly', async ({ server, openApp, network }) => {
    const course = await aCourse({ name: 'Doble clic' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    const button = await enrolButton('Doble clic');
    await within(button).findByText('Inscribirse');

    const release = network.hold('Enrol');
    await user.dblClick(button);
    await within(button).findByText('Inscribiendo...');
    release();
    await expectToast('Te has inscrito exitosamente al curso');
    await closeConfirmation(user);
    await within(await enrolButton('Doble clic')).findByText('Inscripto');
    expect(await enrolButton('Doble clic')).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Doble clic'));
    expect(network.operations()).toEqual(['Courses', 'Enrol', 'Courses']);

    const api = connectGraphql(server.url, token);
    const [enrolment] = good(await api.myEnrolments());
    expect(enrolment?.courseId).toBe(course.id);
    good(await api.cancelEnrolment(enrolment?.id ?? ''));
    await openApp({ at: '/courses', token });
    await within(await enrolButton('Doble clic')).findByText('Inscribirse');
  });

  test('is shown before its confirmation, and before the courses are read again', async ({
    server,
    openApp,
    network,
  }) => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    await aCourse({ name: 'Primero el diálogo' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    await user.click(await enrolButton('Primero el diálogo'));
    await screen.findByRole('dialog', { name: 'Tu clase está pedida' });
    expect(shownToasts()).toEqual([]);
    const before = network.sentOperations.length;
    vi.unstubAllGlobals();
    waiting.forEach((run) => run());
    await expectToast('Te has inscrito exitosamente al curso');
    expect(network.sentOperations.slice(before).map(({ operationName }) => operationName)).toContain(
      'Courses',
    );
  });

  test("shows the server's message when it is rejected", async ({ server, openApp }) => {
    const course = await aCourse({ name: 'Retirado entretanto' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token, expecting: [409] });
    const button = await enrolButton('Retirado entretanto');
    await CourseModel.updateOne({ _id: course.id }, { $set: { isActive: false } });
    await user.click(button);
    await expectToast('Este curso no está disponible');
    await within(await enrolButton('Retirado entretanto')).findByText('Inscribirse');
  });

  test('requires a pending student to complete the profile', async ({ server, openApp }) => {
    await aCourse({ name: 'Con perfil' });
    const { token } = await aPendingStudent(server);
    const user = await openApp({ at: '/courses', token, expecting: [403] });
    await user.click(await enrolButton('Con perfil'));
    await expectToast('Completa tu perfil');
    screen.getByRole('link', { name: 'Completar mi perfil' });
  });

  test('that is refused says what to do', async ({ server, openApp }) => {
    await aCourse({ name: 'Con credencial', cluPolicy: 'require' });
    const full = await aCourse({ name: 'Se completó', capacity: 1 });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token, expecting: [409] });
    await user.click(await enrolButton('Con credencial'));
    await expectToast(`La academia la registra: llévala o llama al ${academy.contact.phone}.`);
    expect(screen.getByRole('link', { name: 'Ver mi CLU' }).getAttribute('href')).toBe('/profile');
    await enrolmentIn(server, { token: (await aStudent(server)).token, courseId: full.id });
    await user.click(await enrolButton('Se completó'));
    await expectToast('Puedes esperar un lugar o elegir otra fecha.');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ver mi CLU' })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Ver otros cursos' }));
    await waitFor(() => expect(shownToasts()).toEqual([]));
  });

  test('without a connection shows an error, and works afterwards', async ({ server, openApp, network }) => {
    await aCourse({ name: 'Sin red' });
    const { token } = await aStudent(server);
    network.lose('Enrol');
    const user = await openApp({ at: '/courses', token });
    await user.click(await enrolButton('Sin red'));
    await expectToast('Error al inscribirse');
    await expectToast('Revisa tu conexión y vuelve a intentar.');
    network.restore();
    await user.click(await enrolButton('Sin red'));
    await expectToast('Te has inscrito exitosamente al curso');
    await waitFor(() => expect(shownToasts().join()).not.toContain('Error al inscribirse'));
  });

  test('is stored once when its response is lost', async ({ server, openApp, network }) => {
    await aCourse({ name: 'Con eco' });
    const { token } = await aStudent(server);
    network.loseResponses('Enrol', 2);
    const user = await openApp({ at: '/courses', token });
    await user.click(await enrolButton('Con eco'));
    await expectToast('Te has inscrito exitosamente al curso');
    expect(network.operations().filter((name) => name === 'Enrol')).toHaveLength(3);
    expect(good(await connectGraphql(server.url, token).myEnrolments())).toHaveLength(1);
  });

  test('is shown even when the courses cannot be fetched again', async ({ server, openApp, network }) => {
    await aCourse({ name: 'Sin segunda carga' });
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    const button = await enrolButton('Sin segunda carga');
    network.lose('Courses');
    await user.click(button);
    await expectToast('Error al cargar cursos');
    await expectToast('Te has inscrito exitosamente al curso');
    await within(await enrolButton('Sin segunda carga')).findByText('Inscripto');
    network.restore();
    const [home] = screen.getAllByRole('link', { name: 'Inicio' });
    if (home) await user.click(home);
    const upcoming = await screen.findByRole('region', { name: 'Mis Próximos Cursos' });
    await within(upcoming).findByRole('heading', { name: 'Sin segunda carga' });
  });

  test('redirects to sign in when the session has ended meanwhile', async ({ server, openApp }) => {
    await aPersonalisedCourse();
    const { name } = await aCourse({ name: 'Sesión cerrada' });
    const { token } = await aStudent(server);
    await enrolmentIn(server, { token, courseId: (await aCourse({ name: 'Ya inscripto' })).id });
    const user = await openApp({ at: '/courses', token, expecting: [401] });
    await within(await enrolButton('Ya inscripto')).findByText('Inscripto');
    const button = await enrolButton(name);
    await connectGraphql(server.url, token).logout();
    await user.click(button);
    await expectToast('Debes iniciar sesión para inscribirte');
    await expectAddress('/auth');
  });
});

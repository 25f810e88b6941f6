import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates.ts';
import { aCourse, aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { anAdmin, aPendingStudent, aStudent } from './accounts.ts';
import { pick, tick } from './choices.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { holdOperation, LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, THEMES, ZONES } from './stage.ts';
import { aPlace } from './training.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const enrolButton = (page: Page, name: string) => cardOf(page, name).getByRole('button');

const fillBooking = async (page: Page, day: string) => {
  await tick(page, 'Cuento con arma y municiones propias');
  await page.getByLabel('Fecha', { exact: true }).fill(day.split('-').reverse().join('/'));
  await page.getByLabel('Hora').fill('10:00');
  await pick(page, 'Tiro Deportivo');
  await tick(page, 'Pistola 9mm');
};

describe('an academy without courses', () => {
  test('says that there are no group classes and none to book', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await page.getByText('No hay clases grupales disponibles en este momento').waitFor();
    await fillBooking(page, academyDay(9));
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'No hay cursos personalizados disponibles');
  });
});

describe('a visitor', () => {
  test('sees the courses in one request that asks for no enrolments', async ({ server, visit }) => {
    await aCourse({
      name: 'Tiro de visitante',
      scheduledDate: new Date('2031-11-25T18:30:00Z'),
      price: 60_000,
    });
    await aCourse({ name: 'Sin fecha', scheduledDate: null });
    const page = await visit({ at: '/favicon.svg' });
    const { asked } = watchOperations(page);
    await page.goto('/courses');

    const card = cardOf(page, 'Tiro de visitante');
    for (const text of ['Grupal', '100 pts', 'Desenfunde y empuñadura', 'Polígono Norte', '$60,000.00']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    await card.getByText('25 de noviembre de 2031 a las 15:30').waitFor();
    await cardOf(page, 'Sin fecha').getByText('Por confirmar').waitFor();
    await page.getByRole('heading', { name: 'Clases Grupales' }).waitFor();
    await page.getByRole('heading', { name: 'Clases Personalizadas' }).waitFor();
    expect(asked).toEqual([{ operationName: 'Courses', variables: { isSignedIn: false } }]);
    expect(await page.title()).toBe(`Cursos · ${academy.name}`);

    await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
    await page.waitForURL('**/auth');
    await page.goBack();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${academy.name}, inicio` })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(server.url).toContain(new URL(page.url()).host);
  });

  test('who wants to enrol is sent to sign in', async ({ visit }) => {
    await aCourse({ name: 'Para socios' });
    const page = await visit({ at: '/courses' });
    await enrolButton(page, 'Para socios').click();
    await expectToast(page, 'Debes iniciar sesión para inscribirte');
    await page.waitForURL('**/auth');
    await page.goBack();
    await cardOf(page, 'Para socios').waitFor();
  });

  test('who wants to book is sent to sign in', async ({ visit }) => {
    const page = await visit({ at: '/courses' });
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'Debes iniciar sesión para programar una clase');
    await page.waitForURL('**/auth');
  });

  test('with a session that has run out sees the courses as any visitor', async ({ visit }) => {
    await aCourse({ name: 'A la vista' });
    const page = await visit({ at: '/courses', token: 'vencida', expecting: refused(401) });
    await cardOf(page, 'A la vista').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

describe('the course list', () => {
  test('stays whole, and open to bookings, beyond a hundred courses', async ({ server, visit }) => {
    const name = 'La última de muchas';
    const scheduledDate = new Date('2032-01-01T12:00:00Z');
    await Promise.all(Array.from({ length: 101 }, () => aCourse({ name: 'Una de muchas', scheduledDate })));
    await aCourse({ name, scheduledDate: null });
    const { id } = await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await cardOf(page, name).waitFor();
    await fillBooking(page, academyDay(9));
    const { asked } = watchOperations(page);
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'Clase personalizada programada exitosamente');
    expect(asked[0]?.variables.input).toMatchObject({ courseId: id });
    await CourseModel.deleteMany({ name: 'Una de muchas' });
  });

  test('says that it is loading', async ({ visit }) => {
    const page = await visit({ at: '/favicon.svg' });
    const release = await holdOperation(page, 'Courses');
    await page.goto('/courses');
    await page.getByText('Cargando cursos...').waitFor();
    release();
    await page.getByText('Cargando cursos...').waitFor({ state: 'detached' });
  });

  test('says that it could not be loaded, and tries again', async ({ visit }) => {
    await aCourse({ name: 'Al segundo intento' });
    const page = await visit({ at: '/favicon.svg', expecting: LOST });
    await loseOperation(page, 'Courses');
    await page.goto('/courses');
    await expectToast(page, 'Error al cargar cursos');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await cardOf(page, 'Al segundo intento').waitFor();
  });

  for (const timezoneId of ZONES) {
    test(`shows the academy's time to a browser in ${timezoneId}`, async ({ visit }) => {
      const scheduledDate = new Date('2031-12-31T02:15:00Z');
      await aCourse({ name: `Visto desde ${timezoneId}`, scheduledDate });
      const page = await visit({ at: '/courses', timezoneId });
      const card = cardOf(page, `Visto desde ${timezoneId}`);
      await card.getByText('30 de diciembre de 2031 a las 23:15').waitFor();
      expect(longDayAndTime(scheduledDate, academy.timeZone)).toBe('30 de diciembre de 2031 a las 23:15');
    });
  }
});

describe('an admin', () => {
  test('is offered the active courses only', async ({ server, visit }) => {
    await aCourse({ name: 'Todavía abierto' });
    await aCourse({ name: 'Ya retirado', isActive: false });
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/courses', token });
    await cardOf(page, 'Todavía abierto').waitFor();
    expect(await cardOf(page, 'Ya retirado').count()).toBe(0);
  });
});

describe('enrolling', () => {
  test('once, however often the button is pressed', async ({ server, visit }) => {
    const course = await aCourse({ name: 'Doble clic' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const button = enrolButton(page, 'Doble clic');
    await button.getByText('Inscribirse').waitFor();

    const { names } = watchOperations(page);
    const release = await holdOperation(page, 'Enrol');
    await button.dblclick();
    await button.getByText('Inscribiendo...').waitFor();
    release();
    await expectToast(page, 'Te has inscrito exitosamente al curso');
    await button.getByText('Inscripto').waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Doble clic');
    expect(names()).toEqual(['Enrol', 'Courses']);
    await expectToast(page, 'Te has inscrito exitosamente al curso');

    const api = connectGraphql(server.url, token);
    const [enrolment] = good(await api.myEnrolments());
    expect(enrolment?.courseId).toBe(course.id);
    await api.cancelEnrolment(enrolment?.id ?? '');
    await page.reload();
    await button.getByText('Inscribirse').waitFor();
  });

  test('shows the sentence of the server', async ({ server, visit }) => {
    const course = await aCourse({ name: 'Retirado entretanto' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: refused(409) });
    await enrolButton(page, 'Retirado entretanto').waitFor();
    await CourseModel.updateOne({ _id: course.id }, { $set: { isActive: false } });
    await enrolButton(page, 'Retirado entretanto').click();
    await expectToast(page, 'Este curso no está disponible');
    await enrolButton(page, 'Retirado entretanto').getByText('Inscribirse').waitFor();
  });

  test('with a pending profile asks to complete it', async ({ server, visit }) => {
    await aCourse({ name: 'Con perfil' });
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/courses', token, expecting: refused(403) });
    await enrolButton(page, 'Con perfil').click();
    await expectToast(page, 'Completa tu perfil');
  });

  test('without a network says so, until it works', async ({ server, visit }) => {
    await aCourse({ name: 'Sin red' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: LOST });
    await loseOperation(page, 'Enrol');
    await enrolButton(page, 'Sin red').click();
    await expectToast(page, 'Error al inscribirse');
    await page.unroute('**/graphql');
    await enrolButton(page, 'Sin red').click();
    await expectToast(page, 'Te has inscrito exitosamente al curso');
    await page.getByText('Error al inscribirse').waitFor({ state: 'detached' });
  });

  test('stands even when the courses cannot be fetched again', async ({ server, visit }) => {
    await aCourse({ name: 'Sin segunda carga' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: LOST });
    const button = enrolButton(page, 'Sin segunda carga');
    await button.waitFor();
    await loseOperation(page, 'Courses');
    await button.click();
    await expectToast(page, 'Error al cargar cursos');
    await expectToast(page, 'Te has inscrito exitosamente al curso');
    await button.getByText('Inscripto').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click();
    const upcoming = page.getByRole('region', { name: 'Mis Próximos Cursos' });
    await upcoming.getByRole('heading', { name: 'Sin segunda carga' }).waitFor();
  });

  test('with a session that ended meanwhile leads to sign in', async ({ server, visit }) => {
    const course = await aCourse({ name: 'Sesión cerrada' });
    const { token } = await aStudent(server);
    await aPlace(server, { token, courseId: (await aCourse({ name: 'Ya inscripto' })).id });
    const page = await visit({ at: '/courses', token, expecting: refused(401) });
    await enrolButton(page, 'Ya inscripto').getByText('Inscripto').waitFor();
    await connectGraphql(server.url, token).logout();
    await enrolButton(page, course.name).click();
    await expectToast(page, 'Debes iniciar sesión para inscribirte');
    await page.waitForURL('**/auth');
  });
});

describe('the look of the courses', () => {
  for (const theme of THEMES) {
    test(`is accessible and fits, ${theme}`, async ({ server, visit }) => {
      await aPersonalisedCourse();
      const course = await aCourse({ name: 'Inscripta' });
      const { token } = await aStudent(server);
      await aPlace(server, { token, courseId: course.id });
      const page = await visit({ at: '/courses', token, theme });
      await enrolButton(page, 'Inscripta').getByText('Inscripto').waitFor();
      await page.getByRole('button', { name: 'Programar Clase' }).click();
      await page.getByRole('main').getByText('Selecciona una fecha').waitFor();
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expectGoodLook(page);
    });
  }
});

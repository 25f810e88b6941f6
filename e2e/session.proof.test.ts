import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aCourse, academyDay, aPersonalisedCourse } from '../bff/contract/builders.ts';
import { aStudent, PASSWORD } from './accounts.ts';
import { expectToast } from './look.ts';
import { holdOperation, LOST, loseOperation, removeTimeLimits, watchOperations } from './network.ts';
import { refused, test } from './stage.ts';
import { enrolmentIn } from './training.ts';

const TOASTS = '[data-scope=toast][data-part=root]';

/** The sentences of all toasts from now on, also of those that have gone again. */
const watchToasts = async (page: Page) => {
  const shown = new Set<string>();
  await page.exposeFunction('reportToast', (text: string) => shown.add(text));
  await page.evaluate((toasts) => {
    const report = (window as unknown as { reportToast: (text: string) => void }).reportToast;
    new MutationObserver(() =>
      document.querySelectorAll(toasts).forEach((toast) => report(toast.textContent ?? '')),
    ).observe(document.body, { childList: true, subtree: true });
  }, TOASTS);
  return () => [...shown];
};

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

const signIn = async (page: Page, email: string) => {
  const form = page.getByRole('tabpanel', { name: 'Iniciar sesión' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
};

/** Another tab of the same browser starts another session. */
const signInElsewhere = async (page: Page, token: string) => {
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await other.close();
};

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });

describe('signing out', () => {
  test('ends the session at once, without a response of the server', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token });
    await removeTimeLimits(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Mis Próximos Cursos' }).waitFor();
    const release = await holdOperation(page, 'SignOut');
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL('**/auth');
    await expectToast(page, 'Sesión cerrada exitosamente');
    expect(await storedToken(page)).toBeNull();
    release();
  });

  test('while a page loads shows only the sign-out', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    await page.getByRole('heading', { name: 'Mis Próximos Cursos' }).waitFor();
    const release = await holdOperation(page, 'History');
    await mainLink(page, 'Historial').click();
    await page.getByText('Cargando tu pasaporte...').waitFor();
    const toasts = await watchToasts(page);
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL('**/auth');
    await expectToast(page, 'Sesión cerrada exitosamente');
    release();
    await page.getByRole('heading', { name: 'Te damos la bienvenida' }).waitFor();
    expect(toasts()).toEqual(['Sesión cerrada exitosamente']);
    expect(await page.getByRole('main').getByRole('status').count()).toBe(0);
  });
});

describe('signing in', () => {
  test('in another tab while the dashboard loads shows the dashboard of that session', async ({
    server,
    visit,
  }) => {
    const { token } = await aStudent(server);
    const { token: second } = await aStudent(server, { firstName: 'Rosa' });
    const page = await visit({ at: '/favicon.svg', token });
    const release = await holdOperation(page, 'Dashboard');
    await page.goto('/dashboard');
    await page.getByText('Cargando tu panel...').waitFor();
    await signInElsewhere(page, second);
    release();
    await page.getByRole('heading', { level: 1, name: 'Bienvenida, Rosa' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('in another tab shows the enrolments of that session only', async ({ server, visit }) => {
    const first = await aStudent(server);
    const second = await aStudent(server);
    const [mine, yours] = [
      await aCourse({ name: 'De la primera' }),
      await aCourse({ name: 'De la segunda' }),
    ];
    await enrolmentIn(server, { token: first.token, courseId: mine.id });
    await enrolmentIn(server, { token: second.token, courseId: yours.id });
    const page = await visit({ at: '/courses', token: first.token });
    const button = (name: string) => page.getByRole('article', { name }).getByRole('button');
    await button('De la primera').getByText('Inscripto').waitFor();
    await signInElsewhere(page, second.token);
    await button('De la segunda').getByText('Inscripto').waitFor();
    await button('De la primera').getByText('Inscribirse').waitFor();
  });

  test('in another tab shows a visitor their enrolments', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const course = await aCourse({ name: 'Ya reservado' });
    await enrolmentIn(server, { token, courseId: course.id });
    // Without what was rendered for visitors a moment ago.
    const page = await visit({ at: '/courses?lista' });
    const button = page.getByRole('article', { name: 'Ya reservado' }).getByRole('button');
    await button.getByText('Inscribirse').waitFor();
    await signInElsewhere(page, token);
    await button.getByText('Inscripto').waitFor();
    await page.getByRole('button', { name: 'Salir' }).waitFor();
  });

  test('opens one session when the button is pressed repeatedly', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth' });
    const { names } = watchOperations(page);
    const release = await holdOperation(page, 'SignIn');
    await signIn(page, user.email);
    await page.getByRole('button', { name: 'Ingresando...' }).dispatchEvent('click');
    release();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Mis Próximos Cursos' }).waitFor();
    expect(names().filter((name) => name === 'SignIn')).toEqual(['SignIn']);
  });
});

describe('coming back', () => {
  test('a visitor gets to the requested page after signing in', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/history?x=1#cursos' });
    await page.waitForURL('**/auth');
    await signIn(page, user.email);
    await page.waitForURL('**/history?x=1#cursos');
    await page.getByRole('heading', { level: 1, name: 'Mi Pasaporte Digital' }).waitFor();
  });

  test('so does a user whose session has ended', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/profile', token: 'vencida', expecting: refused(401) });
    await page.getByText('Tu sesión venció').waitFor();
    await signIn(page, user.email);
    await page.waitForURL('**/profile');
  });

  test('after signing out the return path is removed', async ({ server, visit }) => {
    const { user, token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await page.waitForURL('**/auth');
    await signIn(page, user.email);
    await page.waitForURL('**/dashboard');
  });

  test("'Reintentar' opens the page that could not be loaded", async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'History');
    await page.goto('/history');
    await page.waitForURL('**/auth');
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mi Pasaporte Digital' }).waitFor();
    await page.waitForURL('**/history');
  });
});

const fillDraft = async (page: Page) => {
  await page.getByLabel('Fecha', { exact: true }).fill(academyDay(9).split('-').reverse().join('/'));
  await page.getByLabel('Hora').fill('10:30');
  await page.getByText('Tiro Deportivo').click();
  await page.getByText('Pistola 9mm').click();
};

const expectDraft = async (page: Page) => {
  await expect.poll(() => page.getByLabel('Hora').inputValue()).toBe('10:30');
  expect(await page.getByLabel('Fecha', { exact: true }).inputValue()).toBe(
    academyDay(9).split('-').reverse().join('/'),
  );
  expect(await page.getByRole('radio', { name: 'Tiro Deportivo' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Pistola 9mm' }).isChecked()).toBe(true);
};

describe('a booking that is filled in', () => {
  test('is kept for a visitor who has to sign in first', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/courses' });
    await fillDraft(page);
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'Debes iniciar sesión para programar una clase');
    await page.waitForURL('**/auth');
    await signIn(page, user.email);
    await page.waitForURL('**/courses#personalised-classes');
    await expectDraft(page);
  });

  test('is kept after the end of the session', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { user, token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: refused(401) });
    await fillDraft(page);
    await page.getByText('Cuento con arma y municiones propias').click();
    await connectGraphql(server.url, token).logout();
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await page.waitForURL('**/auth');
    await signIn(page, user.email);
    await page.waitForURL('**/courses#personalised-classes');
    await expectDraft(page);
  });

  test('is kept after leaving the page and returning', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await fillDraft(page);
    await mainLink(page, 'Historial').click();
    await page.waitForURL('**/history');
    await page.goBack();
    await expectDraft(page);
  });

  test('is removed after signing out', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await fillDraft(page);
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL('**/auth');
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Programar Clase' }).waitFor();
    expect(await page.getByLabel('Hora').inputValue()).toBe('');
  });
});

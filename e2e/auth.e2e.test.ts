import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aPendingStudent, aStudent, PASSWORD } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { refused, test, THEMES } from './stage.ts';
import type { Locator, Page } from 'playwright-core';

/** While the tabs change both forms are there. */
const fill = async (form: Locator, email: string, password: string) => {
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(password);
};

const signIn = async (page: Page, email: string, password: string) => {
  await fill(page.getByRole('tabpanel', { name: 'Iniciar sesión' }), email, password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
};

const signUp = async (page: Page, email: string, password: string) => {
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await fill(page.getByRole('tabpanel', { name: 'Registrarse' }), email, password);
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
};

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

describe('signing in', () => {
  test('with the right password leads to the dashboard', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth' });
    await signIn(page, user.email.toUpperCase(), PASSWORD);
    await expectToast(page, 'Sesión iniciada exitosamente');
    await page.waitForURL('**/dashboard');
    expect(await storedToken(page)).toMatch(/^[\w-]{20,}$/);
  });

  test('with the wrong password says so and stays', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth', expecting: refused(401) });
    await signIn(page, user.email, 'incorrecta');
    await expectToast(page, 'Email o contraseña incorrectos');
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(await storedToken(page)).toBeNull();
  });

  const faulty = [
    ['an invalid email', 'ana@', 'secreto1', messages.email, 'email'],
    ['a short password', 'ana@example.com', '12345', messages.password, 'password'],
    ['nothing', '', '', messages.email, 'email'],
  ] as const;

  for (const [what, email, password, text, focused] of faulty) {
    test(`with ${what} toasts the first error and focuses its field`, async ({ visit }) => {
      const page = await visit({ at: '/auth' });
      await signIn(page, email, password);
      await expectToast(page, text);
      expect(await page.locator('[data-scope=toast][data-part=root]').count()).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(focused);
      await page.getByRole('main').getByText(text).waitFor();
    });
  }

  test('a server that cannot be reached is told in words', async ({ visit }) => {
    const page = await visit({ at: '/auth', expecting: [/graphql|Failed to load resource/] });
    await page.route('**/graphql', (route) => route.abort());
    await signIn(page, 'ana@example.com', PASSWORD);
    await expectToast(page, messages.invalidCredentials);
  });

  const unreadable = [
    ['an unreadable error body', { status: 502, body: '<html>' }, 'Unknown error'],
    [
      'an error body without detail',
      { status: 500, contentType: 'application/json', body: '{}' },
      'HTTP 500',
    ],
    [
      'a detail',
      { status: 500, contentType: 'application/json', body: '{"detail":"Vuelve luego"}' },
      'Vuelve luego',
    ],
  ] as const;

  for (const [what, answer, text] of unreadable) {
    test(`${what} is shown as '${text}'`, async ({ visit }) => {
      const page = await visit({ at: '/auth', expecting: refused(answer.status) });
      await page.route('**/graphql', (route) => route.fulfill(answer));
      await signIn(page, 'ana@example.com', PASSWORD);
      await expectToast(page, text);
    });
  }
});

describe('a session that is already there', () => {
  test('leads from /auth to the dashboard without a word', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/auth', token });
    await page.waitForURL('**/dashboard');
    expect(await page.locator('[data-scope=toast][data-part=root]').count()).toBe(0);
  });

  test('of a pending user leads to the profile page', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/auth', token });
    await page.waitForURL('**/profile-setup');
    await page.getByRole('heading', { name: 'Completa tu Perfil' }).waitFor();
  });

  test('that has expired lands on /auth with its reason', async ({ visit }) => {
    const page = await visit({ at: '/auth', token: 'expired', expecting: refused(401) });
    await page.getByText('Tu sesión venció').waitFor();
    expect(await storedToken(page)).toBeNull();
  });

  test('expired on the dashboard lands on /auth with its reason', async ({ visit }) => {
    const page = await visit({ at: '/dashboard', token: 'expired', expecting: refused(401) });
    await page.waitForURL('**/auth');
    await page.getByText('Tu sesión venció').waitFor();
  });

  test('is not resumed in a circle when the dashboard cannot load', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/', token, expecting: refused(500) });
    await page.route('**/graphql', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"detail":"Se cayó"}' }),
    );
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
    await page.getByText('Se cayó').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { name: 'Mis Próximos Cursos' }).waitFor();
  });

  test('ends in every tab at once', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    const other = await page.context().newPage();
    await other.goto('/profile');
    await other.getByRole('heading', { name: 'Mi Perfil' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await expectToast(page, 'Sesión cerrada exitosamente');
    await page.waitForURL('**/auth');
    await other.waitForURL('**/auth');
    expect(await storedToken(page)).toBeNull();
  });

  test('ends here even when the server cannot be told', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token, expecting: [/graphql|Failed to load resource/] });
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).waitFor();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await expectToast(page, 'Sesión cerrada exitosamente');
    await page.waitForURL('**/auth');
    expect(await storedToken(page)).toBeNull();
  });
});

describe('arriving from Google', () => {
  test('the token leaves the address bar and is stored', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: `/auth?token=${token}` });
    await expectToast(page, 'Sesión iniciada exitosamente');
    await page.waitForURL('**/dashboard');
    expect(await storedToken(page)).toBe(token);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain(token);
  });

  test('a pending profile is completed first', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: `/auth?token=${token}&needs_setup=true` });
    await expectToast(page, 'Por favor completa tu perfil');
    await page.waitForURL('**/profile-setup');
  });

  test('a failure is told', async ({ visit }) => {
    const page = await visit({ at: '/auth?error=google' });
    await expectToast(page, 'Error al iniciar sesión con Google');
    expect(new URL(page.url()).search).toBe('');
  });

  test('where Google is not configured, the button says so', async ({ visit }) => {
    const page = await visit({ at: '/auth', expecting: refused(503) });
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expectToast(page, messages.googleNotConfigured);
  });
});

describe('signing up', () => {
  test('goes on to the profile with a word about it', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await signUp(page, 'nueva@example.com', 'secreto1');
    await expectToast(page, messages.signUpContinues);
    await page.waitForURL('**/profile-setup');
    await page.getByText('nueva@example.com').waitFor();
  });

  test('with an invalid email does not', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await signUp(page, 'nueva@', '123');
    await expectToast(page, 'Email inválido');
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test("that cannot go on says 'Error al crear cuenta'", async ({ visit }) => {
    const page = await visit({ at: '/auth', expecting: [/profile-setup|Failed to load resource/] });
    await page.route('**/assets/profile-setup.page-*.js', (route) => route.abort());
    await signUp(page, 'nueva@example.com', 'secreto1');
    await expectToast(page, 'Error al crear cuenta');
  });
});

for (const theme of THEMES) {
  test(`/auth is accessible and fits, ${theme}`, async ({ visit }) => {
    const page = await visit({ at: '/auth', theme });
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await page.getByRole('main').getByText(messages.password).waitFor();
    await expectGoodLook(page);
  });
}

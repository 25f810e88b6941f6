import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aPendingStudent, aStudent, PASSWORD } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { refused, test } from './stage.ts';
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
  test('with the right password opens the dashboard', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth' });
    await signIn(page, user.email.toUpperCase(), PASSWORD);
    await expectToast(page, 'Sesión iniciada exitosamente');
    await page.waitForURL('**/dashboard');
    expect(await storedToken(page)).toMatch(/^[\w-]{20,}$/);
  });
});

describe('a session that is already there', () => {
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
});

describe('returning from Google', () => {
  test('the token is removed from the URL and stored', async ({ server, visit }) => {
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

  test('a failure shows an error', async ({ visit }) => {
    const page = await visit({ at: '/auth?error=google' });
    await expectToast(page, 'Error al iniciar sesión con Google');
    await page.waitForURL((url) => url.search === '');
  });
});

describe('a sign-in with Google', () => {
  test('is not offered where it is not configured', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    expect(await page.getByRole('button', { name: 'Continuar con Google' }).count()).toBe(0);
  });
});

describe('signing up', () => {
  test('shows one panel at a time', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await page.getByRole('tabpanel').waitFor();
    const shown = page.evaluate(async () => {
      const counts = new Set<number>();
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        const panels = [...document.querySelectorAll('[role=tabpanel]')];
        counts.add(panels.filter((panel) => panel.getClientRects().length > 0).length);
      }
      return [...counts];
    });
    await page.getByRole('tab', { name: 'Registrarse' }).click();
    await page.getByRole('button', { name: 'Crear Cuenta' }).waitFor();
    expect(await shown).toEqual([1]);
  });

  test("shows 'Error al crear cuenta' when the next page cannot be loaded", async ({ visit }) => {
    const page = await visit({ at: '/auth', expecting: [/profile-setup|Failed to load resource/] });
    await page.route('**/assets/profile-setup.page-*.js', (route) => route.abort());
    await signUp(page, 'nueva@example.com', 'secreto1');
    await expectToast(page, 'Error al crear cuenta');
  });
});

test('/auth is accessible and fits', async ({ visit }) => {
  const page = await visit({ at: '/auth' });
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('main').getByText(messages.password).waitFor();
  await expectGoodLook(page);
});

for (const [at, button] of [
  ['/confirmar-correo', 'Es mi dirección'],
  ['/no-fui-yo', 'No fui yo: detener el cambio'],
] as const) {
  test(`${at} is accessible and fits, before and after an invalid link`, async ({ visit }) => {
    const page = await visit({ at: `${at}#${'x'.repeat(43)}`, expecting: refused(422) });
    const send = page.getByRole('button', { name: button });
    await send.waitFor();
    await expectGoodLook(page);
    await send.click();
    await page.getByText(messages.accountLinkInvalid).waitFor();
    await expectGoodLook(page);
  });
}
